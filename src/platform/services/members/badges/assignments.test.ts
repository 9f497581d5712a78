import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newVisitor, startAccounts } from '#testing/accounts.ts';
import { badgeModules, newBadge, newMembers } from '#testing/badges.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';

onDatabase(
  'badge assignments',
  (database) => {
    const start = () => startAccounts(database());
    const shop = () => badgeModules(start());
    const told = async (id: string): Promise<string[]> => {
      const { rows } = await sql<{
        type: string;
      }>`select entity_fqdn || '_' || slug as type from domain_events
        where entity_id = ${id} order by sequence`.execute(database().kysely);
      return rows.map(({ type }) => type);
    };
    const countOf = async (id: string): Promise<number | undefined> =>
      (await shop().badges.getMemberCountsPerBadge()).badgeMemberCounts?.find(({ badgeId }) => badgeId === id)
        ?.memberCount;
    const membersOf = async (id: string): Promise<Set<string>> =>
      new Set((await shop().badges.listMembersByBadge(id)).memberIds);

    it('docs: what one version gives, the other tells of and takes away', async () => {
      const { badges, badgeAssignments } = shop();
      const id = await newBadge(start(), 'Collector');
      const [ana = '', ben = '', cleo = ''] = await newMembers(start(), 3);
      const made = await badgeAssignments.createBadgeAssignment({
        badgeId: id,
        memberId: ana,
        tags: { tags: { tagIds: ['a'] } },
        extendedFields: { namespaces: { '@acme/app': { since: 3 } } },
      });
      expect(made).toMatchObject({
        badgeId: id,
        memberId: ana,
        tags: { tags: { tagIds: ['a'] }, privateTags: { tagIds: [] } },
        extendedFields: { namespaces: { '@acme/app': { since: 3 } } },
      });
      expect((await badges.assignBadge(id, [ana, ben, cleo])).memberIds).toEqual([ben, cleo]);
      expect(await countOf(id)).toBe(3);
      expect(await membersOf(id)).toEqual(new Set([ana, ben, cleo]));
      const other = await newBadge(start(), 'Trade');
      await badges.assignBadge(other, [ana]);
      await shop().badgesV2.moveBadge(other, { position: 'FIRST' });
      expect((await badges.listBadgesPerMember([ana, NOBODY])).memberBadgeIds).toEqual([
        { memberId: ana, badgeIds: [other, id] },
        { memberId: NOBODY, badgeIds: [] },
      ]);
      const found = await badgeAssignments.queryBadgeAssignments().eq('memberId', ana).find();
      expect(new Set(found.items.map(({ badgeId }) => badgeId))).toEqual(new Set([id, other]));
      await badges.unassignBadge(id, [ben, NOBODY]);
      await badgeAssignments.deleteBadgeAssignment(String(made._id));
      expect(await membersOf(id)).toEqual(new Set([cleo]));
      expect(await countOf(id)).toBe(1);
      expect(await told(String(made._id))).toEqual([
        'wix.badges.v4.badge_assignment_created',
        'wix.badges.v4.badge_assignment_deleted',
      ]);
      const ofBadge = (await told(id)).filter((type) => type.startsWith('wix.badges.v3'));
      expect(ofBadge).toEqual([
        ...Array.from({ length: 3 }, () => 'wix.badges.v3.badge_badge_assigned'),
        ...Array.from({ length: 2 }, () => 'wix.badges.v3.badge_badge_unassigned'),
      ]);
    });

    it('assumed: once is all; nobody and nothing is given no badge', async () => {
      const { badges, badgeAssignments } = shop();
      const id = await newBadge(start(), 'Once');
      const [ana = ''] = await newMembers(start(), 1);
      await badgeAssignments.createBadgeAssignment({ badgeId: id, memberId: ana });
      const rejected = [
        badgeAssignments.createBadgeAssignment({ badgeId: id, memberId: ana }),
        badges.assignBadge(id, [ana]),
        badges.assignBadge(id, [ana, NOBODY]),
        badges.assignBadge(NOBODY, [ana]),
        badgeAssignments.createBadgeAssignment({ badgeId: NOBODY, memberId: ana }),
        badgeAssignments.deleteBadgeAssignment(NOBODY),
        badges.listMembersByBadge(NOBODY),
      ];
      expect(await Promise.all(rejected.map(errorOf))).toEqual([
        'ALREADY_EXISTS',
        'ALREADY_EXISTS',
        ...Array.from({ length: 5 }, () => 'NOT_FOUND'),
      ]);
      const many = Array.from({ length: 101 }, () => crypto.randomUUID());
      expect(await errorOf(badges.assignBadge(id, many))).toEqual(['memberIds MAX_SIZE']);
    });

    it('assumed: two at once give it once, and nobody fails', async () => {
      const id = await newBadge(start(), 'Raced');
      const [ana = '', ben = ''] = await newMembers(start(), 2);
      const { badges, badgeAssignments } = shop();
      const outcomes = await Promise.all(
        [
          badgeAssignments.createBadgeAssignment({ badgeId: id, memberId: ana }),
          badgeAssignments.createBadgeAssignment({ badgeId: id, memberId: ana }),
          badges.assignBadge(id, [ana, ben]),
          badges.assignBadge(id, [ben, ana]),
        ].map(errorOf),
      );
      expect(new Set(outcomes)).toEqual(new Set(['nothing refused', 'ALREADY_EXISTS']));
      const have = await membersOf(id);
      expect(have.has(ana)).toBe(true);
      expect(await countOf(id)).toBe(have.size);
      expect(start().errors).toEqual([]);
    });

    it('docs: many at once, each on its own', async () => {
      const { badgeAssignments } = shop();
      const id = await newBadge(start(), 'Many');
      const [ana = '', ben = ''] = await newMembers(start(), 2);
      const input = [
        ...[ana, NOBODY, ben, ana].map((memberId) => ({ badgeId: id, memberId })),
        { badgeId: NOBODY, memberId: ben },
      ];
      const made = await badgeAssignments.bulkCreateBadgeAssignments(input, { returnEntity: true });
      expect(made.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 3 });
      expect(made.results?.map(({ itemMetadata }) => itemMetadata?.error?.code)).toEqual([
        undefined,
        'NOT_FOUND',
        undefined,
        'ALREADY_EXISTS',
        'NOT_FOUND',
      ]);
      expect(await countOf(id)).toBe(2);
      const ids = made.results?.flatMap(({ item }) => item?._id ?? []) ?? [];
      const tagged = await badgeAssignments.bulkUpdateBadgeAssignmentTags([...ids, NOBODY], {
        assignTags: { tags: { tagIds: ['vip'] }, privateTags: { tagIds: ['own'] } },
      });
      expect(tagged.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
      const { jobId } = await badgeAssignments.bulkUpdateBadgeAssignmentTagsByFilter(
        { badgeId: id },
        { assignTags: { tags: { tagIds: ['new'] } }, unassignTags: { tags: { tagIds: ['vip', 'new'] } } },
      );
      expect(jobId).toEqual(expect.any(String));
      const found = await badgeAssignments.queryBadgeAssignments().eq('badgeId', id).find();
      expect(found.items.map(({ tags }) => tags)).toEqual(
        [ana, ben].map(() => ({ tags: { tagIds: ['new'] }, privateTags: { tagIds: ['own'] } })),
      );
      expect(
        await errorOf(badgeAssignments.bulkUpdateBadgeAssignmentTagsByFilter({}, { assignTags: {} })),
      ).toBe('EMPTY_ASSIGN_AND_UNASSIGN_LISTS');
      const missing = await badgeAssignments.bulkDeleteBadgeAssignments([...ids, NOBODY]);
      expect(missing.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
      expect(await countOf(id)).toBe(0);
    });

    it('docs: with the badge or the member goes what one had of the other', async () => {
      const { badges, badgesV2, members } = shop();
      const [stored, missing] = [await newBadge(start(), 'Kept'), await newBadge(start(), 'Gone')];
      const [ana = '', ben = ''] = await newMembers(start(), 2);
      await badges.assignBadge(stored, [ana, ben]);
      await badges.assignBadge(missing, [ana, ben]);
      await members.deleteMember(ana);
      expect(await membersOf(stored)).toEqual(new Set([ben]));
      expect(await countOf(missing)).toBe(1);
      await badgesV2.deleteBadge(missing);
      expect((await badges.listBadgesPerMember([ana, ben])).memberBadgeIds).toEqual([
        { memberId: ana, badgeIds: [] },
        { memberId: ben, badgeIds: [stored] },
      ]);
      expect((await told(missing)).filter((type) => type.endsWith('unassigned'))).toHaveLength(2);
      // Who is blocked keeps it, for the day they are let in again.
      await members.blockMember(ben);
      expect(await membersOf(stored)).toEqual(new Set([ben]));
    });

    it('docs: shoppers learn of those members only whom they may see', async () => {
      const { badges, badgeAssignments, members } = shop();
      const id = await newBadge(start(), 'Shown');
      const [seen = '', blocked = ''] = await newMembers(start(), 2, 'PUBLIC');
      const [hidden = ''] = await newMembers(start(), 1);
      await badgeAssignments.bulkCreateBadgeAssignments(
        [seen, blocked, hidden].map((memberId) => ({
          badgeId: id,
          memberId,
          tags: { tags: { tagIds: ['all'] }, privateTags: { tagIds: ['own'] } },
        })),
      );
      await members.blockMember(blocked);
      const visitor = badgeModules(start(), newVisitor());
      const listed = await visitor.badges.listMembersByBadge(id);
      expect(listed.memberIds).toEqual([seen]);
      expect(listed.metadata?.total).toBe(1);
      const all = [seen, blocked, hidden, NOBODY];
      expect((await visitor.badges.listBadgesPerMember(all)).memberBadgeIds).toEqual(
        all.map((memberId) => ({ memberId, badgeIds: memberId === seen ? [id] : [] })),
      );
      const { items } = await visitor.badgeAssignments.queryBadgeAssignments().eq('badgeId', id).find();
      expect(items).toMatchObject([{ memberId: seen, tags: { tags: { tagIds: ['all'] } } }]);
      expect(items[0]?.tags).not.toHaveProperty('privateTags');
      const own = badgeModules(start(), { kind: 'member', memberId: hidden });
      expect(new Set((await own.badges.listMembersByBadge(id)).memberIds)).toEqual(new Set([seen, hidden]));
      expect((await badges.listMembersByBadge(id)).metadata?.total).toBe(3);
    });
  },
  platformMigrations,
);
