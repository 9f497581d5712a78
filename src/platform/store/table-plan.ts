import { completionOf, findOperation, type Completion, type QueryField } from '../contract/index.ts';
import {
  fieldCatalog,
  type Field,
  type FieldCatalog,
  type FieldColumn,
  type FieldType,
} from '../query/field.ts';
import type { EntityDefinition } from './definition.ts';

/** What a definition comes down to; made once per entity. */
export interface TablePlan extends EntityDefinition {
  catalog: FieldCatalog;
  /** Columns made from the document. */
  generated: readonly Field[];
  dates: readonly string[];
  summaryTable: string;
  vocabularyTable: string;
  facetTable: string;
  /** Of the documents' text in replies. */
  completion?: () => Completion;
  defaultLimit: number;
  maxSortEntries: number;
}

export const isSearchable = ({ catalog }: TablePlan): boolean => catalog.searchable.length > 0;

const DEFAULT_LIMIT = 50;
const DEFAULT_SORT_ENTRIES = 4;

/** `priceSummary.total.amount` → `price_summary_total_amount`. */
export const columnName = (path: string): string =>
  path
    .replaceAll('.', '_')
    .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .slice(0, 60);

export function planTable(definition: EntityDefinition): TablePlan {
  const columns: Record<string, FieldColumn> = { id: { name: 'id', list: false, required: true } };
  const types: Record<string, FieldType> = { id: 'text', ...definition.types };
  for (const [path, { type, required = false, beside = false }] of Object.entries(definition.columns)) {
    columns[path] = { name: columnName(path), list: type === 'list', required, ...(beside && { beside }) };
    types[path] = type === 'list' ? 'text' : type;
  }
  const { text, spec, facets, reply, sortedBy = [] } = definition;
  if (text) {
    columns[text.field] = { name: columnName(text.field), list: false, required: true, folded: text };
    types[text.field] = 'text';
  }
  const found: QueryField[] = text ? [{ field: text.field, operators: ['$contains'], sort: 'NONE' }] : [];
  for (const { path } of sortedBy) types[path] = 'decimal';
  const sorted = sortedBy.map(({ path }): QueryField => ({ field: path, operators: [], sort: 'BOTH' }));
  const catalog = fieldCatalog(
    { ...spec, fields: [...spec.fields, ...found, ...sorted] },
    types,
    columns,
    Object.fromEntries(sortedBy.map(({ path, expression }) => [path, { expression }])),
  );
  const needed = [...(definition.summary ?? []), ...(definition.indexes ?? []).flat(), ...(facets?.by ?? [])];
  for (const path of needed) {
    if (!columns[path]) throw new Error(`${definition.table}: ${path} needs a column.`);
  }
  if (facets && !columns[facets.within]?.list)
    throw new Error(`${definition.table}: ${facets.within} is no list.`);
  if (reply && definition.revision)
    throw new Error(
      `${definition.table}: the database counts the revision, which the text in replies would lack.`,
    );
  return {
    ...definition,
    catalog,
    generated: [...Object.keys(definition.columns), ...(text ? [text.field] : [])].map((path) =>
      catalog.any(path),
    ),
    dates: Object.keys(types).filter((path) => types[path] === 'date'),
    summaryTable: `${definition.table}_summary`,
    vocabularyTable: `${definition.table}_words`,
    facetTable: `${definition.table}_facets`,
    ...(reply && { completion: () => completionOf(findOperation(reply.operation), reply.field) }),
    defaultLimit: definition.defaultLimit ?? Math.min(DEFAULT_LIMIT, definition.maxLimit),
    maxSortEntries: definition.maxSortEntries ?? DEFAULT_SORT_ENTRIES,
  };
}
