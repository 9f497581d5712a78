import { beforeAll, expect, it } from 'vitest';
import { platformMigrations } from '#platform/platform.ts';
import { startAccounts } from '#testing/accounts.ts';
import { badgeModules, newBadge, newMembers } from '#testing/badges.ts';
import { onDatabase } from '#testing/engines.ts';
import { batchOf } from '#testing/job-batch.ts';
import { TEST_API_KEY, TEST_SITE, type Stack } from '#testing/stack.ts';
import { embeddedFetch, type PlatformFetch } from '../../platform-fetch.ts';
import { giveBadgeToMembers, takeBadgeFromMembers } from './badge-members.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';

onDatabase(
  'badges given and taken by the runner',
  (database) => {
    let stack: Stack;
    let platformFetch: PlatformFetch;
    const holders = async (badgeId: string): Promise<Set<string>> =>
      new Set((await badgeModules(stack).badges.listMembersByBadge(badgeId)).memberIds);

    beforeAll(() => {
      stack = startAccounts(database());
      platformFetch = embeddedFetch(stack.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
    });

    it('gives it, passes over who has it, and says who is gone', async () => {
      const badgeId = await newBadge(stack, 'By job');
      const [ana = '', ben = ''] = await newMembers(stack, 2);
      const kind = giveBadgeToMembers(platformFetch);
      expect(kind.checkParams({ badgeId: 'none' })).toBe('must say the badge');
      await kind.work(batchOf([ana], { badgeId }));
      const batch = batchOf([ana, ben, NOBODY], { badgeId });
      expect((await kind.work(batch)).toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
        { id: ben, state: 'done' },
        { id: NOBODY, state: 'failed', reason: 'The member is gone.' },
        { id: ana, state: 'skipped', reason: 'The member has this badge already.' },
      ]);
      // A process that died in the middle has given it: what goes on finds it done.
      const again = await kind.work({ ...batchOf([ana, ben], { badgeId }), isResumed: true });
      expect(again.map(({ state }) => state)).toEqual(['done', 'done']);
      expect(await holders(badgeId)).toEqual(new Set([ana, ben]));
    });

    it('takes it off, also from those who do not have it', async () => {
      const badgeId = await newBadge(stack, 'Taken by job');
      const [ana = '', ben = ''] = await newMembers(stack, 2);
      await badgeModules(stack).badges.assignBadge(badgeId, [ana]);
      const outcomes = await takeBadgeFromMembers(platformFetch).work(batchOf([ana, ben], { badgeId }));
      expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done']);
      expect(await holders(badgeId)).toEqual(new Set());
    });

    it('finds all of a filter, page after page', async () => {
      const made = await newMembers(stack, 120);
      const kind = giveBadgeToMembers(platformFetch);
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await kind.select({
          filter: { status: 'APPROVED', createdDate: { $lt: '2030-01-01T00:00:00.000Z' } },
          ...(cursor !== undefined && { cursor }),
        });
        found.push(...page.items.map(({ id }) => id));
        cursor = page.next;
      } while (cursor !== undefined);
      expect(new Set(found).size).toBe(found.length);
      expect(found).toEqual(expect.arrayContaining(made));
    });
  },
  platformMigrations,
);
