import { documents } from './generated/index.ts';
import { documentedPrefixes, sdkCalls } from './overrides.ts';
import type {
  EventEntry,
  OperationEntry,
  OperationRecord,
  PackageContract,
  QuerySpec,
  Route,
} from './schema.ts';

const contracts = [...(documents as readonly PackageContract[]), sdkCalls];
const byPackage = new Map(contracts.map((contract) => [contract.package, contract]));

/** Names that promise to change nothing; `getOrCreateBrand` does not. */
const readingName =
  /^(?:bulk)?(?:get(?!OrCreate)|list|query|search|count|aggregate|calculate|estimate|preview|validate|sum|convert)(?![a-z])/i;
/** GET calls that change something all the same. */
const changingName = /^(?:create|mark|handle|logout)/;

/**
 * The contract does not say which operations only read. Rule: the name starts with a reading verb, or the method is
 * GET and the name does not start with a changing one.
 */
export const isReadOnly = (name: string, method: string): boolean =>
  readingName.test(name) || (method === 'GET' && !changingName.test(name));

function describe(contract: PackageContract, name: string, entry: OperationEntry): OperationRecord {
  return {
    id: entry.fqn,
    package: contract.package,
    name,
    method: entry.method,
    path: entry.path,
    aliases: aliasesOf(contract.package, entry),
    permissions: entry.permissions ?? [],
    identities: entry.identities ?? [],
    errors: entry.errors ?? [],
    readOnly: isReadOnly(name, entry.method),
    ...(entry.entity !== undefined && { entityFqdn: entry.entity }),
  };
}

function aliasesOf(packageName: string, entry: OperationEntry): Route[] {
  const aliases = (entry.aliases ?? []).map((path) => ({ method: entry.method, path }));
  const prefixes = entry.unmapped ? Object.entries(documentedPrefixes[packageName] ?? {}) : [];
  for (const [bare, documented] of prefixes) {
    if (entry.path.startsWith(bare))
      aliases.push({ method: entry.method, path: documented + entry.path.slice(bare.length) });
  }
  return [...aliases, ...(entry.fallbacks ?? [])];
}

/** Every operation of the contract, implemented or not. */
export const operations: readonly OperationRecord[] = contracts.flatMap((contract) =>
  Object.entries(contract.operations).map(([name, entry]) => describe(contract, name, entry)),
);

export const eventTypes: readonly EventEntry[] = contracts.flatMap(({ events }) => events);

export function contractOf(packageName: string): PackageContract {
  const contract = byPackage.get(packageName);
  if (!contract) throw new Error(`no package ${packageName} in the contract`);
  return contract;
}

export function entryOf({
  package: packageName,
  name,
}: Pick<OperationRecord, 'package' | 'name'>): OperationEntry {
  const entry = contractOf(packageName).operations[name];
  if (!entry) throw new Error(`no operation ${packageName}.${name} in the contract`);
  return entry;
}

export function querySpec(packageName: string, name: string): QuerySpec {
  const spec = contractOf(packageName).querySpecs[name];
  if (!spec) throw new Error(`no query spec ${packageName}.${name} in the contract`);
  return spec;
}
