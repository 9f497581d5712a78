import { useGetList, useGetMany, useTranslate } from 'ra-core';
import { MessageSquare, ShieldAlert, ShoppingBag, Star, UserPlus } from 'lucide-react';
import { auditLogDesk } from '../../../../shared/desks/audit-log.ts';
import type { Order } from '../../../../wix/order-operations.ts';
import { useMay, useStoreProfile } from '../../../access/session.ts';
import { Timeline, type TimelineEntry } from '../../../ui/timeline/Timeline.tsx';
import { useNameOf } from '../../../ui/use-name-of.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { shortNameOf, type OpenCustomer } from '../customer-record.ts';
import { reviewsOf, type TheirReview } from './ReviewsCard.tsx';
import { useNotes } from './use-customers.ts';
import { useTheirs } from './use-theirs.ts';

interface Deed {
  id: string;
  at: string;
  operation: string;
  staffEmail: string;
  outcome: string;
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
  'signOutCustomer',
  'mailPasswordLink',
]);
const MOST = 50;
const quiet = { retry: false, onError: () => undefined } as const;

function useDeeds({ id, memberId }: OpenCustomer): Deed[] {
  const mayRead = useMay(auditLogDesk.rights.list);
  const { data = [] } = useGetList<Deed>(
    'audit-log',
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'at', order: 'DESC' },
      filter: { entityId: memberId === undefined ? [id] : [id, memberId], outcome: 'succeeded' },
    },
    { ...quiet, enabled: mayRead },
  );
  return data.filter(({ operation }) => TOLD.has(operation.split('.').at(-1) ?? ''));
}

interface Props {
  customer: OpenCustomer;
  /** What this person may read of other desks. */
  reads: { orders: boolean; reviews: boolean };
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
  const deeds = useDeeds(customer);
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
    ...deeds.map(({ id, at, operation, staffEmail }) =>
      entry(
        id,
        at,
        ShieldAlert,
        translate(`customers.timeline.${operation.split('.').at(-1)}`, { who: nameOf(staffEmail), name }),
      ),
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
