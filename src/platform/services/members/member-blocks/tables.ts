import { sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';
import { defineEntity } from '#platform/store/index.ts';

export interface MemberBlock {
  id: string;
  blockingMemberId: string;
  blockedMemberId: string;
  createdDate: string;
}

export const blocks = defineEntity<MemberBlock>({
  table: 'member_blocks',
  // Nobody filters them: each list is narrowed to one member.
  spec: { paging: 'cursor', fields: [], searchable: [], aggregatable: [] },
  columns: {
    blockingMemberId: { type: 'text', required: true },
    blockedMemberId: { type: 'text', required: true },
    createdDate: { type: 'date', required: true },
  },
  indexes: [
    ['blockingMemberId', 'createdDate'],
    ['blockedMemberId', 'createdDate'],
  ],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
});

export const entities = [blocks];

/** Of one member against another there is one. */
export const blockId = (blockingMemberId: string, blockedMemberId: string): string =>
  `${blockingMemberId}:${blockedMemberId}`;

/** Whom a member blocks and who blocks them. @param among of these only */
export async function blockedEitherWay(
  { db, siteId }: SiteDb,
  memberId: string,
  among?: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = (column: string) =>
    among ? sql`and ${sql.ref(column)} = any(${[...among]}::text[])` : sql``;
  const { rows } = await sql<{ id: string }>`
    select blocked_member_id as id from member_blocks
      where site_id = ${siteId} and blocking_member_id = ${memberId} ${asked('blocked_member_id')}
    union select blocking_member_id from member_blocks
      where site_id = ${siteId} and blocked_member_id = ${memberId} ${asked('blocking_member_id')}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

const PAGE = 20;

/** Whom a member blocks, the latest first, and since when. */
export async function blockedBy(
  { db, siteId }: SiteDb,
  blockingMemberId: string,
  cursor: string | undefined,
): Promise<{ items: { memberId: string; since: string }[]; next: string | undefined }> {
  const request = { cursorPaging: { limit: PAGE, cursor } };
  const { items, metadata } = await blocks.query(db, siteId, request, {
    scope: { blockingMemberId },
    root: '',
  });
  return {
    items: items.map(({ blockedMemberId, createdDate }) => ({
      memberId: blockedMemberId,
      since: createdDate,
    })),
    next: metadata.cursors?.next ?? undefined,
  };
}

/** Of a member who goes, both ways. */
export async function forgetBlocksOf({ db, siteId }: SiteDb, memberId: string): Promise<void> {
  await sql`delete from member_blocks where site_id = ${siteId}
    and (blocking_member_id = ${memberId} or blocked_member_id = ${memberId})`.execute(db);
}
