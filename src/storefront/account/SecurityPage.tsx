import { definePage } from '../shell/define-page.ts';
import { useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { DeleteAccount } from './security/DeleteAccount.tsx';
import { Factors } from './security/Factors.tsx';
import { PasswordSection } from './security/PasswordSection.tsx';
import { Sessions } from './security/Sessions.tsx';
import { useSecurity } from './security/use-security.ts';
import styles from './account.module.css';

function Security() {
  const t = useT();
  const { state, retry } = useSecurity();
  return (
    <>
      <h1>{t('security.title')}</h1>
      {state.phase === 'loading' && <div className={styles['blank']} aria-busy="true" />}
      {state.phase === 'failed' && (
        <div className={styles['narrow']} role="alert">
          <p>{t('security.failed')}</p>
          <div>
            <Button look="line" onClick={retry}>
              {t('account.retry')}
            </Button>
          </div>
        </div>
      )}
      {state.phase === 'ready' && (
        <>
          <PasswordSection security={state.security} onChanged={retry} />
          <Factors security={state.security} onChanged={retry} />
          <Sessions sessions={state.security.sessions} onChanged={retry} />
          <DeleteAccount email={state.security.email} />
        </>
      )}
    </>
  );
}

export default definePage({
  head: (_data, t) => ({ title: t('security.title'), noIndex: true }),
  Page: () => (
    <AccountFrame section="security">
      <Security />
    </AccountFrame>
  ),
});
