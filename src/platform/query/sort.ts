import { sql, type RawBuilder } from 'kysely';
import type { Field, FieldCatalog } from './field.ts';
import { DECIMAL, isStorableText } from './operand.ts';
import { readJson, rejectField } from './parsing.ts';
import { scalarPath } from './sql-document-test.ts';
import type { OperandKind, Sql } from './sql-values.ts';

export interface SortEntry {
  fieldName: string;
  order?: 'ASC' | 'DESC';
}

export interface SortKey {
  field: Field;
  descending: boolean;
}

export interface SortOptions {
  path: string;
  catalog: FieldCatalog;
  fallback: readonly SortEntry[];
  maxEntries: number;
}

/** Ends with `id`, so that two documents never tie; nulls come first ascending and last descending. */
export function parseSort(sort: unknown, options: SortOptions): SortKey[] {
  const input = readJson(sort, options.path) ?? [];
  const entries = Array.isArray(input) ? input : [input];
  const { catalog, maxEntries, path } = options;
  if (entries.length > maxEntries)
    return rejectField(path, `must have at most ${maxEntries} entries`, 'MAX_SIZE');
  const keys =
    entries.length > 0
      ? entries.map((entry, index) => parseEntry(entry, catalog, `${path}[${index}]`))
      : options.fallback.map(({ fieldName, order }) => ({
          field: catalog.any(fieldName),
          descending: order === 'DESC',
        }));
  const last = keys.at(-1);
  if (keys.some(({ field }) => field.path === 'id')) return keys;
  return [...keys, { field: catalog.any('id'), descending: last?.descending ?? false }];
}

function parseEntry(entry: unknown, catalog: FieldCatalog, path: string): SortKey {
  if (typeof entry !== 'object' || entry === null) return rejectField(path, 'must be an object');
  const { fieldName, order, direction } = entry as Record<string, unknown>;
  if (typeof fieldName !== 'string')
    return rejectField(`${path}.fieldName`, 'must be a field to sort by', 'REQUIRED_FIELD');
  const word = (order ?? direction ?? 'ASC') as unknown;
  if (word !== 'ASC' && word !== 'DESC')
    return rejectField(`${path}.order`, 'must be ASC or DESC', 'INVALID_ENUM_VALUE');
  const field = catalog.get(fieldName);
  if (field?.sort !== 'BOTH' && field?.sort !== word) {
    return rejectField(
      `${path}.fieldName`,
      `${fieldName} is not a field to sort by ${word}`,
      'FIELD_NOT_ALLOWED',
    );
  }
  return { field, descending: word === 'DESC' };
}

/** What the key sorts by: its column, or the first value in the document. */
export function sortExpression({ column, type, computed, ...field }: Field): Sql {
  if (computed) return computed.expression;
  if (column && !column.list) return sql.ref(column.name);
  const first = sql`(jsonb_path_query_first(doc, ${scalarPath(field)}) #>> '{}')`;
  return type === 'decimal' ? sql`platform_decimal${first}` : sql`${first} collate "C"`;
}

export function sortKind({ column, type }: Field): OperandKind {
  if (type === 'decimal') return 'numeric';
  return type === 'boolean' && column && !column.list ? 'boolean' : 'text';
}

export function orderBy(keys: readonly SortKey[], backwards: boolean): RawBuilder<unknown> {
  const parts = keys.map(({ field, descending }) =>
    descending === backwards
      ? sql`${sortExpression(field)} asc nulls first`
      : sql`${sortExpression(field)} desc nulls last`,
  );
  return sql`order by ${sql.join(parts)}`;
}

export const isNullable = ({ column, computed }: Field): boolean => !computed && column?.required !== true;

/** Whether a position can stand in the list these keys make. */
export const isPosition = (position: readonly (string | null)[], keys: readonly SortKey[]): boolean =>
  position.length === keys.length &&
  keys.every(({ field }, index) => {
    const value = position[index];
    if (value === null || value === undefined) return isNullable(field);
    const kind = sortKind(field);
    if (kind === 'numeric') return DECIMAL.test(value);
    return kind === 'boolean' ? value === 'true' || value === 'false' : isStorableText(value);
  });
