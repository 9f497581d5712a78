import { notFound, type PlatformError } from '#platform/contract/errors.ts';
import type { BadgeAssignmentsApi, BadgesApi, BadgesV2Api, Reply } from '#platform/contract/index.ts';
import { entityEvents } from '#platform/events/entity-events.ts';

type ApiBadge = NonNullable<Reply<BadgesV2Api, 'getBadge'>['badge']>;
type ApiAssignment = NonNullable<Reply<BadgeAssignmentsApi, 'createBadgeAssignment'>['badgeAssignment']>;

/** A badge as it is kept, and as the fourth version of its API shows it. */
export type Badge = ApiBadge & { id: string; title: string; slug: string };
export type Icon = NonNullable<ApiBadge['icon']>;
/** The same as the third version shows it. */
export type FirstBadge = NonNullable<Reply<BadgesApi, 'getBadge'>['badge']>;

/** Who has which badge. */
export type Assignment = ApiAssignment & { id: string; badgeId: string; memberId: string };

/** The fields of an assignment that the caller chooses. */
export type AssignmentInput = Pick<Assignment, 'badgeId' | 'memberId' | 'tags' | 'extendedFields'>;

export const badgeEvents = entityEvents('wix.badges.v4.badge');
export const assignmentEvents = entityEvents('wix.badges.v4.badge_assignment');
/** The third version tells of assignments as something that happens to a badge. */
export const firstBadgeEvents = entityEvents('wix.badges.v3.badge');

export const noSuchBadge = (badgeId: string): PlatformError =>
  notFound('The badge was not found.', undefined, { badgeId });
