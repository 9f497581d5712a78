import type { Context } from '../context.ts';
import { entityEvents } from '../events/entity-events.ts';
import type { DomainEvent } from '../events/events.ts';
import type { QueryRequest, ReplaceOptions } from '../store/index.ts';
import { bulk, bulkByIds, type BulkReply } from './bulk.ts';
import type {
  CrudDefinition,
  Draft,
  EntitiesField,
  EntityField,
  IdField,
  PageMetadata,
  Paging,
  Stored,
} from './definition.ts';
import { extended, type ExtendedFieldsRequest } from './extended-fields.ts';
import { queryPage } from './query-page.ts';

type Maybe<T> = T | null | undefined;
type Revision = Maybe<string>;
type Operation<Request, Reply> = (request: Request, context: Context) => Promise<Reply>;
type Input = Maybe<object>;
type SaveOptions = Pick<ReplaceOptions, 'expectedRevision' | 'keepRevision'>;
type Changed = { id: string; revision?: Revision };

/** What a reply is to hold besides the plain fields, where the contract lets callers ask for more. */
interface ReplyExtras {
  fields?: Maybe<readonly string[]>;
}

interface ChangeOptions<Shown> extends ReplyExtras {
  /** What the client last saw. */
  revision?: Revision;
  /** Told after `updated`. */
  event?: (after: Shown) => DomainEvent;
}

/** Handlers to put under the contract's names, and what rules of more than these are built from. */
export interface Crud<
  Doc extends Stored,
  Shown extends Stored,
  Key extends string,
  Plural extends string,
  Id extends string,
  By extends Paging,
> {
  create: Operation<{ [K in Key]?: Input }, Record<Key, Shown>>;
  get: Operation<Record<Id, string> & ReplyExtras, Record<Key, Shown>>;
  update: Operation<
    Record<Key, Changed> & { fieldMask?: unknown; mask?: unknown } & ReplyExtras,
    Record<Key, Shown>
  >;
  remove: Operation<Record<Id, string>, Record<string, never>>;
  query: Operation<
    { query?: Maybe<QueryRequest> } & ReplyExtras,
    Record<Plural, Shown[]> & { pagingMetadata: PageMetadata[By] }
  >;
  bulkCreate: Operation<
    { [K in Plural]?: Maybe<readonly object[]> } & { returnEntity?: Maybe<boolean> },
    BulkReply<Shown>
  >;
  bulkUpdate: Operation<
    {
      [K in Plural]?: Maybe<
        readonly (Partial<Record<Key, Maybe<{ id?: Maybe<string> }>>> & { fieldMask?: unknown })[]
      >;
    } & { returnEntity?: Maybe<boolean> } & ReplyExtras,
    BulkReply<Shown>
  >;
  bulkRemove: Operation<{ [K in `${Id}s`]?: Maybe<readonly string[]> }, BulkReply<never>>;
  count: Operation<{ filter?: unknown }, { count: number }>;
  /** One app's own data beside the entity; its revision stays. */
  updateExtendedFields: Operation<ExtendedFieldsRequest, Record<Key, Shown>>;
  /** @throws what `notFound` says */
  find: (context: Context, id: string) => Promise<Doc>;
  /** The same, held until the transaction ends. */
  lock: (context: Context, id: string) => Promise<Doc>;
  /** A verb: holds the entity, changes it by `apply`, passes the rules of `write`, tells and presents. */
  change: (
    context: Context,
    id: string,
    apply: (before: Doc) => Doc | Promise<Doc>,
    options?: ChangeOptions<Shown>,
  ) => Promise<Record<Key, Shown>>;
}

/**
 * The plain operations of an entity, named by its contract: `crud<TaxGroupsApi>()({ … })`. Each locks before it reads,
 * writes with the revision the client saw, and tells in the same transaction.
 */
export const crud =
  <Api>() =>
  <
    Doc extends Stored,
    const Key extends EntityField<Api>,
    const Plural extends EntitiesField<Api>,
    const Id extends IdField<Api>,
    Shown extends Stored = Doc,
    const By extends Paging = 'cursor',
  >(
    definition: CrudDefinition<Doc, Shown, Key, Plural, Id, By>,
  ): Crud<Doc, Shown, Key, Plural, Id, By> => {
    const { entity, key, plural, id: idField, fqdn, notFound, paging = 'cursor' } = definition;
    const events = fqdn && entityEvents(fqdn);
    const scopeOf = (context: Context): object | undefined => definition.scope?.(context);
    const named = (shown: Shown): Record<Key, Shown> => ({ [key]: shown }) as Record<Key, Shown>;

    const presentMany = async (
      stored: readonly Doc[],
      context: Context,
      { fields }: ReplyExtras = {},
    ): Promise<Shown[]> =>
      definition.present
        ? definition.present(stored, context, new Set(fields))
        : (stored as unknown as Shown[]);

    const present = async (stored: Doc, context: Context, replyExtras?: ReplyExtras): Promise<Shown> => {
      const [shown] = await presentMany([stored], context, replyExtras);
      if (!shown) throw new Error('One entity is presented as one.');
      return shown;
    };

    /** What the rules make of a draft. */
    const written = async (
      draft: Draft<Doc>,
      before: Doc | undefined,
      context: Context,
      input?: object,
    ): Promise<Doc> => (definition.write ? definition.write(draft, before, context, input) : (draft as Doc));

    const find = async (context: Context, id: string): Promise<Doc> => {
      const { db, siteId } = context;
      const found = await entity.get(db, siteId, id, { scope: scopeOf(context) });
      if (!found) throw notFound(id);
      return found;
    };

    const lock = async (context: Context, id: string): Promise<Doc> => {
      const { db, siteId } = context;
      const found = await entity.getForUpdate(db, siteId, id, { scope: scopeOf(context) });
      if (!found) throw notFound(id);
      return found;
    };

    const insert = async (context: Context, input: Input): Promise<Shown> => {
      const { db, siteId, ids, clock } = context;
      const now = clock.now().toISOString();
      const draft = { ...input, id: ids.guid(), createdDate: now, updatedDate: now };
      const doc = await written(draft as unknown as Draft<Doc>, undefined, context, input ?? {});
      const shown = await present(await entity.insert(db, siteId, doc), context);
      if (events) await context.emit(events.created(shown));
      return shown;
    };

    const save = async (
      context: Context,
      { before, after }: { before: Doc; after: Doc },
      { fields, ...options }: SaveOptions & ReplyExtras,
    ): Promise<Shown> => {
      const { db, siteId, clock } = context;
      const stored = await entity.replace(db, siteId, after, { ...options, now: clock.now() });
      const [shown, was] = await presentMany(events ? [stored, before] : [stored], context);
      if (!shown) throw new Error('One entity is presented as one.');
      if (events) await context.emit(events.updated(shown, shown.id, was));
      return fields && fields.length > 0 ? present(stored, context, { fields }) : shown;
    };

    const updateOne = async (
      context: Context,
      input: Changed,
      { mask, path, fields }: { mask: unknown; path: string } & ReplyExtras,
    ): Promise<Shown> => {
      const before = await lock(context, input.id);
      const draft = entity.mergePatch(before, input, { mask, path });
      const after = await written(draft, before, context, input);
      return save(context, { before, after }, { expectedRevision: input.revision, fields });
    };

    const removeOne = async (context: Context, id: string): Promise<Doc> => {
      const before = await lock(context, id);
      // What it is shown with may go before it.
      const shown = events && (await present(before, context));
      await definition.beforeRemove?.(before, context);
      await entity.remove(context.db, context.siteId, before.id);
      if (events && shown) await context.emit(events.deleted(shown));
      return before;
    };

    return {
      find,
      lock,
      create: async (request, context) => named(await insert(context, request[key])),
      get: async (request, context) =>
        named(await present(await find(context, request[idField]), context, request)),
      update: async (request, context) => {
        const mask = request.fieldMask ?? request.mask;
        return named(await updateOne(context, request[key], { mask, path: key, fields: request.fields }));
      },
      remove: async (request, context) => {
        await removeOne(context, request[idField]);
        return {};
      },
      query: async ({ query, fields }, context) => {
        const scope = scopeOf(context);
        const { items, metadata } = await queryPage(entity, context, query ?? {}, { paging, scope });
        const page = { [plural]: await presentMany(items, context, { fields }), pagingMetadata: metadata };
        return page as Record<Plural, Shown[]> & { pagingMetadata: PageMetadata[By] };
      },
      bulkCreate: (request, context) =>
        bulk(context, {
          entries: (request[plural] as Maybe<readonly object[]>) ?? [],
          each: (input) => insert(context, input),
          ...(request.returnEntity && { show: (shown: Shown) => shown }),
        }),
      bulkUpdate: (request, context) => {
        const entries =
          (request[plural] as Maybe<readonly Partial<Record<Key | 'fieldMask', unknown>>[]>) ?? [];
        const inputOf = (entry: (typeof entries)[number]) => (entry[key] ?? { id: '' }) as Changed;
        const fields = request.returnEntity ? request.fields : undefined;
        return bulk(context, {
          entries,
          idOf: (entry) => inputOf(entry).id,
          each: (entry) => updateOne(context, inputOf(entry), { mask: entry.fieldMask, path: key, fields }),
          ...(request.returnEntity && { show: (shown: Shown) => shown }),
        });
      },
      bulkRemove: (request, context) =>
        bulkByIds(context, request[`${idField}s`] ?? [], {
          each: (id) => removeOne(context, id),
        }),
      count: async ({ filter }, context) => {
        const options = { root: '', scope: scopeOf(context) };
        return { count: await entity.countFound(context.db, context.siteId, { filter }, options) };
      },
      updateExtendedFields: async (request, context) => {
        const before = await lock(context, request.id);
        return named(
          await save(context, { before, after: extended(before, request) }, { keepRevision: true }),
        );
      },
      change: async (context, id, apply, { revision, event, fields } = {}) => {
        const before = await lock(context, id);
        const after = await written(await apply(before), before, context);
        const shown = await save(context, { before, after }, { expectedRevision: revision, fields });
        if (event) await context.emit(event(shown));
        return named(shown);
      },
    };
  };
