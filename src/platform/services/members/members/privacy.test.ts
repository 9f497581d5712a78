import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { badgeModules, newBadge } from '#testing/badges.ts';
import { communityOf } from '#testing/community.ts';
import { onDatabase } from '#testing/engines.ts';
import { decide, memberModules } from '#testing/members.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack, type StackCaller } from '#testing/stack.ts';
import { FULL, runs } from '#testing/run-size.ts';
import { platformMigrations } from '#platform/platform.ts';
import type { Caller } from '#platform/identity/caller.ts';
import { isSeen, memberScope, seenMember, seenMembers, type Member, type SeenMember } from './public.ts';
import { members as table } from './tables.ts';

const guid = (number: number): string => `77777777-7777-4777-8777-${String(number).padStart(12, '0')}`;

const STATUSES = ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const;

const memberIn = (number: number, more: Partial<Member> = {}): Member => ({
  id: guid(number),
  loginEmail: `m${number}@example.com`,
  loginEmailVerified: true,
  status: 'APPROVED',
  contactId: guid(1000 + number),
  contact: { firstName: `Hidden${number}`, emails: [`m${number}@example.com`] },
  profile: { nickname: `Nick${String(number).padStart(2, '0')}`, slug: `nick-${number}` },
  privacyStatus: 'PUBLIC',
  activityStatus: 'ACTIVE',
  createdDate: '2026-01-01T00:00:00.000Z',
  updatedDate: '2026-01-01T00:00:00.000Z',
  ...more,
});

/** One in each state. */
const subjects = STATUSES.flatMap((status) =>
  (['PUBLIC', 'PRIVATE'] as const).flatMap((privacyStatus) =>
    (['ACTIVE', 'MUTED'] as const).map((activityStatus) => ({ status, privacyStatus, activityStatus })),
  ),
).map((state, index) => memberIn(index + 1, state));

const other = memberIn(50, { privacyStatus: 'PRIVATE' });
const pending = memberIn(51, { privacyStatus: 'PRIVATE', status: 'PENDING' });
const banned = memberIn(52, { privacyStatus: 'PRIVATE', status: 'BLOCKED' });
const blocker = memberIn(53, { privacyStatus: 'PRIVATE' });
const victim = memberIn(54, { privacyStatus: 'PRIVATE' });
const lookers = { other, pending, banned, blocker, victim };

const SITES = (['VISIBLE_TO_ALL', 'VISIBLE_TO_MEMBERS_ONLY'] as const).flatMap((publicMemberVisibility) =>
  (['ANYONE', 'NO_ONE'] as const).flatMap((publicMemberCandidates) =>
    ([undefined, 'PUBLIC', 'PRIVATE'] as const).map((defaultPrivacy) => ({
      publicMemberVisibility,
      publicMemberCandidates,
      ...(defaultPrivacy && { defaultPrivacy }),
    })),
  ),
);

/** The full run tries each of them; every run tries half, in which any two of the three settings meet in every way. */
const TRIED_SITES = SITES.filter((_, index) => {
  const [visibility, candidates, privacy] = [Math.floor(index / 6), Math.floor(index / 3) % 2, index % 3];
  return FULL || candidates === (visibility + privacy) % 2;
});

type Viewer = keyof typeof lookers | 'visitor' | 'shop';
const LOOKERS: readonly Viewer[] = ['visitor', 'other', 'pending', 'banned', 'blocker', 'victim', 'shop'];

onDatabase(
  'who sees whom',
  (database) => {
    let stack: Stack;

    beforeAll(async () => {
      stack = startStack(database());
      const { kysely } = database();
      await table.insertMany(kysely, stack.site.id, [...subjects, ...Object.values(lookers)]);
      for (const { id } of subjects)
        for (const [blocking = '', blocked = ''] of [
          [blocker.id, id],
          [id, victim.id],
        ])
          await keepBlock(blocking, blocked);
    });

    const keep = (
      name: 'member_blocks' | 'member_follows' | 'member_abouts',
      doc: { id: string } & Record<string, unknown>,
    ) => database().kysely.insertInto(name).values({ site_id: stack.site.id, id: doc.id, doc }).execute();
    const keepBlock = (blockingMemberId: string, blockedMemberId: string) =>
      keep('member_blocks', {
        id: `${blockingMemberId}:${blockedMemberId}`,
        blockingMemberId,
        blockedMemberId,
        createdDate: '2026-01-01T00:00:00.000Z',
      });
    const keepFollow = (memberId: string, affectedMemberId: string, second: number) =>
      keep('member_follows', {
        id: `${memberId}:${affectedMemberId}`,
        memberId,
        affectedMemberId,
        createdDate: new Date(second * 1000).toISOString(),
      });

    const callerOf = (who: Viewer): StackCaller | undefined => {
      if (who === 'shop') return undefined;
      return who === 'visitor'
        ? { kind: 'visitor', visitorId: guid(999) }
        : { kind: 'member', memberId: lookers[who].id };
    };

    /** The table, written down apart from the rule. */
    const isTold = (
      who: Viewer,
      { status, privacyStatus }: Member,
      site: (typeof SITES)[number],
    ): boolean => {
      if (who === 'shop') return true;
      if (who === 'blocker' || who === 'victim') return false;
      if (status !== 'APPROVED' || privacyStatus !== 'PUBLIC') return false;
      if (site.publicMemberCandidates === 'NO_ONE') return false;
      return site.publicMemberVisibility === 'VISIBLE_TO_ALL' || who === 'other';
    };

    describe.each(TRIED_SITES.map((site) => [Object.values(site).join(' '), site] as const))(
      '%s',
      (_name, site) => {
        beforeAll(() => decide(stack, site));

        it.each(LOOKERS)('docs: %s', async (who) => {
          const { members } = memberModules(stack, callerOf(who));
          const own = who === 'visitor' || who === 'shop' ? [] : [lookers[who].id];
          const told = subjects.filter((member) => isTold(who, member, site)).map(({ id }) => id);
          const seen = (
            who === 'shop' ? [...told, ...Object.values(lookers).map(({ id }) => id)] : [...told, ...own]
          ).toSorted();

          const answer = await members.listMembers({ fieldsets: ['FULL'], paging: { limit: 100 } });
          const { members: listed = [] } = answer;
          expect(listed.map(({ _id }) => String(_id)).toSorted()).toEqual(seen);
          const { metadata } = answer as { metadata?: { total?: number } };
          expect(metadata?.total).toBe(seen.length);
          for (const { _id, loginEmail, status, contact } of listed)
            expect([_id, loginEmail !== undefined, status !== 'UNKNOWN', contact !== undefined]).toEqual([
              _id,
              ...Array.from({ length: 3 }, () => who === 'shop' || own.includes(String(_id))),
            ]);

          const byPage = await members
            .queryMembers()
            .in(
              '_id',
              subjects.map(({ id }) => id),
            )
            .limit(3)
            .find();
          expect([byPage.items.length, byPage.totalCount]).toEqual([Math.min(3, told.length), told.length]);
          const slugs = subjects.map(({ profile }) => profile.slug);
          const bySlug = await members.queryMembers().in('profile.slug', slugs).find();
          expect(bySlug.items.map(({ _id }) => String(_id)).toSorted()).toEqual(told.toSorted());
          const words = await members
            .queryMembers({ search: { expression: 'nick', fields: ['profile.slug'] } })
            .find();
          expect(words.totalCount).toBe(seen.length);

          for (const { id } of subjects) {
            const rejected = await errorOf(members.getMember(id));
            const apart = who === 'blocker' || who === 'victim' ? 'MEMBER_TO_MEMBER_BLOCKED' : 'NOT_FOUND';
            expect([id, rejected]).toEqual([id, told.includes(id) ? 'nothing refused' : apart]);
          }
        });
      },
    );

    it('docs: the other services learn the same', async () => {
      const [site = {} as never] = SITES;
      await decide(stack, site);
      const { id: siteId } = stack.site;
      for (const who of LOOKERS) {
        const caller: Caller = { kind: 'api-key', permissions: '*', siteId, ...(callerOf(who) as object) };
        const looking = { db: database().kysely, siteId, caller };
        const told = subjects.filter((member) => isTold(who, member, site)).map(({ id }) => id);
        const ids = subjects.map(({ id }) => id);
        const seen: ReadonlyMap<string, SeenMember> = await seenMembers(looking, [...ids, guid(404)]);
        expect([...seen.keys()].toSorted()).toEqual(told.toSorted());
        const scope = await memberScope(looking);
        const scoped = await table.findIds(looking.db, siteId, { filter: { id: { $in: ids } } }, { scope });
        expect(scoped.toSorted()).toEqual(told.toSorted());
        for (const member of subjects) {
          expect(await isSeen(looking, member)).toBe(told.includes(member.id));
          expect(await seenMember(looking, member.id)).toEqual(seen.get(member.id));
        }
      }
    });

    it('docs: oneself sees all of oneself, whatever one’s state', async () => {
      await decide(stack, { publicMemberCandidates: 'NO_ONE' });
      for (const { id, loginEmail } of subjects) {
        const { members } = memberModules(stack, { kind: 'member', memberId: id });
        expect(await members.getMember(id, { fieldsets: ['FULL'] })).toMatchObject({ loginEmail });
        const { items } = await members.queryMembers({ fieldsets: ['FULL'] }).find();
        expect(items.map((member) => [member._id, member.loginEmail])).toEqual([[id, loginEmail]]);
      }
    });

    describe('in pages', () => {
      interface Told {
        ids: string[];
        cursor?: string | null | undefined;
      }
      interface Ids {
        memberIds?: string[];
        metadata?: { count?: number | null; cursors?: { next?: string | null } };
      }
      type Read = (cursor: string | undefined, turn: number) => Promise<Told>;

      /** What a cursor holds beside the filter, which repeats what the caller has said. */
      const ourPartOf = (cursor: string | undefined): string =>
        cursor === undefined
          ? ''
          : JSON.stringify(
              (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]).with(3, null),
            );

      /** All pages: each but the last is full, and no cursor names anybody who is not told of. */
      async function walk(limit: number, hidden: readonly string[], read: Read): Promise<string[]> {
        const pages: string[][] = [];
        for (let cursor: string | undefined, turn = 0; turn === 0 || cursor !== undefined; turn++) {
          const page = await read(cursor, turn);
          pages.push(page.ids);
          cursor = page.cursor || undefined;
          expect(hidden.filter((id) => ourPartOf(cursor).includes(id))).toEqual([]);
        }
        expect(pages.slice(0, -1).map(({ length }) => length)).toEqual(pages.slice(0, -1).map(() => limit));
        expect(pages.length).toBe(Math.max(1, Math.ceil(pages.flat().length / limit)));
        return pages.flat();
      }

      const idsOf = ({ memberIds = [], metadata }: Ids): Told => {
        expect(metadata?.count).toBe(memberIds.length);
        return { ids: memberIds, cursor: metadata?.cursors?.next };
      };

      const statuses = fc.record({
        status: fc.constantFrom('APPROVED', 'APPROVED', ...STATUSES),
        privacyStatus: fc.constantFrom('PUBLIC', 'PUBLIC', 'PRIVATE'),
        blocks: fc.constantFrom('none', 'none', 'blocks', 'blocked'),
      });
      const crowds = fc.array(statuses, { minLength: 1, maxLength: 14 });
      let people = 2000;

      it('docs: whoever is hidden is on none, in no count and in no cursor', { timeout: 300_000 }, () =>
        fc.assert(
          fc.asyncProperty(
            fc.constantFrom(...LOOKERS),
            fc.constantFrom(...SITES),
            crowds,
            fc.integer({ min: 1, max: 5 }),
            async (who, site, drawn, limit) => {
              await decide(stack, site);
              const crowd = drawn.map(({ blocks: _blocks, ...state }) => memberIn(++people, state));
              const star = memberIn(++people);
              await table.insertMany(database().kysely, stack.site.id, [...crowd, star]);
              const looker = who === 'visitor' || who === 'shop' ? undefined : lookers[who];
              const apart = new Set<string>();
              for (const [index, { id }] of crowd.entries()) {
                await keepFollow(id, star.id, index);
                await keepFollow(star.id, id, index);
                await keep('member_abouts', { id, memberId: id, content: { nodes: [] } });
                if (!looker) continue;
                await keepFollow(id, looker.id, index);
                const { blocks } = drawn[index] ?? {};
                if (blocks === 'blocks') await keepBlock(id, looker.id);
                if (blocks === 'blocked') await keepBlock(looker.id, id);
                if (blocks !== 'none') apart.add(id);
              }
              const badge = await newBadge(stack, `Badge ${people}`);
              const all = crowd.map(({ id }) => id);
              await badgeModules(stack).badges.assignBadge(badge, all);

              const sees = (member: Member): boolean =>
                !apart.has(member.id) &&
                isTold(who === 'blocker' || who === 'victim' ? 'other' : who, member, site);
              const told = crowd.filter(sees).map(({ id }) => id);
              const hidden = all.filter((id) => !told.includes(id));
              const { badges, badgeAssignments } = badgeModules(stack, callerOf(who));
              const { memberFollowers, membersAbout } = communityOf(stack, callerOf(who));
              const paging = (cursor: string | undefined) => ({
                limit,
                ...(cursor !== undefined && { cursor }),
              });

              const byBadge = await walk(limit, hidden, async (_cursor, turn) => {
                const { memberIds = [], metadata } = await badges.listMembersByBadge(badge, {
                  paging: { limit, offset: turn * limit },
                });
                expect([metadata?.count, metadata?.total]).toEqual([memberIds.length, told.length]);
                const goesOn = (turn + 1) * limit < told.length;
                return { ids: memberIds, cursor: goesOn ? btoa('[0,0,0,0]') : undefined };
              });
              expect(byBadge.toSorted()).toEqual(told.toSorted());

              const input = await walk(limit, hidden, async (cursor) => {
                const query = badgeAssignments.queryBadgeAssignments().limit(limit);
                const page = await (cursor ? query.skipTo(cursor) : query.eq('badgeId', badge)).find();
                expect(page.hasNext()).toBe(Boolean(page.cursors.next));
                return { ids: page.items.map(({ memberId }) => String(memberId)), cursor: page.cursors.next };
              });
              expect(input.toSorted()).toEqual(told.toSorted());

              const texts = await walk(limit, hidden, async (cursor) => {
                const query = membersAbout.queryMemberAbouts().limit(limit);
                const page = await (cursor ? query.skipTo(cursor) : query.in('memberId', all)).find();
                return { ids: page.items.map(({ memberId }) => String(memberId)), cursor: page.cursors.next };
              });
              expect(texts).toEqual(told.toSorted());

              const latest = told.toReversed();
              const starIsSeen = isTold(who === 'blocker' || who === 'victim' ? 'other' : who, star, site);
              for (const list of ['listMemberFollowers', 'listMemberFollowing'] as const) {
                const found = await walk(limit, hidden, async (cursor) =>
                  idsOf(await memberFollowers[list](star.id, { paging: paging(cursor) })),
                ).catch((error: unknown) => errorOf(Promise.reject(error)));
                expect(found).toEqual(starIsSeen ? latest : 'NOT_FOUND');
              }
              const own = await walk(limit, hidden, async (cursor) =>
                looker
                  ? idsOf(await memberFollowers.listCurrentMemberFollowers({ paging: paging(cursor) }))
                  : { ids: [] },
              );
              expect(own.filter((id) => all.includes(id))).toEqual(looker ? latest : []);
            },
          ),
          runs(100),
        ),
      );
    });
  },
  platformMigrations,
);
