import type { Bounds } from '../../shared/contract/schema.ts';
import type { EntityEvents } from './generated/events.ts';

export type { Bounds };

/** What the generator writes and the runtime reads: one such document per served package. */
export interface PackageContract {
  package: string;
  version: string;
  definitions: Record<string, Definition>;
  operations: Record<string, OperationEntry>;
  events: EventEntry[];
  querySpecs: Record<string, QuerySpec>;
}

/** A message or an enum. */
export interface Definition {
  fields?: Record<string, Field>;
  /** Groups of fields of which at most one may be set; the group's name never travels. */
  oneOf?: Record<string, string[]>;
  enum?: string[];
}

export type ScalarType =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'timestamp'
  | 'bytes'
  | 'fieldMask'
  /** A free-form object: filters, extended fields. */
  | 'struct'
  | 'any';

export interface Field extends Bounds {
  type?: ScalarType;
  /** Name of a definition, in place of `type`. */
  ref?: string;
  array?: true;
  /** String keys; the type is that of the values. */
  map?: true;
  readonly?: true;
  immutable?: true;
  /** In replies the SDK's types say that it is there whenever its message is. */
  nonNullable?: true;
}

export interface OperationEntry {
  /** From the reviewed list, `src/tools/contract/effects.txt`. */
  readOnly?: true;
  fqn: string;
  method: string;
  /** As on www.wixapis.com, parameters by their REST path: `/ecom/v1/orders/{order.id}`. */
  path: string;
  /** The SDK knows no prefix on www.wixapis.com and sends the bare path. */
  unmapped?: true;
  aliases?: string[];
  /** Calls the SDK falls back to when a query string grows too long. */
  fallbacks?: { method: string; path: string }[];
  entity?: string;
  request: string;
  reply: string;
  /** REST paths that must be there if their parent is; a path may end with the name of a `oneOf` group. */
  required?: string[];
  /** Declared required by the SDK's documentation, but not found in the REST tree. */
  unresolved?: string[];
  permissions?: string[];
  identities?: string[];
  errors?: string[];
  /** `ruleName`s of field violations with rule OTHER. */
  rules?: string[];
}

export interface EventEntry {
  type: string;
  slug: string;
  name: string;
  permissions: string[];
}

/** The fully qualified names of entities that tell of themselves. */
export type EntityFqdn = keyof EntityEvents;

/** The events that exist of an entity. */
export type EventSlug<Entity extends EntityFqdn> = EntityEvents[Entity];

export type SortSupport = 'BOTH' | 'ASC' | 'DESC' | 'NONE';

export interface QueryField {
  field: string;
  operators: string[] | '*';
  sort: SortSupport;
}

export interface QuerySpec {
  paging: 'cursor' | 'offset';
  fields: QueryField[];
  searchable: string[];
  aggregatable: string[];
}

export interface Route {
  method: string;
  path: string;
}

/** How calls of an earlier time differ from today's: `older-shapes`. */
export type OlderShapeName =
  | 'productsV1'
  | 'collectionsV1'
  | 'deliveryProfilesV1'
  | 'deliveryCarrierDetails'
  | 'loginV1'
  | 'registerV1'
  | 'reviewContent';

/** Another way to an operation. */
export interface Alias extends Route {
  shape?: OlderShapeName;
  /** Fields that the operation requires and calls of this route never had. */
  optional?: readonly string[];
}

export interface OperationRecord {
  /** The method's fully qualified name; unique. */
  id: string;
  /** Such as `ecom_orders`. */
  package: string;
  name: string;
  method: string;
  path: string;
  aliases: readonly Alias[];
  permissions: readonly string[];
  identities: readonly string[];
  errors: readonly string[];
  readOnly: boolean;
  entityFqdn?: string;
}
