import type { DataProvider } from 'ra-core';

type Verb = (resource: string, ...args: never[]) => Promise<unknown>;
/** A provider of one resource: some of react-admin's nine verbs, and verbs of its own; the resource comes first. */
export type ResourceProvider = Readonly<Record<string, Verb | boolean | undefined>>;

/** There, or fetched with the first call: the operations of another desk are not part of this one's page. */
export type Fetched<Provider> = Provider | (() => Promise<Provider>);

export const fetched = async <Provider extends object>(provider: Fetched<Provider>): Promise<Provider> =>
  typeof provider === 'function' ? provider() : provider;

/**
 * One provider out of one per resource. react-admin's `combineDataProviders` turns every property into a function, so
 * `supportAbortSignal` is lost and requests are never aborted; wrapping it with callbacks drops custom verbs.
 */
export function composeProviders(
  providers: Readonly<Record<string, Fetched<ResourceProvider>>>,
): DataProvider {
  const call = async (verb: string, resource: string, args: never[]): Promise<unknown> => {
    const input = providers[resource];
    if (!input) throw new Error(`No provider for the resource "${resource}"`);
    const provider = await fetched(input);
    const method = provider[verb];
    if (typeof method !== 'function') throw new Error(`The resource "${resource}" has no verb "${verb}"`);
    return method.call(provider, resource, ...args);
  };
  const verbs = new Map<string, Verb>();
  const verbNamed = (name: string): Verb => {
    const known = verbs.get(name) ?? ((resource, ...args) => call(name, resource, args));
    verbs.set(name, known);
    return known;
  };
  return new Proxy<object>(
    {},
    {
      get: (_, name) => {
        if (name === 'supportAbortSignal') return true;
        return typeof name === 'string' && name !== 'then' ? verbNamed(name) : undefined;
      },
    },
  ) as DataProvider;
}
