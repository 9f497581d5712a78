import { useState } from 'react';
import { endAllSessions, endOtherSessions, type MemberSession } from '#wix/shopper/account-security.ts';
import { usePath, useT } from '../../shell/page-context.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { Chip, Notice } from '../../shell/ui/Notice.tsx';
import { signOutOfAccount } from '../sign-out.ts';
import styles from './security.module.css';

interface Props {
  sessions: readonly MemberSession[];
  onChanged: () => Promise<void>;
}

/** Where somebody is signed in as this member. */
export function Sessions({ sessions, onChanged }: Props) {
  const t = useT();
  const to = usePath();
  const [busy, setBusy] = useState(false);
  const [isEnded, setEnded] = useState(false);
  const [failure, setFailure] = useState<{ thrown: unknown }>();
  const run = async (work: () => Promise<unknown>, then: () => unknown): Promise<void> => {
    setBusy(true);
    setEnded(false);
    setFailure(undefined);
    try {
      await work();
      await then();
    } catch (thrown) {
      setFailure({ thrown });
    }
    setBusy(false);
  };
  return (
    <section>
      <h2>{t('security.sessions')}</h2>
      {isEnded && <Notice kind="success">{t('security.sessionsOutcome.ended')}</Notice>}
      {failure && (
        <FailureNotice error={failure.thrown}>{t('security.sessionsOutcome.failed')}</FailureNotice>
      )}
      <ul className={styles['list']}>
        {sessions.map(({ id, createdDate, lastUsedDate, current }) => (
          <li key={id}>
            <Icon name="account" />
            <span>
              <b>
                {t('security.signedIn')} <ShopDate value={createdDate} look="time" />
              </b>
              <small>
                {t('security.lastUsed')} <ShopDate value={lastUsedDate} look="time" />
              </small>
            </span>
            {current && <Chip kind="success">{t('security.thisOne')}</Chip>}
          </li>
        ))}
      </ul>
      <div className={styles['offers']}>
        {sessions.length > 1 && (
          <Button
            look="line"
            size="sm"
            busy={busy}
            onClick={() =>
              void run(endOtherSessions, async () => {
                setEnded(true);
                await onChanged();
              })
            }
          >
            {t('security.endOthers')}
          </Button>
        )}
        <Button
          look="line"
          size="sm"
          busy={busy}
          onClick={() =>
            void run(endAllSessions, () => signOutOfAccount.forget(to('/sign-in?gone=everywhere')))
          }
        >
          {t('security.endAll')}
        </Button>
      </div>
    </section>
  );
}
