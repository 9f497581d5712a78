import { sql, type ExpressionBuilder, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Queryable } from '../../database/database.ts';
import { invalidField } from '../../platform/contract/errors.ts';
import { parseJson } from '../../platform/contract/sound.ts';
import { ownValue } from '../../shared/own-value.ts';

/** Most rows one answer carries. */
const MAX_ROWS = 1000;

/** A list request in the dialect of ra-data-simple-rest. */
export interface ListRequest {
  sort: { field: string; order: 'ASC' | 'DESC' } | undefined;
  from: number;
  /** Inclusive, as the dialect has it. */
  to: number;
  filter: Record<string, unknown>;
}

const parameters = {
  sort: z.tuple([z.string(), z.enum(['ASC', 'DESC'])]),
  range: z.tuple([z.int().min(0), z.int().min(0)]).refine(([from, to]) => to >= from && to - from < MAX_ROWS),
  filter: z.record(z.string(), z.unknown()),
};

function parameter<K extends keyof typeof parameters>(
  c: Context,
  name: K,
): z.infer<(typeof parameters)[K]> | undefined {
  const text = c.req.query(name);
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw invalidField(name, 'VALIDATION', 'is not valid JSON');
  }
  const result = parameters[name].safeParse(value);
  if (!result.success) throw invalidField(name, 'VALIDATION', 'does not fit the simple-rest dialect');
  return result.data as z.infer<(typeof parameters)[K]>;
}

/** @throws 400 for anything but `sort=["field","ASC"]&range=[0,24]&filter={}`, each of them optional. */
export function readListRequest(c: Context): ListRequest {
  const sort = parameter(c, 'sort');
  const [from, to] = parameter(c, 'range') ?? [0, 24];
  return { sort: sort && { field: sort[0], order: sort[1] }, from, to, filter: parameter(c, 'filter') ?? {} };
}

/** One page with its place in the whole. */
export function listReply(
  c: Context,
  resource: string,
  items: readonly unknown[],
  from: number,
  total: number,
): Response {
  const last = items.length === 0 ? from : from + items.length - 1;
  c.header('content-range', `${resource} ${from}-${last}/${total}`);
  return c.json(items);
}

// oxlint-disable-next-line typescript/no-explicit-any -- the tables are the caller's own; none is known here
type Tables = any;

/** The text of a filter. @throws 400 for anything else */
export function filterText(name: string, value: unknown): string {
  const result = z.string().min(1).max(500).safeParse(value);
  if (result.success) return result.data;
  throw invalidField(`filter.${name}`, 'VALIDATION', 'must be a text');
}

/** A filter that takes one value or several; of none there is nothing. */
export const oneOf =
  (name: string, column: string) =>
  (value: unknown, eb: ExpressionBuilder<Tables, Tables>): Expression<SqlBool> => {
    const values = (Array.isArray(value) ? value : [value]).map((item) => filterText(name, item));
    return values.length === 0 ? sql<SqlBool>`false` : eb(column, 'in', values);
  };

export interface ListSpec<Row> {
  resource: string;
  /** Field of the answer → column it sorts by. */
  sortable: Readonly<Record<string, string>>;
  defaultSort: { field: string; order: 'ASC' | 'DESC' };
  /** How each filter narrows the rows; `id`, one or several, is always understood. */
  filters?: Readonly<
    Record<string, (value: unknown, eb: ExpressionBuilder<Tables, Tables>) => Expression<SqlBool>>
  >;
  /** Counting stops here, so that a long log stays cheap to page. */
  countCap?: number;
  present(row: Row): unknown;
}

const byId = (value: unknown, eb: ExpressionBuilder<Tables, Tables>): Expression<SqlBool> => {
  const ids = z
    .union([z.string().transform((id) => [id]), z.array(z.string()).max(MAX_ROWS)])
    .safeParse(value);
  if (!ids.success) throw invalidField('filter.id', 'VALIDATION', 'must be an id or a list of ids');
  return ids.data.length === 0 ? sql<SqlBool>`false` : eb('id', 'in', ids.data);
};

/** Answers a list request from a table that has an `id` column. `query` selects the rows that may be seen at all. */
export async function answerList<Row>(
  c: Context,
  db: Queryable,
  query: SelectQueryBuilder<Tables, Tables, Row>,
  spec: ListSpec<Row>,
): Promise<Response> {
  const request = readListRequest(c);
  let rows = query;
  for (const [name, value] of Object.entries(request.filter)) {
    const filter = name === 'id' ? byId : ownValue(spec.filters ?? {}, name);
    if (!filter) throw invalidField(`filter.${name}`, 'FIELD_NOT_ALLOWED', 'cannot be filtered by');
    rows = rows.where((eb: ExpressionBuilder<Tables, Tables>) => filter(value, eb));
  }
  const { field, order } = request.sort ?? spec.defaultSort;
  const column = ownValue(spec.sortable, field);
  if (column === undefined) throw invalidField('sort', 'FIELD_NOT_ALLOWED', `cannot be sorted by ${field}`);
  const direction = order === 'ASC' ? 'asc' : 'desc';

  const counted = spec.countCap === undefined ? rows : rows.limit(spec.countCap);
  const { total } = await db
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const page = await rows
    .orderBy(column, direction)
    .orderBy('id', direction)
    .offset(request.from)
    .limit(request.to - request.from + 1)
    .execute();
  return listReply(
    c,
    spec.resource,
    page.map((row) => spec.present(row)),
    request.from,
    total,
  );
}
