import { OPEN_RETURNS } from '#shared/returns.ts';
import { waitingValues } from '#shared/desks/waiting-values.ts';
import type { PlatformFilter } from '#admin/data/filter-operators.ts';
import type { ListSpec } from '#admin/data/list-state.ts';

/** Every word somewhere in number, name or address. */
function quickSearch(text: string): PlatformFilter | undefined {
  const parts = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: { $contains: word.replace(/^#/, '') } }));
  return parts.length > 1 ? { $and: parts } : parts[0];
}

export const returnListSpec = {
  openingSort: { field: 'createdDate', order: 'DESC' },
  quickSearch,
  fields: [{ id: 'requested', path: 'createdDate', kind: 'date' }],
  tabs: [
    { id: 'requested', values: waitingValues.returns },
    { id: 'underWay', values: { state: ['ACCEPTED'] } },
    { id: 'here', values: { state: ['RECEIVED'] } },
    { id: 'open', values: { state: [...OPEN_RETURNS] } },
  ],
  unlessAsked: [],
} as const satisfies ListSpec;
