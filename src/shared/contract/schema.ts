/** The shape of `generated`: what the back office needs of the contract, a module a package. */

export interface Bounds {
  maxLength?: number;
  minLength?: number;
  /** Bounds of the container, not of its items. */
  maxSize?: number;
  minSize?: number;
  max?: number;
  min?: number;
  format?: string;
  decimal?: { gt?: number; gte?: number; lt?: number; lte?: number; maxScale?: number };
}

export interface Field extends Bounds {
  /** A scalar of the contract; one of `type`, `values` and `of` is there. */
  type?: string;
  /** What the enum allows. */
  values?: readonly string[];
  /** The fields below. */
  of?: Message;
  array?: true;
  map?: true;
  /** May be given on creation, not changed. */
  immutable?: true;
}

/** The fields that may be written, by name. */
export type Message = Readonly<Record<string, Field>>;

/** What is created and updated as a whole. */
export interface Entity {
  fqdn: string;
  fields: Message;
  /** Paths below the entity that must be there if their parent is. */
  required: Readonly<Record<Write, readonly string[]>>;
}

export type Write = 'create' | 'update';

export interface QuerySpec {
  paging: 'cursor' | 'offset';
  fields: Readonly<Record<string, QueryField>>;
  searchable: readonly string[];
  aggregatable: readonly string[];
}

export interface QueryField {
  /** `*` are all. */
  operators: readonly string[] | '*';
  sort: 'BOTH' | 'ASC' | 'DESC' | 'NONE';
  type?: string;
  values?: readonly string[];
}
