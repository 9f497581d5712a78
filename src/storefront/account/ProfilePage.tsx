import { definePage } from '../shell/define-page.ts';
import { useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { ownMember, useOwnMember } from './member-store.ts';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './account.module.css';

function Profile() {
  const t = useT();
  const state = useOwnMember();
  return (
    <>
      <h1>{t('profile.title')}</h1>
      {state.phase === 'loading' && <div className={styles['blank']} aria-busy="true" />}
      {state.phase === 'failed' && (
        <div className={styles['narrow']} role="alert">
          <p>{t('account.failed')}</p>
          <div>
            <Button look="line" onClick={ownMember.retry}>
              {t('account.retry')}
            </Button>
          </div>
        </div>
      )}
      {state.phase === 'ready' && <ProfileForm member={state.member} />}
    </>
  );
}

export default definePage({
  head: (_data, t) => ({ title: t('profile.title'), noIndex: true }),
  Page: () => (
    <AccountFrame section="profile">
      <Profile />
    </AccountFrame>
  ),
});
