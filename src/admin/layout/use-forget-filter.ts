import { useStoreContext } from 'ra-core';
import type { NavPlace } from './nav-places.ts';

/**
 * What the main navigation does as it opens a list: the filter and the page of the last visit are forgotten, the sort
 * stays. The way back from a record goes to the list as it was.
 */
export function useForgetFilter(): (place: Pick<NavPlace, 'resource'>) => void {
  const store = useStoreContext();
  return ({ resource }) => {
    if (!resource) return;
    const key = `${resource.name}.listParams`;
    const params = store.getItem<object>(key);
    if (params) store.setItem(key, { ...params, filter: {}, page: 1 });
  };
}
