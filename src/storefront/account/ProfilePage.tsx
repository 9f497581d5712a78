import type { Member } from '../../wix/shopper/member-operations.ts';
import { useT } from '../shell/page-context.tsx';
import { shopperSettings } from '../../wix/shopper/settings.ts';
import { accountPage } from './account-page.tsx';
import { Awaited } from './Awaited.tsx';
import { SavedCards } from './cards/SavedCards.tsx';
import { OwnMailsSection } from './mails/OwnMailsSection.tsx';
import { ownMember, useOwnMember } from './member-store.ts';
import { PublicProfile } from './profile/PublicProfile.tsx';
import { useOwnFields } from './profile/use-own-fields.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfilePhoto } from './ProfilePhoto.tsx';

/** What is told to others, and asked for by the shop, is known by the embedded platform alone. */
function Embedded({ member }: { member: Member }) {
  const requested = useOwnFields();
  return (
    <>
      <ProfilePhoto member={member} />
      <ProfileForm member={member} fields={requested.fields} />
      <PublicProfile member={member} asked={requested} />
      <SavedCards />
      <OwnMailsSection />
    </>
  );
}

function Profile() {
  const t = useT();
  const state = useOwnMember();
  return state.phase === 'ready' ? (
    shopperSettings().embedded ? (
      <Embedded member={state.member} />
    ) : (
      <ProfileForm member={state.member} />
    )
  ) : (
    <Awaited phase={state.phase} failed={t('account.failed')} onRetry={ownMember.retry} />
  );
}

export default accountPage('profile', Profile);
