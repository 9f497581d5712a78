import { createContext, use } from 'react';
import type { AdminResource } from './admin-resource.ts';

const ResourceRegistry = createContext<readonly AdminResource[]>([]);

export const ResourceRegistryProvider = ResourceRegistry.Provider;

/** All resources, in the order of the rail. */
export const useAdminResources = (): readonly AdminResource[] => use(ResourceRegistry);
