import { useEffect, useSyncExternalStore } from 'react';
import { hasSubdivisions } from '#shared/address/address-form.ts';
import type { Subdivision } from '#shared/address/subdivisions.ts';
import { createStore } from '../store.ts';

type Table = typeof import('#shared/address/subdivisions.ts');

/** The names of all states come once a page displays one: most addresses need none. */
const store = createStore<Table | undefined>(undefined);

async function load(): Promise<void> {
  if (!store.snapshot()) store.set(await import('#shared/address/subdivisions.ts'));
}

const none = (): undefined => undefined;

/** Undefined until they are here. A page that was left without them asks again when it needs them. */
export function useSubdivisionTable(needed: boolean): Table | undefined {
  const table = useSyncExternalStore(store.subscribe, store.snapshot, none);
  useEffect(() => {
    if (needed) void load().catch(() => undefined);
  }, [needed]);
  return table;
}

/** The states of the country; undefined while they are on their way. */
export function useSubdivisions(country: string): readonly Subdivision[] | undefined {
  const table = useSubdivisionTable(hasSubdivisions(country));
  return table?.listSubdivisions(country);
}
