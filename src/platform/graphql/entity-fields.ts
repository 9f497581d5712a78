import { GraphQLID, type GraphQLOutputType } from 'graphql';
import { contractOf, entryOf, type Definition, type OperationRecord } from '../contract/index.ts';
import { pointsOf } from './budget.ts';
import type { Exec, Json } from './exec.ts';
import { capitalized, entityName, prefixOf } from './names.ts';
import { callable, placeOf, withCost, type RootField } from './operation-fields.ts';
import { pageInfoOf } from './page-info.ts';
import type { Types } from './types.ts';

const pluralOf = (name: string): string =>
  /[^aeiou]y$/.test(name) ? name.replace(/y$/, 'ies') : name.endsWith('s') ? name : `${name}s`;

const replyFields = (operation: OperationRecord): NonNullable<Definition['fields']> =>
  contractOf(operation.package).definitions[entryOf(operation).reply]?.fields ?? {};

const requestFields = (operation: OperationRecord): NonNullable<Definition['fields']> =>
  contractOf(operation.package).definitions[entryOf(operation).request]?.fields ?? {};

/** Which field of a reply is the entity, or are the entities: the one of its name, else the only message there is. */
function messageField(operation: OperationRecord, name: string, array: boolean): string | undefined {
  const { definitions } = contractOf(operation.package);
  const found = Object.entries(replyFields(operation))
    .filter(
      ([, { ref, map, array: many = false }]) => !map && many === array && definitions[ref ?? '']?.fields,
    )
    .map(([key]) => key);
  const own = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return found.includes(own) ? own : found.length === 1 ? found[0] : undefined;
}

const readOnly = callable.filter((operation) => operation.readOnly);

const named = (name: string, of: OperationRecord): OperationRecord | undefined =>
  readOnly.find((operation) => operation.package === of.package && operation.name === name);

export interface Reader {
  operation: OperationRecord;
  /** Which field of the reply it is. */
  field: string;
  entity: string;
}

/** `getOrder`, where an id alone names the entity. */
function getterOf(entity: string, of: OperationRecord): (Reader & { id: string }) | undefined {
  const operation = named(`get${entity}`, of);
  const field = operation && messageField(operation, entity, false);
  const ids = operation?.path.match(/\{([^}]+)\}/g)?.map((place) => place.slice(1, -1)) ?? [];
  const [id = ''] = ids;
  if (!operation || field === undefined || ids.length !== 1 || !requestFields(operation)[id])
    return undefined;
  return { operation, field, entity, id };
}

/** `queryReviews`, else `searchOrders`. */
export function listerOf(entity: string, of: OperationRecord): Reader | undefined {
  for (const verb of ['query', 'search']) {
    const operation = named(`${verb}${pluralOf(entity)}`, of);
    const field = operation && messageField(operation, pluralOf(entity), true);
    if (operation && field !== undefined) return { operation, field, entity };
  }
  return undefined;
}

function entityField(types: Types, { operation, field, entity, id }: Reader & { id: string }): RootField {
  const { package: from } = operation;
  const fields = Object.entries(requestFields(operation)).filter(([name]) => name !== id);
  const input = types.inputOf(`${capitalized(prefixOf(operation))}${entity}RequestInput`, () => ({
    id: { type: GraphQLID },
    ...types.inputFields(from, fields),
  }));
  return {
    type: types.output(from, replyFields(operation)[field]?.ref ?? ''),
    args: { queryInput: { type: input } },
    ...withCost(() => pointsOf(operation, {})),
    async resolve(_root, { queryInput: { id: input, ...others } = {} }, { call }, info) {
      const reply = await call(
        operation,
        { ...others, ...(input !== undefined && { [id]: input }) },
        placeOf(info),
      );
      return reply[field];
    },
  };
}

/** What a list is answered as: `{ items, pageInfo }`. */
export const listType = (types: Types, { operation, field, entity }: Reader): GraphQLOutputType =>
  types.listOf(
    `${capitalized(prefixOf(operation))}${pluralOf(entity)}List`,
    types.output(operation.package, replyFields(operation)[field]?.ref ?? ''),
  );

/** The request's one message, `query` or `search`, is sent also where nothing is asked. */
const wholeQuery = ({ operation }: Reader, input: Json): Json => ({
  ...Object.fromEntries(
    Object.keys(requestFields(operation))
      .filter((name) => name === 'query' || name === 'search')
      .map((name) => [name, {}]),
  ),
  ...input,
});

export async function readList(
  lister: Reader,
  input: Json,
  call: Exec['call'],
  place: string,
): Promise<{ items: unknown; pageInfo: Json }> {
  const reply = await call(lister.operation, wholeQuery(lister, input), place);
  return { items: reply[lister.field] ?? [], pageInfo: pageInfoOf(reply) };
}

function listField(types: Types, lister: Reader): RootField {
  const { operation } = lister;
  const input = types.input(operation.package, entryOf(operation).request);
  return {
    type: listType(types, lister),
    ...(input && { args: { queryInput: { type: input } } }),
    ...withCost(({ queryInput = {} }) => pointsOf(operation, queryInput)),
    resolve: (_root, { queryInput = {} }, { call }, info) =>
      readList(lister, queryInput, call, placeOf(info)),
  };
}

/** An operation of each package that has an entity. */
const packages = [
  ...new Map(callable.filter(({ entityFqdn }) => entityFqdn).map((one) => [one.package, one])).values(),
];

/** `ecomOrdersV1Order` and `ecomOrdersV1Orders`: an entity by its id, and many of them. */
export function entityFields(types: Types): Record<string, RootField> {
  const fields: Record<string, RootField> = {};
  for (const of of packages) {
    const entity = entityName(of.entityFqdn ?? '');
    const getter = getterOf(entity, of);
    const lister = listerOf(entity, of);
    if (getter) fields[prefixOf(of) + entity] = entityField(types, getter);
    if (lister) fields[prefixOf(of) + pluralOf(entity)] = listField(types, lister);
  }
  return fields;
}
