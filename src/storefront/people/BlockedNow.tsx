import { useEffect, useRef, useState } from 'react';
import type { ShownPerson } from '../../shared/people.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { FailureNotice } from '../shell/ui/FailureNotice.tsx';
import styles from './people.module.css';

interface Props {
  person: ShownPerson;
  onUnblocked: () => void;
}

/** In place of whom one has just blocked: said, and taken back as long as one looks at it. */
export function BlockedNow({ person, onUnblocked }: Props) {
  const t = useT();
  const to = usePath();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ thrown: unknown }>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  async function undo(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { unblock } = await import('../../wix/shopper/people-operations.ts');
      await unblock(person.id);
      onUnblocked();
    } catch (thrown) {
      setFailure({ thrown });
      setBusy(false);
    }
  }
  return (
    <div className="few-text">
      <h1 tabIndex={-1} ref={title} className={styles['notice']}>
        {t('people.blocked', { name: person.nickname ?? t('people.nameless') })}
      </h1>
      <p>{t('people.blockedText')}</p>
      {failure && <FailureNotice error={failure.thrown}>{t('people.unblockFailed')}</FailureNotice>}
      <div className={styles['buttons']}>
        <Button look="line" busy={busy} onClick={() => void undo()}>
          {t('people.unblock')}
        </Button>
        <ButtonLink look="line" href={to('/account/profile')}>
          {t('people.toProfile')}
        </ButtonLink>
      </div>
    </div>
  );
}
