import { ListContext, type SortPayload } from 'ra-core';
import { createContext, use } from 'react';
import type { ListFilter } from '../../data/list-state.ts';

/** What a list shows, for what is done to all of it. */
export interface ShownList {
  filter: ListFilter;
  sort: SortPayload;
}

const ShownListContext = createContext<ShownList | undefined>(undefined);

/** For lists that are not react-admin's own, such as a queue with the record beside it. */
export const ShownListProvider = ShownListContext.Provider;

/** @throws outside of a list */
export function useShownList(): ShownList {
  const own = use(ShownListContext);
  const list = use(ListContext);
  if (own) return own;
  if (!list) throw new Error('There is no list around.');
  return { filter: list.filterValues as ListFilter, sort: list.sort };
}
