import type { Context } from '../context.ts';
import type { PlatformError } from '../contract/errors.ts';
import type { DomainEvent } from '../events/events.ts';
import type { Entity } from '../store/index.ts';
import { bulkByIds, type BulkReply, type Outcome, outcomeOf } from './bulk.ts';
import { lockedByFilter } from './by-filter.ts';
import type { Stored } from './definition.ts';
import { type PublicList, type TagChange, tagging, type Tags, type TagSet } from './tags.ts';

type Operation<Request, Reply> = (request: Request, context: Context) => Promise<Reply>;

/** As events say what was asked for. */
interface TagEventFields<Public extends PublicList> {
  assignedTags?: TagSet<Public>;
  unassignedTags?: TagSet<Public>;
}

interface TagDefinition<
  Doc extends Stored & { tags?: TagSet<Public> | undefined },
  Ids extends string,
  Public extends PublicList,
> {
  entity: Entity<Doc>;
  /** What rejections call one of it, such as `A promotion`. */
  what: string;
  /** What requests call ids of it, such as `promotionIds`. */
  ids: Ids;
  publicly: Public;
  notFound: (id: string) => PlatformError;
  /** Whether its time is over, though it is kept still. */
  isGone?(stored: Doc, context: Context): boolean;
  /** Where its tags are kept in more than one place. */
  put?(before: Doc, tags: Tags<Public>): Doc;
  /** What is told of each that was changed; absent where the contract has nothing for it. */
  events?(stored: Doc, tagEventFields: TagEventFields<Public>): readonly DomainEvent[];
}

interface TagOperations<Ids extends string, Public extends PublicList> {
  byIds: Operation<Record<Ids, readonly string[]> & TagChange<Public>, BulkReply<never>>;
  byFilter: Operation<{ filter?: unknown } & TagChange<Public>, { jobId: string }>;
}

/** Tags given to many and taken from them: what contracts call `bulkUpdate…Tags` and `bulkUpdate…TagsByFilter`. */
export const tagOperations = <
  Doc extends Stored & { tags?: TagSet<Public> | undefined },
  const Ids extends string,
  const Public extends PublicList,
>(
  definition: TagDefinition<Doc, Ids, Public>,
): TagOperations<Ids, Public> => {
  const { entity, what, ids, publicly, notFound } = definition;
  const isGone = (stored: Doc, context: Context): boolean => definition.isGone?.(stored, context) ?? false;
  const put = (before: Doc, tags: Tags<Public>): Doc => definition.put?.(before, tags) ?? { ...before, tags };

  /** @throws 400 where nothing is to be done */
  const retagging = (context: Context, { assignTags, unassignTags }: TagChange<Public>) => {
    const { db, siteId, clock } = context;
    const change = tagging(what, { assignTags, unassignTags }, publicly);
    const result = {
      ...(assignTags && { assignedTags: assignTags }),
      ...(unassignTags && { unassignedTags: unassignTags }),
    };
    return {
      after: (before: Doc): Doc => put(before, change(before.tags)),
      save: async (changed: readonly Doc[]): Promise<void> => {
        const stored = await entity.replaceMany(db, siteId, changed, { now: clock.now() });
        for (const one of stored)
          for (const event of definition.events?.(one, result) ?? []) await context.emit(event);
      },
    };
  };

  return {
    async byIds(request, context) {
      const { after, save } = retagging(context, request);
      const together = async (wanted: readonly string[]): Promise<Outcome<Doc>[]> => {
        const held = await entity.getManyForUpdate(context.db, context.siteId, wanted);
        const known = new Map(held.map((one) => [one.id, one]));
        const outcomes = wanted.map((id) =>
          outcomeOf(() => {
            const before = known.get(id);
            if (!before || isGone(before, context)) throw notFound(id);
            return after(before);
          }),
        );
        await save(outcomes.flatMap((one) => ('done' in one ? [one.done] : [])));
        return outcomes;
      };
      return bulkByIds<unknown>(context, request[ids], {
        together,
        async each(id) {
          for (const outcome of await together([id])) if ('refused' in outcome) throw outcome.refused;
        },
      });
    },

    /** All of them where the filter is empty. Done when it answers, so that the job it names is over. */
    async byFilter({ filter, ...input }, context) {
      const { after, save } = retagging(context, input);
      for await (const held of lockedByFilter(
        context,
        entity,
        { filter: filter ?? {} },
        { everything: true },
      ))
        await save(held.filter((one) => !isGone(one, context)).map(after));
      return { jobId: context.ids.guid() };
    },
  };
};
