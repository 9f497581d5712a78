import { beforeAll, describe, expect, it } from 'vitest';
import { onDatabase } from '../../../testing/engines.ts';
import { decide, memberModules } from '../../../testing/members.ts';
import { refusal } from '../../../testing/orders.ts';
import { startStack, type Stack, type StackCaller } from '../../../testing/stack.ts';
import { platformMigrations } from '../../platform.ts';
import type { Caller } from '../../identity/caller.ts';
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

type Who = keyof typeof lookers | 'visitor' | 'shop';
const LOOKERS: readonly Who[] = ['visitor', 'other', 'pending', 'banned', 'blocker', 'victim', 'shop'];

onDatabase(
  'who sees whom',
  (database) => {
    let stack: Stack;

    beforeAll(async () => {
      stack = startStack(database());
      const { kysely } = database();
      await table.insertMany(kysely, stack.site.id, [...subjects, ...Object.values(lookers)]);
      for (const { id } of subjects)
        for (const [blocking, blocked] of [
          [blocker.id, id],
          [id, victim.id],
        ])
          await kysely
            .insertInto('member_blocks')
            .values({
              site_id: stack.site.id,
              id: `${blocking}:${blocked}`,
              doc: {
                id: `${blocking}:${blocked}`,
                blockingMemberId: blocking,
                blockedMemberId: blocked,
                createdDate: '2026-01-01T00:00:00.000Z',
              },
            })
            .execute();
    });

    const callerOf = (who: Who): StackCaller | undefined => {
      if (who === 'shop') return undefined;
      return who === 'visitor'
        ? { kind: 'visitor', visitorId: guid(999) }
        : { kind: 'member', memberId: lookers[who].id };
    };

    /** The table, written down apart from the rule. */
    const isTold = (who: Who, { status, privacyStatus }: Member, site: (typeof SITES)[number]): boolean => {
      if (who === 'shop') return true;
      if (who === 'blocker' || who === 'victim') return false;
      if (status !== 'APPROVED' || privacyStatus !== 'PUBLIC') return false;
      if (site.publicMemberCandidates === 'NO_ONE') return false;
      return site.publicMemberVisibility === 'VISIBLE_TO_ALL' || who === 'other';
    };

    describe.each(SITES.map((site) => [Object.values(site).join(' '), site] as const))(
      '%s',
      (_name, site) => {
        beforeAll(() => decide(stack, site));

        it.each(LOOKERS)('docs: %s', { timeout: 60_000 }, async (who) => {
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
            const refused = await refusal(members.getMember(id));
            const apart = who === 'blocker' || who === 'victim' ? 'MEMBER_TO_MEMBER_BLOCKED' : 'NOT_FOUND';
            expect([id, refused]).toEqual([id, told.includes(id) ? 'nothing refused' : apart]);
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
  },
  platformMigrations,
);
