import { useT } from '../shell/page-context.tsx';
import { accountPage } from './account-page.tsx';
import { Awaited } from './Awaited.tsx';
import { ownMember, useOwnMember } from './member-store.ts';
import { ProfileForm } from './ProfileForm.tsx';

function Profile() {
  const t = useT();
  const state = useOwnMember();
  return state.phase === 'ready' ? (
    <ProfileForm member={state.member} />
  ) : (
    <Awaited phase={state.phase} failed={t('account.failed')} onRetry={ownMember.retry} />
  );
}

export default accountPage('profile', Profile);
