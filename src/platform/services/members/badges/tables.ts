import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import { querySpec } from '#platform/contract/index.ts';
import { defineEntity, storedOrdering } from '#platform/store/index.ts';
import type { Assignment, Badge } from './badge.ts';

export const badges = defineEntity<Badge>({
  table: 'badges',
  spec: querySpec('members_badges-v-2', 'BadgeQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    slug: { type: 'text', required: true },
    title: { type: 'text', required: true },
  },
  types: { updatedDate: 'date', permissionsEnabled: 'boolean' },
  readonly: ['id', 'revision', 'slug', 'createdDate', 'updatedDate'],
  // As the comment on `queryBadges` says; the order of display is told by `listBadges` and `updateBadgesDisplayOrder`.
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  defaultLimit: 50,
  revision: true,
});

/** In which members show them. */
export const displayOrder = storedOrdering('badge_places');

export const assignments = defineEntity<Assignment>({
  table: 'badge_assignments',
  spec: querySpec('members_badge-assignments', 'BadgeAssignmentQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    badgeId: { type: 'text', required: true },
    memberId: { type: 'text', required: true },
  },
  types: { updatedDate: 'date' },
  indexes: [
    ['badgeId', 'createdDate'],
    ['memberId', 'createdDate'],
  ],
  summary: ['badgeId'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  /** Of the third version; the fourth says 100 in its contract. */
  maxLimit: 1000,
  defaultLimit: 50,
});

export const entities = [badges, assignments];

/** Whether there is such a badge: it stays until the transaction ends, and may change. */
export async function lockBadge(db: Queryable, siteId: string, id: string): Promise<boolean> {
  const { rows } =
    await sql`select from badges where site_id = ${siteId} and id = ${id} for key share`.execute(db);
  return rows.length > 0;
}

/** Of these slugs' base, all that begin so. */
export async function slugsLike(db: Queryable, siteId: string, base: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from badges
    where site_id = ${siteId} and starts_with(slug, ${base})`.execute(db);
  return rows.map(({ slug }) => slug);
}

interface Has {
  id: string;
  badgeId: string;
  memberId: string;
}

/** What these members have, of all badges or of one. */
export async function assignmentsOf(
  db: Queryable,
  siteId: string,
  memberIds: readonly string[],
  badgeId?: string,
): Promise<Has[]> {
  const { rows } =
    await sql<Has>`select id, badge_id as "badgeId", member_id as "memberId" from badge_assignments
    where site_id = ${siteId} and member_id = any(${[...memberIds]}::text[])
      ${badgeId === undefined ? sql`` : sql`and badge_id = ${badgeId}`}
    order by id`.execute(db);
  return rows;
}

/** All who have it, oldest id first. */
export async function assignmentIdsOf(db: Queryable, siteId: string, badgeId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from badge_assignments
    where site_id = ${siteId} and badge_id = ${badgeId} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids by title in lower case; of two with one title the one that is shown first. */
export async function idsByTitle(
  db: Queryable,
  siteId: string,
  titles: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(titles.map((title) => title.toLowerCase()))];
  const { rows } = await sql<{ id: string; title: string }>`
    select badge.id, badge.title from badges as badge
      left join badge_places as placed on placed.site_id = badge.site_id and placed.id = badge.id
    where badge.site_id = ${siteId} and platform_lower(badge.title) = any(${wanted}::text[])
    order by placed.place desc nulls first, badge.id desc`.execute(db);
  // The last one stands.
  return new Map(rows.map(({ id, title }) => [title.toLowerCase(), id]));
}
