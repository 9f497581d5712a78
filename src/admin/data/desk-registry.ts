import { createContext, use } from 'react';
import { useMay } from '../access/session.ts';
import type { AdminDesk } from './define-desk.ts';

const DeskRegistry = createContext<readonly AdminDesk[]>([]);

export const DeskRegistryProvider = DeskRegistry.Provider;

/** All desks, in the order of the rail. */
export const useDesks = (): readonly AdminDesk[] => use(DeskRegistry);

export const useDesk = (name: string): AdminDesk | undefined => useDesks().find((each) => each.name === name);

/** Whether this person may make such a record, on a page that there is. */
export function useMayCreate(name: string): boolean {
  const desk = useDesk(name);
  const may = useMay(desk?.rights['create']);
  return may && desk?.create !== undefined;
}
