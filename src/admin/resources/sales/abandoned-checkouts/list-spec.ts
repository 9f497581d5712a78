import { STEPS } from '#shared/abandoned-checkouts.ts';
import { waitingValues } from '#shared/desks/waiting-values.ts';
import type { PlatformFilter } from '#admin/data/filter-operators.ts';
import type { ListSpec } from '#admin/data/list-state.ts';

const email = 'buyerInfo.email';
const firstName = 'contactDetails.firstName';
const lastName = 'contactDetails.lastName';

/** By the beginning of an address or a name; the contract knows no other search. */
function quickSearch(text: string): PlatformFilter | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (typed.includes('@')) return { [email]: { $startsWith: typed } };
  const [first = typed, ...others] = typed.split(/\s+/);
  if (others.length > 0)
    return { [firstName]: { $startsWith: first }, [lastName]: { $startsWith: others.join(' ') } };
  return { $or: [email, firstName, lastName].map((field) => ({ [field]: { $startsWith: typed } })) };
}

export const abandonedCheckoutListSpec = {
  openingSort: { field: 'createdDate', order: 'DESC' },
  fields: [
    { id: 'abandoned', path: 'createdDate', kind: 'date' },
    { id: 'value', path: 'totalPrice.amount', kind: 'amount', currency: 'currency', own: true },
    { id: 'reached', path: 'step', kind: 'choice', options: STEPS, own: true },
  ],
  tabs: [
    { id: 'open', values: waitingValues['abandoned-checkouts'] },
    { id: 'recovered', values: { status: ['RECOVERED'] } },
  ],
  quickSearch,
  unlessAsked: [],
} as const satisfies ListSpec;
