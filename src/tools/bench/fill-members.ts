import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { guidOf, TOGETHER } from './in-process.ts';

/** Whom everybody follows, and who is followed by those alone whom nobody sees. */
export const STAR = 1;
export const HERMIT = 2;
/** Who looks, blocks some and is blocked by some. */
export const LOOKER = 3;
const BLOCKS = 100;
/** Of three members one is private. */
const PRIVATE_EVERY = 3;
const FOLLOWS_EACH = 10;
const DAY_ONE = '2024-01-01';

export interface MembersSize {
  members: number;
  follows: number;
}

const steps = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / TOGETHER) }, (_, step) => step * TOGETHER);

const placesFrom = (from: number, count: number) =>
  sql`generate_series(${from}::bigint, ${Math.min(count, from + TOGETHER) - 1}::bigint) as place`;

/** The id of whoever stands at that place, as `guidOf` makes it. */
const memberAt = (place: ReturnType<typeof sql>) => sql`md5('member ' || (${place}))::uuid::text`;

const moment = sql`to_char(${DAY_ONE}::timestamp + place * interval '10 minutes', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"')`;

/** Nobody asks for the records of customers here, which take most of the time. */
const WITHOUT_RECORDS = 'customer_members_keep_insert';

async function fillMembers({ kysely }: Database, site: string, members: number): Promise<void> {
  await sql`alter table members disable trigger ${sql.ref(WITHOUT_RECORDS)}`.execute(kysely);
  for (const from of steps(members))
    await sql`insert into members (site_id, id, search_words, doc)
      select site_id, ${guidOf('member ')},
        array_to_tsvector(array['nick', '0.nick', place::text, '0.' || place, 'member' || place, '3.member' || place]),
        doc || jsonb_build_object('id', ${guidOf('member ')}, 'contactId', ${guidOf('contact ')},
          'loginEmail', 'member' || place || '@example.com', 'createdDate', ${moment}, 'updatedDate', ${moment},
          'profile', jsonb_build_object('nickname', 'Nick ' || place, 'slug', 'nick-' || place),
          'privacyStatus', case when place % ${PRIVATE_EVERY}::bigint = 0 and place <> ${LOOKER}::bigint
            then 'PRIVATE' else 'PUBLIC' end)
      from members, ${placesFrom(from, members)}
      where site_id = ${site} and login_email = 'template@example.com'`.execute(kysely);
  await sql`alter table members enable trigger ${sql.ref(WITHOUT_RECORDS)}`.execute(kysely);
}

/** Ten each: of every tenth tie half go to the star, and those of the private to the hermit. */
async function fillFollows(
  { kysely }: Database,
  site: string,
  { members, follows }: MembersSize,
): Promise<void> {
  const many = sql`${members}::bigint`;
  for (const from of steps(follows))
    await sql`insert into member_follows (site_id, id, doc)
      select ${site}, member || ':' || followed, jsonb_build_object('id', member || ':' || followed,
        'memberId', member, 'affectedMemberId', followed, 'createdDate', ${moment})
      from (
        select place, ${memberAt(sql`who`)} as member, ${memberAt(sql`case
          when round = 0 and who % 2 = 0 then ${STAR}::bigint
          when round = 1 and who % ${PRIVATE_EVERY}::bigint = 0 then ${HERMIT}::bigint
          else (who + 1 + round * 7919) % ${many} end`)} as followed
        from (select place, place / ${FOLLOWS_EACH}::bigint % ${many} as who, place % ${FOLLOWS_EACH}::bigint as round
          from ${placesFrom(from, follows)}) as places
      ) as ties where member <> followed on conflict do nothing`.execute(kysely);
}

async function fillBlocks({ kysely }: Database, site: string, members: number): Promise<void> {
  await sql`insert into member_blocks (site_id, id, doc)
    select ${site}, blocking || ':' || blocked, jsonb_build_object('id', blocking || ':' || blocked,
      'blockingMemberId', blocking, 'blockedMemberId', blocked, 'createdDate', ${DAY_ONE}::text)
    from (select
        case when place % 2 = 0 then ${memberAt(sql`${LOOKER}::bigint`)} else ${guidOf('member ')} end as blocking,
        case when place % 2 = 0 then ${guidOf('member ')} else ${memberAt(sql`${LOOKER}::bigint`)} end as blocked
      from generate_series(1000::bigint, ${Math.min(members, 1000 + 2 * BLOCKS) - 1}::bigint) as place) as pairs`.execute(
    kysely,
  );
}

/** Members who follow each other, and one who looks. Before it there is a member whom the others are made like. */
export async function fillCommunity(database: Database, site: string, size: MembersSize): Promise<void> {
  await fillMembers(database, site, size.members);
  await fillFollows(database, site, size);
  await fillBlocks(database, site, size.members);
}

export async function idOfMember({ kysely }: Database, place: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`select ${memberAt(sql`${place}::bigint`)} as id`.execute(kysely);
  return rows[0]?.id ?? '';
}
