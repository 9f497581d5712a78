import { discountHows, discountTakes } from '#shared/discounts.ts';
import type { PlatformFilter } from '#admin/data/filter-operators.ts';
import type { ListSpec } from '#admin/data/list-state.ts';

/** Name or code, or the whole of one of many codes, which only the embedded platform knows. */
function quickSearch(text: string, own: boolean): PlatformFilter | undefined {
  const part = text.trim();
  if (part === '') return undefined;
  const search = { search: { $contains: part } };
  return own ? { $or: [search, { madeCode: part }] } : search;
}

export const discountListSpec = {
  openingSort: { field: 'effect', order: 'DESC' },
  fields: [
    { id: 'how', path: 'how', kind: 'choice', options: discountHows },
    { id: 'type', path: 'takes', kind: 'choice', options: discountTakes },
    { id: 'starts', path: 'starts', kind: 'date' },
    { id: 'ends', path: 'ends', kind: 'date' },
    { id: 'created', path: 'created', kind: 'date' },
  ],
  tabs: [
    { id: 'live', values: { state: ['live'] } },
    { id: 'scheduled', values: { state: ['scheduled'] } },
    { id: 'off', values: { state: ['off'] } },
    { id: 'ended', values: { state: ['ended'] } },
  ],
  quickSearch,
  held: true,
  unlessAsked: [],
} as const satisfies ListSpec;
