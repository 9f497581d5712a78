import { waitingValues } from '#shared/desks/waiting-values.ts';
import type { PlatformFilter } from '#admin/data/filter-operators.ts';
import type { ListSpec } from '#admin/data/list-state.ts';

/** Last four, name, address or order. */
function quickSearch(text: string): PlatformFilter | undefined {
  const words = text.replaceAll(/[•#]/g, ' ').trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const parts = words.map((word) => ({ text: { $contains: word } }));
  return parts.length === 1 ? parts[0] : { $and: parts };
}

export const giftCardListSpec = {
  openingSort: { field: 'updatedDate', order: 'DESC' },
  fields: [
    {
      id: 'state',
      path: 'state',
      kind: 'choice',
      options: ['UNUSED', 'IN_USE', 'USED_UP', 'PLANNED', 'UNDELIVERED', 'EXPIRED', 'DISABLED'],
    },
    { id: 'balance', path: 'balance', kind: 'amount', currency: 'currency' },
    { id: 'issued', path: 'createdDate', kind: 'date' },
    { id: 'sends', path: 'sendDate', kind: 'date' },
    { id: 'until', path: 'expirationDate', kind: 'date' },
    { id: 'bought', path: 'orderId', kind: 'yesNo', asks: '$exists' },
  ],
  tabs: [
    { id: 'unused', values: { state: ['UNUSED'] } },
    { id: 'inUse', values: { state: ['IN_USE'] } },
    { id: 'planned', values: { state: ['PLANNED'] } },
    { id: 'undelivered', values: waitingValues['gift-cards'], tone: 'danger' },
    { id: 'usedUp', values: { state: ['USED_UP'] } },
    { id: 'ended', values: { state: ['EXPIRED'] } },
    { id: 'stopped', values: { state: ['DISABLED'] } },
  ],
  quickSearch,
  worth: { amount: 'balance', currency: 'currency' },
  unlessAsked: [],
} as const satisfies ListSpec;
