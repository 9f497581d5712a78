import type { RawBuilder } from 'kysely';
import type { QuerySpec } from '../contract/index.ts';
import type { FieldType, FoldedText } from '../query/field.ts';
import type { SortEntry } from '../query/sort.ts';

export interface ColumnDefinition {
  /** `list`: all values behind a path through arrays, for `$eq`, `$in`, `$hasSome` and `$hasAll` on text. */
  type: Exclude<FieldType, 'json'> | 'list';
  /** Every document has it; pages deep in then cost what the first one does. */
  required?: boolean;
  /** An index of its own for filter and sort. */
  index?: boolean;
  /** Not made from the document: whoever knows the value writes it beside. Nobody sorts by it. */
  beside?: boolean;
  /** An index for `$startsWith` whatever the case; text only. */
  prefix?: boolean;
}

export interface EntityDefinition {
  /** The table's name, such as `orders`. */
  table: string;
  spec: QuerySpec;
  /** Fields that get a generated column, by path. Any other field is read from the document. */
  columns: Readonly<Record<string, ColumnDefinition>>;
  /** How fields without a column compare; by the JSON type of the operand when absent. */
  types?: Readonly<Record<string, FieldType>>;
  /** Indexes over several columns, by path: `[['status', 'createdDate']]`. Site first and id last are added. */
  indexes?: readonly (readonly string[])[];
  /** Paths a client cannot write; ignored in its body. */
  readonly?: readonly string[];
  /** Paths that cannot change after creation. */
  immutable?: readonly string[];
  defaultSort: readonly SortEntry[];
  maxLimit: number;
  defaultLimit?: number;
  maxSortEntries?: number;
  /** The searchable field that a forgiving search weighs most, such as the name. */
  heading?: string;
  /** A field for `$contains` only, beside those of the contract: these texts together, whatever case, accents and script. */
  text?: FoldedText & { field: string };
  /** Numbers to sort by that neither document nor columns hold, such as totals that another table stores: never null, exact as text. */
  sortedBy?: readonly { path: string; expression: RawBuilder<unknown> }[];
  /** Triggers maintain counts by these columns, so that counting over them costs the same at any size. */
  summary?: readonly string[];
  /** Decimals that the summary adds up beside each count; every document has them. */
  summaryOf?: readonly string[];
  /**
   * Triggers maintain counts of the short texts, numbers and flags in `of` by the columns `by`, over everything and within each
   * value of the list `within`: the facets of a listing then cost the same at any size.
   */
  facets?: { by: readonly string[]; within: string; of: readonly string[] };
  /**
   * The field of an operation's reply that is such a document, with all that is in it. `getRaw` and `searchRaw` then find its
   * text complete.
   */
  reply?: { operation: string; field: string };
  /** The document shows its revision as a string, counted up by every write. */
  revision?: boolean;
}
