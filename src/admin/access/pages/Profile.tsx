import { useTranslate } from 'ra-core';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Columns.tsx';
import { Page } from '../../ui/Page.tsx';
import { PasswordCard } from '../profile/PasswordCard.tsx';
import { SecondFactorCard } from '../profile/SecondFactorCard.tsx';
import { SessionsCard } from '../profile/SessionsCard.tsx';
import { useSession } from '../session.ts';

export default function Profile() {
  const translate = useTranslate();
  const person = useSession()?.person;
  if (!person) return null;
  return (
    <Page title={translate('access.profile.title')} narrow>
      <Card title={translate('access.profile.you')}>
        <Facts
          items={[
            [translate('access.field.name'), person.name],
            [translate('access.field.email'), person.email],
            [
              translate('access.profile.role'),
              translate(`roles.role.${person.role}.name`, { _: person.role }),
            ],
          ]}
        />
      </Card>
      <PasswordCard />
      <SecondFactorCard on={person.twoFactorEnabled} />
      <SessionsCard />
    </Page>
  );
}
