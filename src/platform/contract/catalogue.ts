import { callsBeyondSdk } from './beyond-sdk/index.ts';
import { documents } from './generated/index.ts';
import { lookedForByAbsence, olderOptional, requiredNonetheless } from './older-optional.ts';
import { olderRoutes } from './older-routes.ts';
import { amendments, documentedPrefixes, sdkCalls } from './overrides.ts';
import type {
  Alias,
  EventEntry,
  OperationEntry,
  OperationRecord,
  PackageContract,
  QuerySpec,
} from './schema.ts';

const contracts = [...(documents as readonly PackageContract[]).map(amend), sdkCalls, ...callsBeyondSdk];
const byPackage = new Map(contracts.map((contract) => [contract.package, contract]));

function amend(contract: PackageContract): PackageContract {
  const amendment = amendments[contract.package];
  const operations = Object.entries(contract.operations).map(([name, entry]) => {
    const amended = { ...entry, ...amendment?.operations[name] };
    return [name, withoutLaterRequirements(amended, `${contract.package}.${name}`)] as const;
  });
  return {
    ...contract,
    definitions: { ...contract.definitions, ...amendment?.definitions },
    operations: Object.fromEntries(operations),
  };
}

/** Packages of an earlier time may omit what is required only since. */
function withoutLaterRequirements(entry: OperationEntry, operation: string): OperationEntry {
  const optional = olderOptional[operation];
  if (!entry.required || !optional) return entry;
  const stays = new Set([...lookedForByAbsence, ...(requiredNonetheless[operation] ?? [])]);
  return {
    ...entry,
    required: entry.required.filter((field) => !optional.includes(field) || stays.has(field)),
  };
}

function describe(contract: PackageContract, name: string, entry: OperationEntry): OperationRecord {
  return {
    id: entry.fqn,
    package: contract.package,
    name,
    method: entry.method,
    path: entry.path,
    aliases: aliasesOf(contract.package, name, entry),
    permissions: entry.permissions ?? [],
    identities: entry.identities ?? [],
    errors: entry.errors ?? [],
    readOnly: entry.readOnly ?? false,
    ...(entry.entity !== undefined && { entityFqdn: entry.entity }),
  };
}

function aliasesOf(packageName: string, name: string, entry: OperationEntry): Alias[] {
  const { method, path, aliases = [], fallbacks = [] } = entry;
  const prefix = entry.unmapped && documentedPrefixes[packageName];
  return [
    ...aliases.map((alias) => ({ method, path: alias })),
    ...(prefix ? [{ method, path: prefix + path }] : []),
    ...fallbacks,
    ...(olderRoutes[`${packageName}.${name}`] ?? []),
  ];
}

/** Every operation of the contract, implemented or not. */
export const operations: readonly OperationRecord[] = contracts.flatMap((contract) =>
  Object.entries(contract.operations).map(([name, entry]) => describe(contract, name, entry)),
);

const byName = new Map(operations.map((operation) => [`${operation.package}.${operation.name}`, operation]));

/**
 * Finds an operation by package and name: `ecom_orders.getOrder`.
 * @throws for one that the contract does not have.
 */
export function findOperation(name: string): OperationRecord {
  const operation = byName.get(name);
  if (!operation) throw new Error(`The contract has no operation ${name}.`);
  return operation;
}

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

/** What today's declarations require of an operation, also of clients of an earlier time. */
export const declaredRequired = ({
  package: from,
  name,
}: Pick<OperationRecord, 'package' | 'name'>): readonly string[] =>
  (documents as readonly PackageContract[]).find((one) => one.package === from)?.operations[name]?.required ??
  [];

/** The operation writes status, headers and body of its reply itself. */
export const repliesRaw = (operation: OperationRecord): boolean =>
  entryOf(operation).reply === 'RawHttpResponse';

export function querySpec(packageName: string, name: string): QuerySpec {
  const spec = contractOf(packageName).querySpecs[name];
  if (!spec) throw new Error(`no query spec ${packageName}.${name} in the contract`);
  return spec;
}
