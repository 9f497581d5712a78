import { SUBSCRIPTION_LIST_STATUSES } from '#shared/subscription-desk.ts';
import { waitingValues } from '#shared/desks/waiting-values.ts';
import type { PlatformFilter } from '#admin/data/filter-operators.ts';
import type { ListSpec } from '#admin/data/list-state.ts';

/** What comes, to whom, or their address. */
function quickSearch(text: string): PlatformFilter | undefined {
  const words = text.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const parts = words.map((word) => ({ text: { $contains: word } }));
  return parts.length === 1 ? parts[0] : { $and: parts };
}

export const subscriptionListSpec = {
  openingSort: { field: 'createdDate', order: 'DESC' },
  fields: [
    { id: 'status', path: 'standing', kind: 'choice', options: SUBSCRIPTION_LIST_STATUSES },
    { id: 'next', path: 'nextChargeDate', kind: 'deadline' },
    { id: 'amount', path: 'amount', kind: 'amount', currency: 'currency' },
    { id: 'frequency', path: 'frequency', kind: 'choice', options: ['DAY', 'WEEK', 'MONTH', 'YEAR'] },
    { id: 'product', path: 'product', kind: 'text' },
    { id: 'since', path: 'createdDate', kind: 'date' },
    { id: 'ended', path: 'endedDate', kind: 'date' },
  ],
  tabs: [
    { id: 'active', values: { standing: ['ACTIVE', 'OUT_OF_STOCK'] } },
    { id: 'failed', values: waitingValues.subscriptions, tone: 'danger' },
    { id: 'paused', values: { standing: ['PAUSED'] } },
    { id: 'canceled', values: { standing: ['CANCELED'] } },
    { id: 'ended', values: { standing: ['ENDED'] } },
  ],
  quickSearch,
  worth: { amount: 'amount', currency: 'currency' },
  unlessAsked: [],
} as const satisfies ListSpec;
