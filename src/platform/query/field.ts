import type { RawBuilder } from 'kysely';
import type { QuerySpec, SortSupport } from '../contract/index.ts';

/**
 * How values of a field compare: `date` as instants, `decimal` as numbers (also when written as text), `json` by the
 * JSON type of the operand.
 */
export type FieldType = 'text' | 'date' | 'decimal' | 'boolean' | 'json';

/** What a text field is made of, by paths of the document. */
export interface FoldedText {
  of: readonly string[];
  /** Paths with several texts, such as those of an order's lines. */
  lists?: readonly string[];
  /** Texts whose digits are found without what stands between them, such as phone numbers. */
  digits?: readonly string[];
  /** Columns beside the document. */
  beside?: readonly string[];
}

/** A stored column that holds the field's value; `list` holds all its values as a JSON array. */
export interface FieldColumn {
  name: string;
  list: boolean;
  /** Never null, so that a page deep in needs no branch for nulls. */
  required: boolean;
  /** Written by somebody else; the document does not hold the value. */
  beside?: boolean;
  /** Texts one after the other and folded: what is looked for is folded alike. */
  folded?: FoldedText;
}

export interface Field {
  path: string;
  keys: readonly string[];
  type: FieldType;
  operators: ReadonlySet<string> | '*';
  sort: SortSupport;
  column?: FieldColumn;
  /** Neither column nor part of the document, such as the rank of a search; never null. */
  computed?: Computed;
}

export interface Computed {
  expression: RawBuilder<unknown>;
  /** Without it the document does not tell: the value is read beside it. */
  fromDocument?(document: unknown): string;
}

export interface FieldCatalog {
  get(path: string): Field | undefined;
  /** Also answers for undeclared paths: for filters the server itself writes. */
  any(path: string): Field;
  searchable: readonly string[];
  aggregatable: readonly string[];
}

/** The SDK calls some fields `_id`, `_createdDate`, `_updatedDate`, and so do those who call without it. */
export const plainName = (path: string): string =>
  path.replaceAll(/(^|\.)_(?=(?:id|createdDate|updatedDate)(?:\.|$))/g, '$1');

export function fieldCatalog(
  spec: QuerySpec,
  types: Readonly<Record<string, FieldType>>,
  columns: Readonly<Record<string, FieldColumn>>,
  computed: Readonly<Record<string, Computed>> = {},
): FieldCatalog {
  const make = (path: string, operators: Field['operators'], sort: SortSupport): Field => ({
    path,
    keys: path.split('.'),
    type: types[path] ?? 'json',
    operators,
    sort,
    ...(columns[path] && { column: columns[path] }),
    ...(computed[path] && { computed: computed[path] }),
  });
  const declared = new Map(
    spec.fields.map(({ field, operators, sort }) => [
      field,
      make(field, operators === '*' ? '*' : new Set(operators), sort),
    ]),
  );
  return {
    get: (path) => declared.get(path) ?? declared.get(plainName(path)),
    any: (path) => declared.get(path) ?? make(path, '*', 'BOTH'),
    searchable: spec.searchable,
    aggregatable: spec.aggregatable,
  };
}
