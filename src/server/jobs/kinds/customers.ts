import { z } from 'zod';
import { customerColumnLabels as words } from '#shared/customer-columns.en.ts';
import type { CustomerSummary } from '#shared/customers.ts';
import type { customerExtensions } from '#shared/extensions/customers.ts';
import type { CustomerPreview } from '#shared/bulk-preview.ts';
import type { Selection } from '#shared/jobs.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind } from '../jobs.ts';
import { giveBadge, takeBadge } from './badge-members.ts';
import { checkedJob, oneByOne } from './bulk-job.ts';
import { customers } from './customer-source.ts';
import { exportJob, type Column } from './export-job.ts';
import { storeTime } from './store-time.ts';

const call = extensionCaller<typeof customerExtensions>();

const missing = 'The customer no longer exists.';
const GUEST = 'A guest has no account.';
const OFFLINE = 'Is disconnected for good.';

interface CustomerActionSpec {
  operation: string;
  /** Why there is nothing to do with this member, if so. */
  needless?: (member: CustomerSummary) => string | undefined;
}

/** Counts whom of a selection it is done to, and who is passed over because there is no account. */
async function foresee(platformFetch: PlatformFetch, selection: Selection): Promise<CustomerPreview> {
  const filter = 'ids' in selection ? { id: { $in: selection.ids } } : selection.filter;
  const { counts } = await call(platformFetch, 'aggregateCustomers', { filter, fields: ['status'] });
  const { GUEST: guests = 0, ...members } = counts;
  return { guests, members: Object.values(members).reduce((sum, count) => sum + count, 0) };
}

type MakeKind = (platformFetch: PlatformFetch) => JobKind;

/** Says beforehand how many guests are passed over. */
const foreseen =
  (make: MakeKind): MakeKind =>
  (platformFetch) => ({
    ...make(platformFetch),
    foresee: (selection) => foresee(platformFetch, selection),
  });

/** An operation on a member, done to each customer who is one. */
const memberDeed = ({ operation, needless }: CustomerActionSpec): MakeKind =>
  foreseen(
    checkedJob<CustomerSummary, object>({
      operation,
      entities: customers,
      batch: 20,
      needless: (customer) => (customer.memberId === undefined ? GUEST : needless?.(customer)),
      gone: missing,
      act(work, chosen) {
        const members = new Map(chosen.map(({ id, memberId }) => [id, memberId]));
        return oneByOne(chosen, (id) => work.call(operation, { id: members.get(id) }, id));
      },
    }),
  );

export const approveCustomers = memberDeed({
  operation: 'members_members.approveMember',
  needless: ({ status }) =>
    status === 'OFFLINE' ? OFFLINE : status === 'APPROVED' ? 'Is a member already.' : undefined,
});

export const blockCustomers = memberDeed({
  operation: 'members_members.blockMember',
  needless: ({ status }) =>
    status === 'OFFLINE' ? OFFLINE : status === 'BLOCKED' ? 'Is blocked already.' : undefined,
});

export const muteCustomers = memberDeed({
  operation: 'members_members.muteMember',
  needless: ({ activityStatus }) => (activityStatus === 'MUTED' ? 'Is muted already.' : undefined),
});

const ofMembers = { entities: customers, memberOf: ({ memberId }: CustomerSummary) => memberId };

export const badgeCustomers = foreseen(giveBadge(ofMembers));
export const unbadgeCustomers = foreseen(takeBadge(ofMembers));

const whichRole = z.object({ roleKey: z.string().min(1).max(100) });
type WhichRole = z.infer<typeof whichRole>;

/** The contract gives and takes roles one by one; twice is once. */
const roleDeed = (
  operation: string,
  needless: (customer: CustomerSummary, roleKey: string) => string | undefined,
): MakeKind =>
  foreseen(
    checkedJob<CustomerSummary, WhichRole>({
      operation,
      entities: customers,
      batch: 20,
      params: whichRole,
      misfit: 'must say the role',
      repeatable: true,
      needless: (customer, { roleKey }) =>
        customer.memberId === undefined ? GUEST : needless(customer, roleKey),
      gone: missing,
      act({ call, params: { roleKey } }, chosen) {
        const members = new Map(chosen.map(({ id, memberId }) => [id, memberId]));
        return oneByOne(chosen, (id) => call(operation, { memberId: members.get(id), roleKey }, id));
      },
    }),
  );

export const giveRoleToCustomers = roleDeed('members_authorization.assignRole', ({ roles = [] }, key) =>
  roles.includes(key) ? 'Has the role already.' : undefined,
);
export const takeRoleFromCustomers = roleDeed('members_authorization.unassignRole', ({ roles = [] }, key) =>
  roles.includes(key) ? undefined : 'Does not have the role.',
);

export const deleteCustomers = memberDeed({ operation: 'members_members.deleteMember' });

const columns: Readonly<Record<keyof typeof words, Column<CustomerSummary>>> = {
  name: { title: words.name, value: ({ name = '' }) => name },
  firstName: { title: words.firstName, value: ({ firstName = '' }) => firstName },
  lastName: { title: words.lastName, value: ({ lastName = '' }) => lastName },
  nickname: { title: words.nickname, value: ({ nickname = '' }) => nickname },
  email: { title: words.email, value: ({ email = '' }) => email },
  phone: { title: words.phone, value: ({ phone = '' }) => phone },
  company: { title: words.company, value: ({ company = '' }) => company },
  kind: { title: words.kind, value: ({ memberId }) => (memberId === undefined ? 'GUEST' : 'MEMBER') },
  status: { title: words.status, value: ({ status }) => (status === 'GUEST' ? '' : status) },
  activity: { title: words.activity, value: ({ activityStatus = '' }) => activityStatus },
  privacy: { title: words.privacy, value: ({ privacyStatus = '' }) => privacyStatus },
  country: { title: words.country, value: ({ country = '' }) => country },
  orders: { title: words.orders, value: ({ orders }) => String(orders) },
  spent: { title: words.spent, value: ({ spent }) => spent.amount },
  currency: { title: words.currency, value: ({ spent }) => spent.currency },
  otherSpent: {
    title: words.otherSpent,
    value: ({ otherSpent = [] }) =>
      otherSpent.map(({ amount, currency }) => `${amount} ${currency}`).join(', '),
  },
  firstOrder: {
    title: words.firstOrder,
    value: ({ firstOrderDate }, zone) => storeTime(firstOrderDate, zone),
  },
  lastOrder: { title: words.lastOrder, value: ({ lastOrderDate }, zone) => storeTime(lastOrderDate, zone) },
  lastSeen: { title: words.lastSeen, value: ({ lastSeenDate }, zone) => storeTime(lastSeenDate, zone) },
  joined: { title: words.joined, value: ({ joinedDate }, zone) => storeTime(joinedDate, zone) },
  id: { title: words.id, value: ({ id }) => id },
};

export const exportCustomers = exportJob({
  operation: 'members_members.getMember',
  entities: customers,
  columns,
});
