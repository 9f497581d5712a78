import { useEffect, useState } from 'react';
import type { OwnMailKind, OwnMails } from '#shared/own-mails.ts';
import { readOwnMails, stopOwnMails } from '#wix/shopper/own-mails.ts';
import { useT } from '../../shell/page-context.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import styles from './mails.module.css';

/** What the shop mails beside orders, how it came to that, and how it ends. */
export function OwnMailsSection() {
  const t = useT();
  const [mails, setMails] = useState<OwnMails>();
  const [failure, setFailure] = useState<{ thrown: unknown }>();
  const [busy, setBusy] = useState<OwnMailKind>();
  useEffect(() => {
    readOwnMails().then(setMails, (thrown: unknown) => setFailure({ thrown }));
  }, []);

  const turn = async (kind: OwnMailKind, stop: boolean): Promise<void> => {
    setBusy(kind);
    setFailure(undefined);
    await stopOwnMails(kind, stop).then(setMails, (thrown: unknown) => setFailure({ thrown }));
    setBusy(undefined);
  };

  const button = (kind: OwnMailKind, input: boolean) => (
    <Button look="line" size="sm" busy={busy === kind} onClick={() => void turn(kind, input)}>
      {t(`mails.${kind}.${input ? 'stop' : 'start'}`)}
    </Button>
  );

  return (
    <section className={styles['mails']} aria-busy={!mails && !failure}>
      <h2>{t('mails.title')}</h2>
      <div role="status">
        {failure && <FailureNotice error={failure.thrown}>{t('mails.failed')}</FailureNotice>}
      </div>
      {mails?.verified === false && <p className="quiet">{t('mails.unverified')}</p>}
      {mails?.verified && (
        <ul>
          <li>
            <span>
              <b>{t('mails.newsletter')}</b>
              {mails.newsletter ? (
                <small>
                  {t(mails.newsletter.given ? 'mails.agreed' : 'mails.withdrawn')}{' '}
                  <ShopDate value={mails.newsletter.date} />
                  {mails.newsletter.given && <q>{mails.newsletter.words}</q>}
                </small>
              ) : (
                <small>{t('mails.never')}</small>
              )}
            </span>
            {mails.newsletter && button('newsletter', mails.newsletter.given)}
          </li>
          <li>
            <span>
              <b>{t('mails.reminders')}</b>
              <small>{t(mails.reminders ? 'mails.remindersOn' : 'mails.remindersOff')}</small>
            </span>
            {button('reminders', mails.reminders)}
          </li>
        </ul>
      )}
      <p className="small quiet">{t('mails.orders')}</p>
    </section>
  );
}
