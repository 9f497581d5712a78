import { badgesDesk } from '#shared/desks/badges.ts';
import { customersDesk } from '#shared/desks/customers.ts';
import { memberRolesDesk } from '#shared/desks/member-roles.ts';
import { useMay } from '#admin/access/session.ts';
import type { OpenCustomer } from '../../customer-record.ts';
import { BadgesCard } from './BadgesCard.tsx';
import { FieldsCard } from './FieldsCard.tsx';
import { FollowsCard } from './FollowsCard.tsx';
import { RolesCard } from './RolesCard.tsx';

/** What belongs to a member beside what they bought; each part to who may read it. */
export function Belongings({ customer }: { customer: OpenCustomer }) {
  const badges = useMay(badgesDesk.rights.list);
  const roles = useMay(memberRolesDesk.rights.list);
  const fields = useMay(customersDesk.rights.fields);
  const follows = useMay(customersDesk.rights.follows);
  return (
    <>
      {badges && <BadgesCard customer={customer} />}
      {roles && <RolesCard customer={customer} />}
      {fields && <FieldsCard customer={customer} />}
      {follows && <FollowsCard customer={customer} />}
    </>
  );
}
