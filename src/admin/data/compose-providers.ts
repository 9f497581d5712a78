import type { DataProvider } from 'ra-core';

type Verb = (resource: string, ...args: never[]) => Promise<unknown>;
/** A provider of one resource: some of react-admin's nine verbs, and verbs of its own; the resource comes first. */
export type ResourceProvider = Readonly<Record<string, Verb | boolean | undefined>>;

const standardVerbs = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
] as const;

/**
 * One provider out of one per resource. react-admin's `combineDataProviders` turns every property into a function, so
 * `supportAbortSignal` is lost and requests are never aborted; wrapping it with callbacks drops custom verbs.
 */
export function composeProviders(providers: Readonly<Record<string, ResourceProvider>>): DataProvider {
  const names = new Set<string>([...standardVerbs, ...Object.values(providers).flatMap(verbsOf)]);
  const composed: Record<string, unknown> = { supportAbortSignal: true };
  for (const verb of names) {
    composed[verb] = (resource: string, ...args: never[]) => {
      const provider = providers[resource];
      if (!provider) throw new Error(`No provider for the resource "${resource}"`);
      const method = provider[verb];
      if (typeof method !== 'function') throw new Error(`The resource "${resource}" has no verb "${verb}"`);
      return method.call(provider, resource, ...args);
    };
  }
  return composed as DataProvider;
}

const verbsOf = (provider: ResourceProvider): string[] =>
  Object.keys(provider).filter((key) => typeof provider[key] === 'function');
