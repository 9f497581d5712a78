import { useState, type FormEvent } from 'react';
import { deleteMember, isStaffDeletion } from '#wix/shopper/member-operations.ts';
import { usePath, useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Dialog } from '../../shell/ui/Dialog.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { TextField } from '../../shell/ui/TextField.tsx';
import { useFocusOnError } from '../../shell/use-focus-on-error.ts';
import { signOutOfAccount } from '../sign-out.ts';
import styles from './security.module.css';

/** The address is typed once more: no press by mistake deletes an account. */
export function DeleteAccount({ email }: { email: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <section>
      <h2>{t('security.delete')}</h2>
      <p className="small quiet">{t('security.deleteText')}</p>
      <div>
        <Button look="line" size="sm" onClick={() => setOpen(true)}>
          {t('security.deleteOpen')}
        </Button>
      </div>
      <Dialog open={open} title={t('security.deleteTitle')} onClose={() => setOpen(false)}>
        <DeleteForm email={email} />
      </Dialog>
    </section>
  );
}

function DeleteForm({ email }: { email: string }) {
  const t = useT();
  const to = usePath();
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<'staff' | 'failed'>();
  const [rejected, setRejected] = useState<unknown>();
  const form = useFocusOnError(attempt);
  const fits = typed.trim().toLowerCase() === email.toLowerCase();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!fits || busy) return;
    setBusy(true);
    setRejection(undefined);
    try {
      await deleteMember();
      signOutOfAccount.forget(to('/sign-in?gone=deleted'));
    } catch (thrown) {
      setRejection(isStaffDeletion(thrown) ? 'staff' : 'failed');
      setRejected(isStaffDeletion(thrown) ? undefined : thrown);
      setBusy(false);
    }
  };
  return (
    <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <ul className={styles['consequences']}>
        <li>{t('security.deleteGoes')}</li>
        <li>{t('security.deleteEnds')}</li>
        <li>{t('security.deleteStays')}</li>
        <li>{t('security.deleteReviews')}</li>
        <li>{t('security.deleteFinal')}</li>
      </ul>
      {rejection && <FailureNotice error={rejected}>{t(`security.deleteError.${rejection}`)}</FailureNotice>}
      <TextField
        label={t('security.deleteType', { email })}
        error={attempt > 0 && !fits && t('security.deleteWrong')}
        autoComplete="off"
        dir="ltr"
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" busy={busy}>
        {t(busy ? 'security.deleting' : 'security.deleteGo')}
      </Button>
    </form>
  );
}
