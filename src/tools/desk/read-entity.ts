import type { Field, OperationEntry, PackageContract } from '../../platform/contract/schema.ts';

/** What the contract says of the entity that a desk manages. */
export interface DeskEntity {
  /** The package of the SDK: `stores_brands-v-3`. */
  package: string;
  /** How requests name one: `brand`. */
  key: string;
  /** How the replies of the query name many: `brands`. */
  items: string;
  fqdn: string;
  operations: Readonly<Record<'create' | 'get' | 'update' | 'delete' | 'query', string>>;
  hasRevision: boolean;
  /** Texts that a person writes, the name first. */
  texts: readonly string[];
  switches: readonly string[];
  hasDates: boolean;
}

const isPlainText = (field: Field): boolean =>
  field.type === 'string' && !field.array && !field.map && (!field.format || field.format === 'WEB_URL');

/**
 * The entity that the package creates, reads, updates, deletes and queries; the first one where it has several.
 * @throws where one of the five operations is missing
 */
export function readEntity(contract: PackageContract): DeskEntity {
  const { operations, definitions } = contract;
  const keyOf = (entry: OperationEntry) =>
    Object.entries(definitions[entry.request]?.fields ?? {}).find(([, field]) => field.ref)?.[0];
  for (const [create, entry] of Object.entries(operations)) {
    const noun = /^create([A-Z]\w*)$/.exec(create)?.[1];
    const key = keyOf(entry);
    const message = key === undefined ? undefined : definitions[entry.request]?.fields?.[key]?.ref;
    if (noun === undefined || key === undefined || message === undefined) continue;
    const query = queryOf(contract, message);
    const named = { create, get: `get${noun}`, update: `update${noun}`, delete: `delete${noun}` };
    const update = operations[named.update];
    if (!query || !update || !operations[named.get] || !operations[named.delete]) continue;
    const fields = Object.entries(definitions[message]?.fields ?? {}).filter(([, { readonly }]) => !readonly);
    const texts = fields.filter(([, field]) => isPlainText(field)).map(([name]) => name);
    const title = texts.find((name) => /^(?:name|title|displayName)$/.test(name)) ?? texts[0];
    if (title === undefined) throw new Error(`${key} has no text that could be its name.`);
    return {
      package: contract.package,
      key,
      items: query.items,
      fqdn: update.entity ?? '',
      operations: { ...named, query: query.name },
      hasRevision: (update.required ?? []).includes(`${key}.revision`),
      texts: [title, ...texts.filter((name) => name !== title)],
      switches: fields.filter(([, { type, array }]) => type === 'boolean' && !array).map(([name]) => name),
      hasDates: 'updatedDate' in (definitions[message]?.fields ?? {}),
    };
  }
  throw new Error(`${contract.package} has no entity that it creates, gets, updates, deletes and queries.`);
}

function queryOf({ operations, definitions }: PackageContract, message: string) {
  for (const [name, { reply }] of Object.entries(operations)) {
    if (!name.startsWith('query')) continue;
    const items = Object.entries(definitions[reply]?.fields ?? {}).find(
      ([, { ref, array }]) => array && ref === message,
    );
    if (items) return { name, items: items[0] };
  }
  return undefined;
}
