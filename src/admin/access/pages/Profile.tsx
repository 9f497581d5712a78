import { useTranslate } from 'ra-core';
import { Page } from '../../ui/Page.tsx';
import { NameCard } from '../profile/NameCard.tsx';
import { OrderEmailsCard } from '../profile/OrderEmailsCard.tsx';
import { PasswordCard } from '../profile/PasswordCard.tsx';
import { SecondFactorCard } from '../profile/SecondFactorCard.tsx';
import { SecondFactorNotice } from '../profile/SecondFactorNotice.tsx';
import { SessionsCard } from '../profile/SessionsCard.tsx';
import { useSession } from '../session.ts';
import '../../i18n/access.ts';

export default function Profile() {
  const translate = useTranslate();
  const person = useSession()?.person;
  if (!person) return null;
  return (
    <Page
      title={translate('access.profile.title')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
      narrow
    >
      {person.lacksSecondFactor && <SecondFactorNotice />}
      <NameCard person={person} />
      <OrderEmailsCard person={person} />
      <PasswordCard />
      <SecondFactorCard on={person.twoFactorEnabled} />
      <SessionsCard />
    </Page>
  );
}
