import { memberRolesDesk } from '#shared/desks/member-roles.ts';
import { memberRoleOperations } from '#wix/member-role-operations.ts';
import { useMay } from '#admin/access/session.ts';
import { isOfSystem } from '#shared/system-role.ts';
import type { OpenCustomer } from '../../customer-record.ts';
import { useRoles } from '../../use-roles.ts';
import { useCustomerAction } from '../use-customers.ts';
import styles from './cards.module.css';
import { Marks } from './Marks.tsx';
import './messages-cards.en.ts';

const markOf = (id: string, title: string) => ({
  id,
  title,
  chip: (
    <bdi className={styles['role']} title={id}>
      {title}
    </bdi>
  ),
});

/** The roles of a member; those that came with the shop are the platform's to give. */
export function RolesCard({ customer }: { customer: OpenCustomer }) {
  const mayGive = useMay(memberRolesDesk.rights.give);
  const { data: all } = useRoles();
  const { memberId = '', roles = [] } = customer;
  const give = useCustomerAction<string>('customers.role.assigned', (_provider, key) =>
    memberRoleOperations.assign(memberId, key),
  );
  const take = useCustomerAction<string>('customers.role.removed', (_provider, key) =>
    memberRoleOperations.unassign(memberId, key),
  );
  if (!all) return null;
  const titles = new Map(all.map(({ roleKey = '', title }) => [roleKey, title ?? roleKey]));
  const open = all.filter((role) => !isOfSystem(role) && !roles.includes(role.roleKey ?? ''));
  return (
    <Marks
      kind="role"
      customer={customer}
      theirs={roles.map((key) => markOf(key, titles.get(key) ?? key))}
      others={mayGive ? open.map(({ roleKey = '', title }) => markOf(roleKey, title ?? roleKey)) : undefined}
      onGive={(key) => give.mutate(key)}
      onTake={mayGive ? (key) => take.mutate(key) : undefined}
      busy={give.isPending || take.isPending}
      error={give.error ?? take.error}
    />
  );
}
