import { createContext, use } from 'react';
import { useMay } from '../access/session.ts';
import type { AdminResource } from './admin-resource.ts';

const ResourceRegistry = createContext<readonly AdminResource[]>([]);

export const ResourceRegistryProvider = ResourceRegistry.Provider;

/** All resources, in the order of the rail. */
export const useAdminResources = (): readonly AdminResource[] => use(ResourceRegistry);

export const useAdminResource = (name: string): AdminResource | undefined =>
  useAdminResources().find((each) => each.name === name);

/** Whether this person may make such a record, on a page that there is. */
export function useMayCreate(name: string): boolean {
  const resource = useAdminResource(name);
  const may = useMay(resource?.permissions['create']);
  return may && resource?.create !== undefined;
}
