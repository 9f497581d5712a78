import { useEffect, useState } from 'react';
import type { NamedPerson } from '#shared/people.ts';
import { readBlocked, unblock } from '#wix/shopper/people-operations.ts';
import { Face } from '../../shell/Face.tsx';
import { useT } from '../../shell/page-context.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import styles from './profile.module.css';

/** Whom the member blocks; nothing stands here where that is nobody. */
export function Blocked() {
  const t = useT();
  const [people, setPeople] = useState<readonly NamedPerson[]>([]);
  const [next, setNext] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState<'unblocked' | 'failed'>();
  const [rejected, setRejected] = useState<unknown>();

  const more = async (cursor: string): Promise<void> => {
    const page = await readBlocked(cursor);
    setPeople((before) => [...before, ...page.people]);
    setNext(page.next);
  };
  useEffect(() => {
    readBlocked().then(
      (page) => {
        setPeople(page.people);
        setNext(page.next);
      },
      () => setSaid('failed'),
    );
  }, []);

  const act = async (key: string, work: () => Promise<void>): Promise<void> => {
    setBusy(key);
    setSaid(undefined);
    await work().catch((thrown: unknown) => {
      setSaid('failed');
      setRejected(thrown);
    });
    setBusy(undefined);
  };
  const release = (id: string) =>
    act(id, async () => {
      await unblock(id);
      setPeople((before) => before.filter((one) => one.id !== id));
      setSaid('unblocked');
    });

  if (people.length === 0 && said === undefined) return null;
  return (
    <section className={styles['blocked']}>
      <h2>{t('blocked.title')}</h2>
      <div role="status">
        {said === 'unblocked' && <Notice kind="success">{t('blocked.unblocked')}</Notice>}
        {said === 'failed' && <FailureNotice error={rejected}>{t('blocked.failed')}</FailureNotice>}
      </div>
      <ul>
        {people.map(({ id, nickname, photo, since }) => (
          <li key={id}>
            <Face photo={photo} name={nickname ?? t('people.nameless')} />
            <span>
              <bdi>{nickname ?? t('people.nameless')}</bdi>
              {since && (
                <small>
                  {t('blocked.since')} <ShopDate value={since} />
                </small>
              )}
            </span>
            <Button
              size="sm"
              look="line"
              busy={busy === id}
              aria-label={t('blocked.unblockNamed', { name: nickname ?? t('people.nameless') })}
              onClick={() => void release(id)}
            >
              {t('people.unblock')}
            </Button>
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <Button
          size="sm"
          look="line"
          busy={busy === 'more'}
          onClick={() => void act('more', () => more(next))}
        >
          {t('circle.more')}
        </Button>
      )}
      {people.length > 0 && <p className="micro">{t('blocked.text')}</p>}
    </section>
  );
}
