import type { Context } from '../context.ts';
import type { PlatformError } from '../contract/errors.ts';
import type { OperationName, Reply, Request } from '../contract/index.ts';
import type { PlainEntityFqdn } from '../events/entity-events.ts';
import type { CursorMetadata, Entity, OffsetMetadata } from '../store/index.ts';

/** What the store keeps of every entity. */
export interface Stored {
  id: string;
}

/** An entity about to be written: on create, what the caller sent with id and dates. */
export type Draft<Doc extends Stored> = Partial<Doc> & Stored;

type Requests<Api> = { [Name in OperationName<Api>]: Request<Api, Name> }[OperationName<Api>];
type Replies<Api> = { [Name in OperationName<Api>]: Reply<Api, Name> }[OperationName<Api>];

/** Names of the fields that hold such values, in any of the messages. */
type FieldOf<Messages, Value, Not = never> = Messages extends unknown
  ? {
      [Name in keyof Messages & string]-?: [NonNullable<Messages[Name]>] extends [never] | [Not]
        ? never
        : NonNullable<Messages[Name]> extends Value
          ? Name
          : never;
    }[keyof Messages & string]
  : never;

/** What the replies of a package call one entity. */
export type EntityField<Api> = FieldOf<Replies<Api>, object, readonly unknown[]>;
/** What they call many. */
export type EntitiesField<Api> = FieldOf<Replies<Api>, readonly object[]>;
/** What requests may call an id. */
export type IdField<Api> = FieldOf<Requests<Api>, string>;

/**
 * How a query's reply tells of its page: by cursor; by offset; or by cursor unless the query says `paging`, with the
 * fields both ways have.
 */
export type Paging = 'cursor' | 'offset' | 'platform';

export interface PageMetadata {
  cursor: CursorMetadata;
  offset: OffsetMetadata;
  platform: Pick<CursorMetadata, 'count'> &
    Partial<Pick<CursorMetadata, 'cursors'> & Pick<OffsetMetadata, 'offset' | 'total'>>;
}

export interface CrudDefinition<
  Doc extends Stored,
  Shown extends Stored,
  Key extends string,
  Plural extends string,
  Id extends string,
  By extends Paging,
> {
  entity: Entity<Doc>;
  /** What requests and replies call one of it, such as `taxGroup`. */
  key: Key;
  /** What replies call many of it, such as `taxGroups`. */
  plural: Plural;
  /** What requests call its id, such as `taxGroupId`. */
  id: Id;
  /** Such as `wix.billing.v1.tax_group`: whose events are told; absent where the contract has none. */
  fqdn?: PlainEntityFqdn;
  notFound: (id: string) => PlatformError;
  /**
   * The rules of everything that is written, by whichever operation: gives what is stored, throws what is rejected.
   * @param before undefined when the entity is new
   * @param input what the caller sent of it; undefined when a verb changes it
   */
  write?(
    draft: Draft<Doc>,
    before: Doc | undefined,
    context: Context,
    input: Partial<Doc> | undefined,
  ): Doc | Promise<Doc>;
  /** Throws what keeps it from being removed; what goes with it may go here. */
  beforeRemove?(before: Doc, context: Context): void | Promise<void>;
  /**
   * What callers and events are told of entities.
   * @param requested the `fields` of the request; none for events
   */
  present?(
    stored: readonly Doc[],
    context: Context,
    requested: ReadonlySet<string>,
  ): Shown[] | Promise<Shown[]>;
  /** A filter on everything this caller reads or changes; undefined for one who may see all. */
  scope?(context: Context): object | undefined;
  /** Default `cursor`. */
  paging?: By;
}
