import type { DataProvider } from 'ra-core';

type Verb = (resource: string, ...args: never[]) => Promise<unknown>;
/** A provider of one resource: the nine of react-admin, plus verbs of its own whose first argument is the resource. */
export type ResourceProvider = Partial<DataProvider>;

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
export function composeProviders<Providers extends Record<string, ResourceProvider>>(
  providers: Providers,
): DataProvider & CustomVerbs<Providers> {
  const names = new Set<string>([...standardVerbs, ...Object.values(providers).flatMap(verbsOf)]);
  const composed: Record<string, unknown> = { supportAbortSignal: true };
  for (const verb of names) {
    composed[verb] = (resource: string, ...args: never[]) => {
      const provider = providers[resource];
      if (!provider) throw new Error(`No provider for the resource "${resource}"`);
      const method = provider[verb] as Verb | undefined;
      if (!method) throw new Error(`The resource "${resource}" has no verb "${verb}"`);
      return method.call(provider, resource, ...args);
    };
  }
  return composed as DataProvider & CustomVerbs<Providers>;
}

const verbsOf = (provider: ResourceProvider): string[] =>
  Object.keys(provider).filter((key) => typeof provider[key] === 'function');

type Union<T> = (T extends unknown ? (value: T) => void : never) extends (value: infer All) => void
  ? All
  : never;
type CustomVerbs<Providers extends Record<string, ResourceProvider>> = Union<
  { [Name in keyof Providers]: Omit<Known<Providers[Name]>, keyof DataProvider> }[keyof Providers]
>;
/** Without the index signature that react-admin's own type has. */
type Known<T> = { [Key in keyof T as string extends Key ? never : Key]: T[Key] };
