import { buyings, memberStatuses, reportStates } from '#shared/customers.ts';
import { badgesDesk } from '#shared/desks/badges.ts';
import { memberReportsDesk } from '#shared/desks/member-reports.ts';
import { memberRolesDesk } from '#shared/desks/member-roles.ts';
import { waitingValues } from '#shared/desks/waiting-values.ts';
import type { PlatformFilter } from '#admin/data/filter-operators.ts';
import type { ListSpec } from '#admin/data/list-state.ts';

/** Fewer are the number of an order, or of a house. */
const MIN_DIGITS = 4;

/** A phone by its end, whoever writes the code of the country before it; anything else by the parts of names and addresses. */
export function quickSearch(text: string): PlatformFilter | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const digits = typed.replaceAll(/[\s()./+-]/g, '').replace(/^0+/, '');
  if (/^\d+$/.test(digits) && digits.length >= MIN_DIGITS)
    return { phoneKey: { $startsWith: Array.from(digits).toReversed().join('') } };
  if (/^\S+@\S*$/.test(typed)) return { email: { $startsWith: typed } };
  const parts = typed.split(/\s+/).map((word) => ({ searchText: { $contains: word } }));
  return parts.length === 1 ? parts[0] : { $and: parts };
}

const reads = {
  badges: badgesDesk.rights.list,
  roles: memberRolesDesk.rights.list,
  reports: memberReportsDesk.rights.list,
};

export const customerListSpec = {
  openingSort: { field: 'lastSeenDate', order: 'DESC' },
  fields: [
    { id: 'status', path: 'status', kind: 'choice', options: memberStatuses },
    { id: 'activity', path: 'activityStatus', kind: 'choice', options: ['ACTIVE', 'MUTED'] },
    {
      id: 'badge',
      path: 'badges',
      kind: 'name',
      offered: 'records',
      record: 'badges',
      rights: reads.badges,
    },
    {
      id: 'role',
      path: 'roles',
      kind: 'name',
      offered: 'records',
      record: 'member-roles',
      rights: reads.roles,
    },
    { id: 'buying', path: 'buying', kind: 'choice', options: buyings },
    { id: 'orders', path: 'orders', kind: 'amount', plain: true },
    { id: 'spent', path: 'spent.amount', kind: 'amount' },
    { id: 'country', path: 'country', kind: 'name', offered: 'countries' },
    { id: 'seen', path: 'lastSeenDate', kind: 'date' },
    { id: 'ordered', path: 'lastOrderDate', kind: 'date' },
    { id: 'joined', path: 'joinedDate', kind: 'date' },
    { id: 'reported', path: 'reported', kind: 'choice', options: reportStates, rights: reads.reports },
    { id: 'confirmed', path: 'emailVerified', kind: 'yesNo' },
    { id: 'profile', path: 'privacyStatus', kind: 'choice', options: ['PUBLIC', 'PRIVATE'] },
    { id: 'email', path: 'email', kind: 'text' },
  ],
  tabs: [
    { id: 'members', values: { status: memberStatuses } },
    { id: 'guests', values: { status: ['GUEST'] } },
    { id: 'pending', values: waitingValues.customers, tone: 'danger' },
    { id: 'reported', values: { reported: ['OPEN'] }, rights: reads.reports },
    { id: 'blocked', values: { status: ['BLOCKED'] } },
    { id: 'unbought', values: { buying: ['NONE'] } },
  ],
  quickSearch,
  worth: { amount: 'spent.amount', currency: 'spent.currency' },
  unlessAsked: [],
} as const satisfies ListSpec;
