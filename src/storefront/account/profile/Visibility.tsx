import { useState } from 'react';
import type { ProfileVisibility } from '#shared/people.ts';
import { hideProfile, showProfile } from '#wix/shopper/people-operations.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Dialog } from '../../shell/ui/Dialog.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import styles from './profile.module.css';

const icons = { everyone: 'globe', members: 'people', nobody: 'lock' } as const;

interface Props {
  standing: ProfileVisibility;
  phoneIsPublic: boolean;
  /** Reads anew what is so now. */
  onChanged: () => Promise<void>;
}

/** Public or private; what comes of it is said before it is. */
export function Visibility({ standing, phoneIsPublic, onChanged }: Props) {
  const { seenBy, mayBePublic, shownTo } = standing;
  const t = useT();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ thrown: unknown }>();
  const isPrivate = seenBy === 'nobody';
  const action = isPrivate ? 'show' : 'hide';
  const close = (): void => {
    setOpen(false);
    setFailure(undefined);
  };
  async function go(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await (isPrivate ? showProfile() : hideProfile());
      await onChanged();
      setOpen(false);
    } catch (thrown) {
      setFailure({ thrown });
    }
    setBusy(false);
  }
  return (
    <section>
      <h2>{t('visibility.title')}</h2>
      <p className={styles['status']}>
        <Icon name={icons[seenBy]} />
        <span>
          <b>{t(`visibility.is.${seenBy}`)}</b> {t(`visibility.means.${seenBy}`)}
        </span>
      </p>
      {isPrivate && !mayBePublic ? (
        <Notice>{t('visibility.forbidden')}</Notice>
      ) : (
        <div>
          <Button look="line" size="sm" onClick={() => setOpen(true)}>
            {t(`visibility.${action}`)}
          </Button>
        </div>
      )}
      <Dialog open={open} title={t(`visibility.${action}Title`)} onClose={close}>
        <ul className={styles['comes']}>
          <li>{t(isPrivate ? `visibility.showTo.${shownTo}` : 'visibility.hideFrom')}</li>
          <li>{t(`visibility.${action}Names`)}</li>
          <li>
            {t(isPrivate && phoneIsPublic ? 'visibility.showStaysButPhone' : `visibility.${action}Stays`)}
          </li>
        </ul>
        {failure && <FailureNotice error={failure.thrown}>{t('visibility.failed')}</FailureNotice>}
        <p className={styles['buttons']}>
          <Button busy={busy} onClick={() => void go()}>
            {t(busy ? 'account.saving' : `visibility.${action}Go`)}
          </Button>
          <Button look="line" onClick={close}>
            {t('account.cancel')}
          </Button>
        </p>
      </Dialog>
    </section>
  );
}
