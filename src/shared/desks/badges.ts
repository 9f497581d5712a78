import * as assignments from '../contract/generated/members_badge-assignments.rights.ts';
import * as badges from '../contract/generated/members_badges-v-2.rights.ts';
import * as first from '../contract/generated/members_badges.rights.ts';
import type { DeskFacts } from './desk.ts';

export const badgesDesk = {
  name: 'badges',
  place: 'main',
  under: 'customers',
  goTo: '1',
  entities: ['wix.badges.v4.badge', 'wix.badges.v3.badge'],
  rights: {
    list: badges.queryBadges,
    create: badges.createBadge,
    edit: badges.updateBadge,
    delete: badges.deleteBadge,
    move: badges.moveBadge,
    members: first.listMembersByBadge,
    give: assignments.bulkCreateBadgeAssignments,
    take: first.unassignBadge,
  },
  jobs: {
    give: assignments.bulkCreateBadgeAssignments,
    take: first.unassignBadge,
  },
} as const satisfies DeskFacts;
