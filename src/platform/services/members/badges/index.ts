import type { Context } from '#platform/context.ts';
import type { BadgesV2Api, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { forgetMember, handlers as assignmentHandlers } from './assignments.ts';
import { allBadges, moveBadge, updateBadgesDisplayOrder } from './badges.ts';
import { handlers as firstHandlers } from './first-version.ts';
import { migrations } from './migrations.ts';
import { entities } from './tables.ts';

export const badges = defineService({
  name: 'badges',
  package: 'members_badges-v-2',
  handlers: {
    createBadge: allBadges.create,
    getBadge: allBadges.get,
    updateBadge: allBadges.update,
    deleteBadge: allBadges.remove,
    queryBadges: allBadges.query,
    moveBadge,
    updateBadgesDisplayOrder,
  } satisfies Handlers<BadgesV2Api, Context>,
  listeners: { 'wix.members.v1.member_deleted': forgetMember },
  entities,
  migrations,
});

/** The same badges, as the version before showed them. */
export const firstBadges = defineService({
  name: 'first-badges',
  package: 'members_badges',
  handlers: firstHandlers,
});

export const badgeAssignments = defineService({
  name: 'badge-assignments',
  package: 'members_badge-assignments',
  handlers: assignmentHandlers,
});
