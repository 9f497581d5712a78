import { sql, type RawBuilder } from 'kysely';
import {
  accessToken,
  accountModules,
  newEmail,
  newVisitor,
  PASSWORD,
  type SignInState,
} from '../../testing/accounts.ts';
import { extensionPath } from '../../shared/extensions/define.ts';
import { newBadge } from '../../testing/badges.ts';
import { startStack, TEST_API_KEY, type Stack } from '../../testing/stack.ts';
import { fillCommunity, HERMIT, idOfMember, LOOKER, STAR, type MembersSize } from './fill-members.ts';
import { alongside, FEW, once, took, withDatabase } from './in-process.ts';
import type { Turns } from './measure.ts';
import type { Env } from './processes.ts';
import type { Scenario } from './scenarios.ts';

const READ: Turns = { warmUp: 5, turns: 30, parallelTurns: 0 };
/** For what walks over many. */
const SOME: Turns = { warmUp: 1, turns: 9, parallelTurns: 0 };
const GIVEN = 20_000;
/** The contract takes so many at once, and so does the desk. */
const BATCH = 100;
const PAGE = 50;
const DEEP = 20;
const MAX_COUNTED = 10_000;
const COUNTED_AT_MOST = 100_000;

export interface MembersFigures extends MembersSize {
  engine: string;
  scenarios: Scenario[];
  /** Milliseconds from blocking a member until a call with their token is rejected. */
  refused: number[];
}

const asks =
  (stack: Stack) =>
  async <Reply>(method: string, path: string, body: object | undefined, as: string) => {
    const reply = await stack.call(method, path, body, { authorization: as });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };

interface Followers {
  memberIds: string[];
  pagingMetadata: { cursors?: { next?: string } };
}

interface Found {
  members: { id: string }[];
  metadata?: { total: number };
  cursorPagingMetadata?: { cursors?: { next?: string } };
}

async function refusedAfter(stack: Stack, ask: ReturnType<typeof asks>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < READ.turns; turn++) {
    const { authentication } = accountModules(stack, newVisitor());
    const state = (await authentication.registerV2(
      { email: newEmail('blocked') },
      { password: PASSWORD },
    )) as SignInState;
    const token = await accessToken(stack, state);
    const mine = () => stack.call('GET', '/members/v1/members/my', undefined, { authorization: token });
    if ((await mine()).status !== 200) throw new Error('Nobody is signed in.');
    times.push(
      await took(async () => {
        await ask('POST', `/members/v1/members/${state.identity?._id}/block`, {}, TEST_API_KEY);
        const { status } = await mine();
        if (status !== 401) throw new Error(`A blocked member is answered ${status}.`);
      }),
    );
  }
  return times.toSorted((a, b) => a - b);
}

/** Who sees whom, with as many as a large shop has. */
export const measureMembers = (engine: string, env: Env, size: MembersSize): Promise<MembersFigures> =>
  withDatabase(env, async (database) => {
    const { kysely } = database;
    const stack = startStack(database);
    const site = stack.site.id;
    const ask = asks(stack);
    const shop = TEST_API_KEY;
    const template = { member: { loginEmail: 'template@example.com', privacyStatus: 'PUBLIC' } };
    await ask('POST', '/members/v1/members', template, shop);
    await fillCommunity(database, site, size);
    await database.maintain();
    const [star, hermit, looker] = await Promise.all(
      [STAR, HERMIT, LOOKER].map((place) => idOfMember(database, place)),
    );
    const token = await stack.platform.tokens.sign({
      kind: 'member',
      siteId: site,
      memberId: String(looker),
    });

    const blocked = sql`(select blocked_member_id from member_blocks
        where site_id = ${site} and blocking_member_id = ${looker}
      union all select blocking_member_id from member_blocks
        where site_id = ${site} and blocked_member_id = ${looker})`;
    /** As somebody would write the rule who has it in one place. */
    const seen = (id: RawBuilder<unknown>) => sql`exists (select from members as m
      where m.site_id = ${site} and m.id = ${id} and m.status = 'APPROVED' and m.privacy_status = 'PUBLIC'
        and m.id not in ${blocked})`;
    const run = (statement: RawBuilder<unknown>) => statement.execute(kysely);

    const followers = (id: unknown, cursor?: string) =>
      ask<Followers>(
        'GET',
        `/members/v3/followers/${String(id)}?paging.limit=${PAGE}${cursor ? `&paging.cursor=${cursor}` : ''}`,
        undefined,
        token,
      );
    const bareFollowers = (id: unknown, before = '9999') =>
      run(sql`select member_id from member_follows where site_id = ${site} and affected_member_id = ${id}
        and created_date < ${before} and ${seen(sql`member_follows.member_id`)}
        order by created_date desc nulls last, id desc nulls last limit ${PAGE + 1}`);
    let deep: string | undefined;
    for (let page = 0; page < DEEP; page++)
      deep = (await followers(star, deep)).pagingMetadata.cursors?.next ?? deep;
    const [, , , , , , , position = []] = JSON.parse(
      Buffer.from(deep ?? '', 'base64url').toString() || '[]',
    ) as string[][];

    const find = (query: object, as: string) =>
      ask<Found>('POST', '/members/v1/members/query', { query }, as);
    const rows = (where: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
      run(
        sql`select doc from members where site_id = ${site} and ${where} order by ${order} limit ${PAGE + 1}`,
      );
    const newest = sql`created_date desc nulls last, id desc nulls last`;
    const open = sql`status = 'APPROVED' and privacy_status = 'PUBLIC' and id not in ${blocked}`;
    const named = (turn: number) => `nick ${1 + (turn % 9)}`;

    const profile = (place: number) => (turn: number) =>
      ask(
        'POST',
        extensionPath('getProfile'),
        { slug: `nick-${place === STAR ? STAR : place + turn * 3}` },
        token,
      );
    const bareProfile = (place: number) => async (turn: number) => {
      const slug = `nick-${place === STAR ? STAR : place + turn * 3}`;
      const id = sql`(select id from members where site_id = ${site} and profile_slug = ${slug})`;
      const counted = (own: string, other: string) => sql`(select count(*) from (select from member_follows
        where site_id = ${site} and ${sql.ref(own)} = ${id} and ${seen(sql.ref(`member_follows.${other}`))}
        limit ${MAX_COUNTED}) as counted)`;
      await run(sql`select doc, ${counted('affected_member_id', 'member_id')} as followers,
          ${counted('member_id', 'affected_member_id')} as following,
          (select doc from member_abouts where site_id = ${site} and member_id = ${id}) as about
        from members where site_id = ${site} and profile_slug = ${slug} and ${open}`);
      await run(sql`select doc from badges where site_id = ${site} and id in
        (select badge_id from badge_assignments where site_id = ${site} and member_id = ${id})`);
    };

    const giveByFilter = async (badgeId: string): Promise<void> => {
      let input = 0;
      for (let cursor: string | undefined; input < GIVEN;) {
        const page = await find(
          cursor
            ? { cursorPaging: { limit: BATCH, cursor } }
            : {
                filter: { 'profile.nickname': { $startsWith: 'Nick' } },
                sorting: [{ fieldName: 'createdDate', order: 'ASC' }],
                cursorPaging: { limit: BATCH },
              },
          shop,
        );
        const badgeAssignments = page.members.map(({ id }) => ({ badgeId, memberId: id }));
        const reply = await ask<{ bulkActionMetadata: { totalSuccesses: number } }>(
          'POST',
          '/badges/v4/bulk/assignments/create',
          { badgeAssignments },
          shop,
        );
        input += reply.bulkActionMetadata.totalSuccesses;
        cursor = page.cursorPagingMetadata?.cursors?.next;
        if (cursor === undefined) break;
      }
      if (input !== Math.min(GIVEN, size.members)) throw new Error(`${input} have the badge.`);
    };
    const bareGive = (badgeId: string) =>
      run(sql`insert into badge_assignments (site_id, id, doc)
        select ${site}, gen_random_uuid()::text, jsonb_build_object('badgeId', ${badgeId}::text, 'memberId', id,
          'createdDate', '2026-01-01T00:00:00.000Z') from
          (select id from members where site_id = ${site} and platform_lower(profile_nickname) like 'nick%'
            order by created_date limit ${GIVEN}) as chosen`);

    const scenarios = [
      await alongside(
        'the shop’s list of members, newest 50',
        READ,
        () => find({ cursorPaging: { limit: PAGE } }, shop),
        () => rows(sql`true`, newest),
      ),
      await alongside(
        'those whose address begins with …',
        READ,
        (turn) =>
          find(
            {
              filter: { loginEmail: { $startsWith: `member${1000 + turn}` } },
              cursorPaging: { limit: PAGE },
            },
            shop,
          ),
        (turn) => rows(sql`platform_lower(login_email) like ${`member${1000 + turn}%`}`, newest),
      ),
      await alongside(
        'a member asks for those whose nickname begins with …, newest 50',
        READ,
        (turn) =>
          find(
            { filter: { 'profile.nickname': { $startsWith: named(turn) } }, cursorPaging: { limit: PAGE } },
            token,
          ),
        (turn) => rows(sql`platform_lower(profile_nickname) like ${`${named(turn)}%`} and ${open}`, newest),
      ),
      await alongside(
        'the same with how many there are',
        READ,
        (turn) =>
          find(
            { filter: { 'profile.nickname': { $startsWith: named(turn) } }, paging: { limit: PAGE } },
            token,
          ),
        async (turn) => {
          const where = sql`platform_lower(profile_nickname) like ${`${named(turn)}%`} and ${open}`;
          await rows(where, newest);
          await run(sql`select count(*) from (select from members where site_id = ${site} and ${where}
            limit ${COUNTED_AT_MOST}) as counted`);
        },
      ),
      await alongside('a profile', READ, profile(301), bareProfile(301)),
      await alongside(
        'a profile that half of all follow; counted to 10,000',
        SOME,
        profile(STAR),
        bareProfile(STAR),
      ),
      await alongside(
        'a page of those followers',
        READ,
        () => followers(star),
        () => bareFollowers(star),
      ),
      await alongside(
        `the same, ${DEEP} pages further`,
        READ,
        () => followers(star, deep),
        () => bareFollowers(star, position[0]),
      ),
      await alongside(
        'a page of followers of whom nobody is seen',
        SOME,
        () => followers(hermit),
        () => bareFollowers(hermit),
      ),
    ];
    const giving: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
    for (let turn = 0; turn < FEW.turns; turn++) {
      const [ours, bare] = [await newBadge(stack, `Ours ${turn}`), await newBadge(stack, `Bare ${turn}`)];
      giving.ours.push(await took(() => giveByFilter(ours)));
      giving.bare.push(await took(() => bareGive(bare)));
    }
    scenarios.push(once('a badge to 20,000 by a filter, in calls of 100', giving.ours, giving.bare));
    return { engine, ...size, scenarios, refused: await refusedAfter(stack, ask) };
  });
