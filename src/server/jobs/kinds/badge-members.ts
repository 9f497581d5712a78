import { z } from 'zod';
import type { PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { allDone, checkedJob, type BulkReply } from './bulk-job.ts';
import type { EntitySource } from './entity-source.ts';
import { members } from './member-source.ts';

type MakeKind = (platformFetch: PlatformFetch) => JobKind;

/** Over whichever list: whose entries are members, or belong to one. */
export interface BadgeChange<Entity> {
  entities: EntitySource<Entity>;
  memberOf: (entity: Entity) => string | undefined;
}

const GIVE = 'members_badge-assignments.bulkCreateBadgeAssignments';
const TAKE = 'members_badges.unassignBadge';
const BATCH = 100;

const which = z.object({ badgeId: z.guid() });
type Which = z.infer<typeof which>;

const common = { batch: BATCH, params: which, misfit: 'must say the badge', gone: 'The member is gone.' };

const withAccount =
  <Entity>(memberOf: BadgeChange<Entity>['memberOf']) =>
  (entity: Entity): string | undefined =>
    memberOf(entity) === undefined ? 'A guest has no account.' : undefined;

/** Gives a badge to many; who has it already is passed over. */
export const giveBadge = <Entity extends { id: string }>({
  entities,
  memberOf,
}: BadgeChange<Entity>): MakeKind =>
  checkedJob<Entity, Which>({
    ...common,
    operation: GIVE,
    entities,
    repeatable: true,
    needless: withAccount(memberOf),
    async act({ call, params: { badgeId }, isResumed }, chosen) {
      const badgeAssignments = chosen.map((entity) => ({ badgeId, memberId: memberOf(entity) }));
      const { results = [] } = await call<BulkReply>(GIVE, { badgeAssignments });
      return results.flatMap(({ itemMetadata: item }): Outcome[] => {
        const id = chosen[item?.originalIndex ?? -1]?.id;
        if (id === undefined) return [];
        const has = item?.error?.code === 'ALREADY_EXISTS';
        if (item?.success || (has && isResumed)) return [{ id, state: 'done' }];
        const reason = item?.error?.description ?? 'The platform gave no reason.';
        return [{ id, state: has ? 'skipped' : 'failed', reason }];
      });
    },
  });

/** Takes it off many; who does not have it is as good as rid of it. */
export const takeBadge = <Entity extends { id: string }>({
  entities,
  memberOf,
}: BadgeChange<Entity>): MakeKind =>
  checkedJob<Entity, Which>({
    ...common,
    operation: TAKE,
    entities,
    repeatable: true,
    needless: withAccount(memberOf),
    async act({ call, params: { badgeId } }, chosen) {
      await call(TAKE, { id: badgeId, memberIds: chosen.flatMap((entity) => memberOf(entity) ?? []) });
      return allDone(chosen);
    },
  });

const ofMembers = { entities: members, memberOf: ({ id }: { id: string }) => id };

export const giveBadgeToMembers = giveBadge(ofMembers);
export const takeBadgeFromMembers = takeBadge(ofMembers);
