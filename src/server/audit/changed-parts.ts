import { dequal } from 'dequal/lite';
import { isObject } from '../../shared/is-object.ts';

type Fields = Record<string, unknown>;

const hasId = (value: unknown): value is Fields => isObject(value) && typeof value['id'] === 'string';

/** Replies wrap their entity, `{ order: {…} }`, some with an id or results beside it; the log keeps what is inside. */
export function unwrap(reply: unknown): unknown {
  if (!isObject(reply) || hasId(reply)) return reply;
  const values = Object.values(reply);
  if (values.length === 1 && isObject(values[0])) return values[0];
  const entities = values.filter(hasId);
  return entities.length === 1 ? entities[0] : reply;
}

/** Changes with every update and says nothing. */
const NOISE = new Set(['updatedDate']);

/**
 * The top-level fields that differ, as they were and as they are. What only the reply has was read in fewer fields
 * before and is no change, unless it was `requested` for.
 */
export function changedParts(
  before: unknown,
  after: unknown,
  requested?: readonly string[],
): { before: unknown; after: unknown } {
  const was = unwrap(before);
  const is = unwrap(after);
  if (!isObject(was) || !isObject(is)) return { before: was, after: is };
  const told = (key: string) => !requested || key in was || requested.includes(key);
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => !NOISE.has(key) && told(key) && !dequal(was[key], is[key]),
  );
  const pick = (from: Fields): Fields =>
    Object.fromEntries(keys.flatMap((key) => (key in from ? [[key, from[key]]] : [])));
  return { before: pick(was), after: pick(is) };
}

const ID_FIELD = /^(id|ids|.+Ids?)$/;

function idsIn(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([key, value]) =>
    ID_FIELD.test(key) ? [value].flat().filter((id): id is string => typeof id === 'string') : [],
  );
}

/** The id of an entry of a bulk request: its own, as in `{ orderId, fulfillments }`, or its entity's, as in `{ order: { id } }`. */
const idOfEntry = (entry: unknown): string[] => {
  if (!isObject(entry)) return [];
  const [own] = idsIn(entry);
  const nested = Object.values(entry).find(hasId);
  const id = own ?? nested?.['id'];
  return typeof id === 'string' ? [id] : [];
};

/** Ids an operation speaks of: its path's, and those at the top of its body; else those of its body's entries. */
export function entityIdsOf(pathParams: Readonly<Record<string, string>>, body: unknown): string[] {
  const fields = isObject(body) ? body : {};
  const ids = [...Object.values(pathParams), ...idsIn(fields)];
  if (ids.length > 0) return [...new Set(ids)];
  return [
    ...new Set(
      Object.values(fields).flatMap((value) => (Array.isArray(value) ? value.flatMap(idOfEntry) : [])),
    ),
  ];
}

/** The id of the entity a reply carries, such as that of a created order. */
export function createdId(reply: unknown): string | undefined {
  const entity = unwrap(reply);
  return isObject(entity) && typeof entity['id'] === 'string' ? entity['id'] : undefined;
}
