import type { Queryable } from '#database/database.ts';
import { followId, follows, type Follow } from './tables.ts';

/** Who follows whom already; the same pair twice is one, and nobody follows themselves. No events: nobody heard of them anew. */
export async function seedFollows(
  db: Queryable,
  siteId: string,
  seeds: readonly Omit<Follow, 'id'>[],
): Promise<void> {
  const byId = new Map(
    seeds
      .filter(({ memberId, affectedMemberId }) => memberId !== affectedMemberId)
      .map((seed) => [followId(seed.memberId, seed.affectedMemberId), seed]),
  );
  await follows.insertMany(
    db,
    siteId,
    [...byId].map(([id, seed]) => ({ id, ...seed })),
    { unlessThere: true },
  );
}
