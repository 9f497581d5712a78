import { useT } from '../shell/page-context.tsx';
import { shopperSettings } from '../../wix/shopper/settings.ts';
import { accountPage } from './account-page.tsx';
import { Awaited } from './Awaited.tsx';
import { SavedCards } from './cards/SavedCards.tsx';
import { OwnMailsSection } from './mails/OwnMailsSection.tsx';
import { ownMember, useOwnMember } from './member-store.ts';
import { PublicProfile } from './profile/PublicProfile.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfilePhoto } from './ProfilePhoto.tsx';

function Profile() {
  const t = useT();
  const state = useOwnMember();
  return state.phase === 'ready' ? (
    <>
      {shopperSettings().embedded && <ProfilePhoto member={state.member} />}
      <ProfileForm member={state.member} />
      {shopperSettings().embedded && <PublicProfile member={state.member} />}
      {shopperSettings().embedded && <SavedCards />}
      {shopperSettings().embedded && <OwnMailsSection />}
    </>
  ) : (
    <Awaited phase={state.phase} failed={t('account.failed')} onRetry={ownMember.retry} />
  );
}

export default accountPage('profile', Profile);
