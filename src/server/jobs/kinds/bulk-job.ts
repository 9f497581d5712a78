import { PlatformCallError } from '../../platform-call.ts';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { jobKind, type KindOptions, type Work } from './job-kind.ts';

/** The platform's bulk envelope. */
export interface BulkReply {
  results?: {
    itemMetadata?: {
      id?: string;
      originalIndex?: number;
      success?: boolean;
      error?: { code?: string; description?: string };
    };
  }[];
}

/** Per item what the platform said; codes in `skipped` mean there was nothing left to do. */
export function bulkOutcomes(
  reply: BulkReply,
  ids: readonly string[],
  skipped: readonly string[] = [],
): Outcome[] {
  return (reply.results ?? []).flatMap(({ itemMetadata: item }): Outcome[] => {
    const id = item?.id ?? ids[item?.originalIndex ?? -1];
    if (id === undefined) return [];
    if (item?.success) return [{ id, state: 'done' }];
    const code = item?.error?.code ?? '';
    const reason = item?.error?.description ?? (code || 'The platform gave no reason.');
    return [{ id, state: skipped.includes(code) ? 'skipped' : 'failed', reason }];
  });
}

type MakeKind = (platformFetch: PlatformFetch) => JobKind;

interface BulkOptions<Entity, Params> extends KindOptions<Entity, Params> {
  /** Where the request takes the ids; the params stand beside them. */
  ids: string;
  /** Codes of items with which there was nothing left to do. */
  skipped?: readonly string[];
}

/** A kind over one of the contract's bulk operations that takes ids. */
export const bulkJob = <Entity, Params extends object>(options: BulkOptions<Entity, Params>): MakeKind =>
  jobKind(options, async ({ ids, params, call }) => {
    const reply = await call<BulkReply>(options.operation, { ...params, [options.ids]: ids });
    return bulkOutcomes(reply, ids, options.skipped);
  });

const nothing = (): undefined => undefined;

/**
 * What becomes of one item by itself; what the platform rejects concerns nobody else.
 * @param action gives a reason where it came to nothing although nobody rejected
 */
export async function outcomeOf(id: string, action: () => Promise<string | undefined>): Promise<Outcome> {
  try {
    const reason = await action();
    return reason === undefined ? { id, state: 'done' } : { id, state: 'failed', reason };
  } catch (error) {
    if (!(error instanceof PlatformCallError) || error.status >= 500) throw error;
    return { id, state: 'failed', reason: error.message };
  }
}

/** One after the other, where there is no call for all of them. */
export async function oneByOne(
  entities: readonly { id: string }[],
  action: (id: string) => Promise<unknown>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { id } of entities) outcomes.push(await outcomeOf(id, () => action(id).then(nothing)));
  return outcomes;
}

interface EachOptions<Entity, Params> extends KindOptions<Entity, Params> {
  /** Where the request takes the id; the params stand beside it. */
  id: string;
}

/** A kind over an operation on one entity, where the contract has no bulk operation. */
export const eachJob = <Entity, Params extends object>(options: EachOptions<Entity, Params>): MakeKind =>
  jobKind(options, ({ ids, params, call }) =>
    oneByOne(
      ids.map((id) => ({ id })),
      (id) => call(options.operation, { ...params, [options.id]: id }, id),
    ),
  );

interface Revised {
  id: string;
  revision: string;
}

interface BulkUpdateOptions<Entity, Params> extends KindOptions<Entity, Params> {
  /** One of them in the request: `product` in `{ products: [{ product }] }`. */
  one: string;
  change: (entity: Entity, params: Params) => object;
  /** Why there is nothing to change, if so. */
  needless: (entity: Entity, params: Params) => string | undefined;
  /** What is said of one that is not there any more. */
  gone: string;
}

/** A kind over one of the contract's bulk updates: reads the entities, and changes those that need it. */
export const bulkUpdateJob = <Entity extends Revised, Params extends object>(
  options: BulkUpdateOptions<Entity, Params>,
): MakeKind =>
  jobKind(options, async ({ platformFetch, ids, params, isResumed, revise }) => {
    const { operation, entities, one, change, needless, gone } = options;
    const found = await entities.byIds(platformFetch, ids);
    const outcomes: Outcome[] = [];
    const open: Entity[] = [];
    for (const id of ids) {
      const entity = found.get(id);
      const reason = entity && needless(entity, params);
      if (!entity) outcomes.push({ id, state: 'failed', reason: gone });
      else if (reason === undefined) open.push(entity);
      else if (isResumed) outcomes.push({ id, state: 'done' });
      else outcomes.push({ id, state: 'skipped', reason });
    }
    if (open.length === 0) return outcomes;
    const reply = await revise<BulkReply>(operation, {
      [entities.plural]: open.map((entity) => ({
        [one]: { id: entity.id, revision: entity.revision, ...change(entity, params) },
      })),
    });
    return [
      ...outcomes,
      ...bulkOutcomes(
        reply,
        open.map(({ id }) => id),
      ),
    ];
  });

export interface CheckedOptions<Entity, Params> extends KindOptions<Entity, Params> {
  /** Why there is nothing to do with this one, if so. */
  needless: (entity: Entity, params: Params) => string | undefined;
  /** What is said of one that is not there any more. */
  gone: string;
  /** Whether that is what was wanted. */
  goneIsDone?: boolean;
  /** Done twice it does no more than once, so that it is done again where a process died in the middle. */
  repeatable?: boolean;
  /** What is done to those with which there is something to do. */
  act: (work: Work<Params>, entities: readonly Entity[]) => Promise<Outcome[]>;
}

/** A kind that looks at the entities first, over a bulk operation that says nothing of each. */
export const checkedJob = <Entity extends { id: string }, Params extends object>(
  options: CheckedOptions<Entity, Params>,
): MakeKind =>
  jobKind(options, async (work) => {
    const { entities, needless, gone, goneIsDone = false, repeatable = false, act } = options;
    const found = await entities.byIds(work.platformFetch, work.ids);
    const outcomes: Outcome[] = [];
    const open: Entity[] = [];
    for (const id of work.ids) {
      const entity = found.get(id);
      const reason = entity && needless(entity, work.params);
      // What was under way when a process died has been done by it.
      const skipped: Outcome = work.isResumed
        ? { id, state: 'done' }
        : { id, state: 'skipped', reason: reason ?? gone };
      if (!entity) outcomes.push(goneIsDone ? skipped : { id, state: 'failed', reason: gone });
      else if (reason === undefined || (repeatable && work.isResumed)) open.push(entity);
      else outcomes.push(skipped);
    }
    return open.length === 0 ? outcomes : [...outcomes, ...(await act(work, open))];
  });

/** Of what was done to all of them by one call. */
export const allDone = (entities: readonly { id: string }[]): Outcome[] =>
  entities.map(({ id }) => ({ id, state: 'done' }));
