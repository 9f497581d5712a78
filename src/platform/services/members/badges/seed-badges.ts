import type { Queryable } from '#database/database.ts';
import type { Badge } from './badge.ts';
import { readBadge } from './rules/badge.ts';
import { slugOf } from './rules/slug.ts';
import { assignments, badges, displayOrder } from './tables.ts';

export interface SeedBadge {
  id: string;
  title: string;
  description: string;
  backgroundColor: string;
  textColor: string;
  /** ISO 8601. */
  createdDate: string;
}

/** Badges of a shop that has had them for a while, in the order of display; titles differ. No events. */
export async function seedBadges(db: Queryable, siteId: string, seeds: readonly SeedBadge[]): Promise<void> {
  const documents = seeds.map(({ id, createdDate, ...seed }): Badge => ({
    id,
    ...readBadge(seed),
    slug: slugOf(seed.title),
    createdDate,
    updatedDate: createdDate,
  }));
  await badges.insertMany(db, siteId, documents);
  await displayOrder.append(
    db,
    siteId,
    documents.map(({ id }) => id),
  );
}

/** Who had them for a while. */
export async function seedAssignments(
  db: Queryable,
  siteId: string,
  seeds: readonly { id: string; badgeId: string; memberId: string; createdDate: string }[],
): Promise<void> {
  const none = { tagIds: [] };
  await assignments.insertMany(
    db,
    siteId,
    seeds.map((seed) => ({
      ...seed,
      updatedDate: seed.createdDate,
      tags: { tags: none, privateTags: none },
    })),
  );
}
