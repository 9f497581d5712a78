import { useEffect, useRef } from 'react';
import { usePath, useT } from '../shell/page-context.tsx';
import { ButtonLink } from '../shell/ui/Button.tsx';
import { FailureNotice } from '../shell/ui/FailureNotice.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { accountPage } from './account-page.tsx';
import { Awaited } from './Awaited.tsx';
import { useWaited } from './waiting/use-waited.ts';
import { Waited } from './waiting/Waited.tsx';
import styles from './waiting/waiting.module.css';

/** Everything sold out that the member asked to hear of, and how to end that. */
function Waiting() {
  const t = useT();
  const to = usePath();
  const { state, said, busy, retry, stop } = useWaited();
  const status = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: reading goes on where it is said.
  useEffect(() => {
    if (said) status.current?.focus();
  }, [said]);
  if (state.phase !== 'ready')
    return <Awaited phase={state.phase} failed={t('account.failed')} onRetry={retry} />;
  return (
    <>
      <div role="status" className={styles['notice']} tabIndex={-1} ref={status}>
        {said?.kind === 'stopped' && (
          <Notice kind="success">{t('waiting.stopped', { name: said.name ?? t('waiting.removed') })}</Notice>
        )}
        {said?.kind === 'failed' && (
          <FailureNotice error={said.thrown}>{t('waiting.notStopped')}</FailureNotice>
        )}
      </div>
      {state.items.length === 0 ? (
        <div className={styles['none']}>
          <p>{t('waiting.none')}</p>
          <ButtonLink href={to('/collections/all')}>{t('waiting.look')}</ButtonLink>
        </div>
      ) : (
        <ul className={styles['list']}>
          {state.items.map((thing) => (
            <Waited key={thing.id} thing={thing} busy={busy === thing.id} onStop={() => void stop(thing)} />
          ))}
        </ul>
      )}
    </>
  );
}

export default accountPage('waiting', Waiting);
