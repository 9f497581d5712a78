import { useState } from 'react';
import { useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Dialog } from '../shell/ui/Dialog.tsx';
import { FailureNotice } from '../shell/ui/FailureNotice.tsx';
import styles from './people.module.css';

interface Props {
  open: boolean;
  id: string;
  name: string;
  onClose: () => void;
  onBlocked: () => void;
}

/** What comes of it is said first. */
export function BlockDialog({ open, id, name, onClose, onBlocked }: Props) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [rejected, setRejected] = useState<unknown>();
  const [error, setError] = useState<'staff' | 'failed'>();
  const close = (): void => {
    setError(undefined);
    onClose();
  };
  async function go(): Promise<void> {
    setBusy(true);
    setError(undefined);
    const { block, isStaffRejection } = await import('../../wix/shopper/people-operations.ts');
    try {
      await block(id);
      close();
      onBlocked();
    } catch (thrown) {
      setError(isStaffRejection(thrown) ? 'staff' : 'failed');
      setRejected(isStaffRejection(thrown) ? undefined : thrown);
    }
    setBusy(false);
  }
  return (
    <Dialog open={open} title={t('people.blockTitle', { name })} onClose={close}>
      <ul className={styles['comes']}>
        <li>{t('people.blockHides')}</li>
        <li>{t('people.blockEnds')}</li>
        <li>{t('people.blockStays')}</li>
      </ul>
      {error && <FailureNotice error={rejected}>{t(`people.blockError.${error}`)}</FailureNotice>}
      <p className={styles['buttons']}>
        <Button busy={busy} onClick={() => void go()}>
          {t(busy ? 'people.blocking' : 'people.blockGo')}
        </Button>
        <Button look="line" onClick={close}>
          {t('people.cancel')}
        </Button>
      </p>
    </Dialog>
  );
}
