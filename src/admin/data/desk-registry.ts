import { createContext, use } from 'react';
import { useMay } from '../access/session.ts';
import type { AdminDesk } from './define-desk.ts';

const DeskRegistry = createContext<readonly AdminDesk[]>([]);

export const DeskRegistryProvider = DeskRegistry.Provider;

/** All desks, in the order of the rail. */
export const useDesks = (): readonly AdminDesk[] => use(DeskRegistry);

export const useDesk = (name: string): AdminDesk | undefined => useDesks().find((each) => each.name === name);

/** Whether this person may `edit`, `create`, `delete` … the records of a desk. */
export function useMayDo(name: string, action: string): boolean {
  const rights = useDesk(name)?.rights;
  return useMay(rights?.[action]) && rights?.[action] !== undefined;
}

/** Whether this person may make such a record, on a page that there is. */
export function useMayCreate(name: string): boolean {
  const desk = useDesk(name);
  return useMayDo(name, 'create') && desk?.create !== undefined;
}
