import { useGetList, useGetMany, useTranslate } from 'ra-core';
import {
  Award,
  MessageSquare,
  ShieldAlert,
  ShoppingBag,
  Star,
  UserCog,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { auditLogDesk } from '#shared/desks/audit-log.ts';
import type { Order } from '#wix/order-operations.ts';
import { useMay, useStoreProfile } from '#admin/access/session.ts';
import { Timeline, type TimelineEntry } from '#admin/ui/timeline/Timeline.tsx';
import { useNameOf } from '#admin/ui/use-name-of.ts';
import { formatMoney } from '#shared/money.ts';
import { shortNameOf, type OpenCustomer } from '../customer-record.ts';
import { reviewsOf, type TheirReview } from './ReviewsCard.tsx';
import { useNotes } from './use-customers.ts';
import { useMarks } from './use-marks.ts';
import { useTheirs } from './use-theirs.ts';

interface CustomerActivityRow {
  id: string;
  at: string;
  operation: string;
  staffEmail: string;
  outcome: string;
  entityIds?: string[];
  request?: unknown;
}

/** What staff did to a member or about a customer, as the log calls it; the rest of the log is no story of theirs. */
const TOLD = new Set([
  'approveMember',
  'blockMember',
  'muteMember',
  'unmuteMember',
  'disconnectMember',
  'updateMember',
  'createMember',
  'assignBadge',
  'unassignBadge',
  'assignRole',
  'unassignRole',
  'deleteMemberReports',
  'dismissMemberReports',
  'reopenMemberReports',
  'endCustomerSession',
  'resetSecondFactor',
  'signOutCustomer',
  'mailPasswordLink',
  'mergeCustomers',
  'splitCustomers',
]);
const nameIn = (operation: string): string => operation.split('.').at(-1) ?? '';
const iconOf = (name: string): LucideIcon => {
  if (name.endsWith('Badge')) return Award;
  return name.endsWith('Role') ? UserCog : ShieldAlert;
};
const MAX = 50;
const quiet = { retry: false, onError: () => undefined } as const;

function useDeeds({ id, memberId }: OpenCustomer): CustomerActivityRow[] {
  const mayRead = useMay(auditLogDesk.rights.list);
  const { data = [] } = useGetList<CustomerActivityRow>(
    'audit-log',
    {
      pagination: { page: 1, perPage: MAX },
      sort: { field: 'at', order: 'DESC' },
      filter: { entityId: memberId === undefined ? [id] : [id, memberId], outcome: 'succeeded' },
    },
    { ...quiet, enabled: mayRead },
  );
  return data.filter(({ operation }) => TOLD.has(nameIn(operation)));
}

interface Props {
  customer: OpenCustomer;
  /** What this person may read of other desks. */
  reads: { orders: boolean; reviews: boolean; badges: boolean; reports: boolean };
}

/** What they did and what was done about them, the newest first, with who did it. */
export function CustomerTimeline({ customer, reads }: Props) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const nameOf = useNameOf();
  const { orderIds } = customer.details;
  const { data: orders = [] } = useGetMany<Order & { id: string }>(
    'orders',
    { ids: orderIds },
    { ...quiet, enabled: reads.orders && orderIds.length > 0 },
  );
  const { data: reviews = [] } = useTheirs<TheirReview>('reviews', {
    ...reviewsOf(customer),
    enabled: reads.reviews,
  });
  const { data: notes = [] } = useNotes(customer.id);
  const actions = useDeeds(customer);
  const marked = useMarks(customer, actions, reads);
  const name = shortNameOf(customer);
  const entry = (
    id: string,
    at: Date | string | null | undefined,
    icon: TimelineEntry['icon'],
    sentence: string,
  ): TimelineEntry => ({
    id,
    at: at ? new Date(at) : undefined,
    icon,
    tone: 'plain',
    chatter: false,
    sentence,
  });
  const entries = [
    ...actions.map(({ id, at, operation, staffEmail, ...action }) =>
      entry(
        id,
        at,
        iconOf(nameIn(operation)),
        translate(`customers.timeline.${nameIn(operation)}`, {
          who: nameOf(staffEmail),
          name,
          record: marked.nameOf(action) ?? translate('customers.timeline.one'),
        }),
      ),
    ),
    ...marked.entries.map(({ id, at, icon, key, values }) =>
      entry(id, at, icon, translate(`customers.timeline.${key}`, { name, ...values })),
    ),
    ...orders.map(({ id, number, purchasedDate, priceSummary, currency }) =>
      entry(
        `order-${id}`,
        purchasedDate,
        ShoppingBag,
        translate('customers.timeline.order', {
          name,
          number,
          amount: formatMoney(priceSummary?.total?.amount ?? '0', currency ?? '', locale),
        }),
      ),
    ),
    ...reviews.map(({ id, reviewDate, content }) =>
      entry(
        `review-${id}`,
        reviewDate,
        Star,
        translate('customers.timeline.review', { name, smart_count: content?.rating ?? 0 }),
      ),
    ),
    ...notes.map(({ id, createdDate, by }) =>
      entry(
        `note-${id}`,
        createdDate,
        MessageSquare,
        translate('customers.timeline.note', { who: by ? nameOf(by) : translate('customers.note.app') }),
      ),
    ),
    ...(customer.joinedDate
      ? [entry('joined', customer.joinedDate, UserPlus, translate('customers.timeline.joined', { name }))]
      : []),
  ];
  return <Timeline entries={entries.toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0))} />;
}
