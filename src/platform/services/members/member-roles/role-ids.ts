import { sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';

/** Which roles these members have, by the ids of their definitions; who has none is left out. */
export async function roleIdsOf(
  { db, siteId }: SiteDb,
  memberIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ memberId: string; roleId: string }>`
    select has.member_id as "memberId", role.id as "roleId" from member_roles as has
    join member_role_definitions as role on role.site_id = ${siteId} and role.role_key = has.role_key
    where has.site_id = ${siteId} and has.member_id = any(${[...memberIds]}::text[])`.execute(db);
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId);
  return new Map([...byMember].map(([id, all]) => [id, all.map(({ roleId }) => roleId)]));
}
