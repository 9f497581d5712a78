import { badgesDesk } from '#shared/desks/badges.ts';
import { badgeOperations, type Badge } from '#wix/badge-operations.ts';
import { useMay } from '#admin/access/session.ts';
import { BadgeChip } from '#admin/ui/BadgeChip.tsx';
import type { OpenCustomer } from '../../customer-record.ts';
import { useBadges } from '../../use-badges.ts';
import { useCustomerAction } from '../use-customers.ts';
import { Marks } from './Marks.tsx';
import './messages-cards.en.ts';

const markOf = ({ _id, title, backgroundColor, textColor, icon }: Badge) => ({
  id: _id ?? '',
  title: title ?? '',
  chip: (
    <BadgeChip
      title={title ?? ''}
      backgroundColor={backgroundColor ?? ''}
      textColor={textColor ?? ''}
      icon={icon}
    />
  ),
});

/** The badges of a member, in the order in which the profile shows them. */
export function BadgesCard({ customer }: { customer: OpenCustomer }) {
  const mayGive = useMay(badgesDesk.rights.give);
  const mayTake = useMay(badgesDesk.rights.take);
  const { data: all } = useBadges();
  const { memberId = '', badges = [] } = customer;
  const give = useCustomerAction<string>('customers.badge.assigned', (_provider, id) =>
    badgeOperations.give(id, [memberId]),
  );
  const take = useCustomerAction<string>('customers.badge.removed', (_provider, id) =>
    badgeOperations.take(id, [memberId]),
  );
  if (!all) return null;
  const has = ({ _id }: Badge) => badges.includes(_id ?? '');
  return (
    <Marks
      kind="badge"
      customer={customer}
      theirs={all.filter(has).map(markOf)}
      others={mayGive ? all.filter((badge) => !has(badge)).map(markOf) : undefined}
      onGive={(id) => give.mutate(id)}
      onTake={mayTake ? (id) => take.mutate(id) : undefined}
      busy={give.isPending || take.isPending}
      error={give.error ?? take.error}
    />
  );
}
