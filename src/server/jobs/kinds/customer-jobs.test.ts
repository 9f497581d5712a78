import { beforeAll, expect, it } from 'vitest';
import { badgeModules, newBadge } from '#testing/badges.ts';
import { customerCalls } from '#testing/customers.ts';
import { onDatabase } from '#testing/engines.ts';
import { batchOf } from '#testing/job-batch.ts';
import { orderModules, paidOrder, plainOrder } from '#testing/orders.ts';
import { shopMigrations, startShop, type Shop } from '#testing/shop.ts';
import { TEST_API_KEY, TEST_SITE } from '#testing/stack.ts';
import { embeddedFetch, type PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind, Outcome } from '../jobs.ts';
import { jobMigrations } from '../migrations.ts';
import {
  approveCustomers,
  badgeCustomers,
  blockCustomers,
  deleteCustomers,
  exportCustomers,
  giveRoleToCustomers,
  muteCustomers,
  takeRoleFromCustomers,
  unbadgeCustomers,
} from './customers.ts';

const GONE = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';

onDatabase(
  'bulk work on customers',
  (database) => {
    let shop: Shop;
    let platformFetch: PlatformFetch;

    beforeAll(async () => {
      await database().migrate([jobMigrations]);
      shop = startShop(database());
      platformFetch = embeddedFetch(shop.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
    });

    const run = (
      kind: JobKind,
      ids: readonly string[],
      params?: Record<string, unknown>,
    ): Promise<Outcome[]> => kind.work(batchOf(ids, params));
    const find = (email: string) => customerCalls(shop).one(email);
    async function newMember(email: string): Promise<string> {
      await shop.call('POST', '/members/v1/members', { member: { loginEmail: email } });
      return (await find(email)).id;
    }
    async function newGuest(email: string, firstName = 'Gus'): Promise<string> {
      await paidOrder(
        orderModules(shop),
        plainOrder('5.00', {
          buyerInfo: { email },
          billingInfo: { contactDetails: { firstName } },
        }),
      );
      return (await find(email)).id;
    }

    it('blocks and approves members by their contacts; guests and those with whom there is nothing to do are passed over', async () => {
      const [one, two] = [await newMember('one@example.com'), await newMember('two@example.com')];
      const guest = await newGuest('gus@example.com');
      const block = blockCustomers(platformFetch);
      expect(await block.foresee?.({ ids: [one, two, guest] }, {})).toEqual({ members: 2, guests: 1 });
      expect(await block.foresee?.({ filter: { status: 'GUEST' } }, {})).toEqual({ members: 0, guests: 1 });
      expect(await run(block, [one, guest, GONE])).toEqual([
        { id: guest, state: 'skipped', reason: 'A guest has no account.' },
        { id: GONE, state: 'failed', reason: 'The customer no longer exists.' },
        { id: one, state: 'done' },
      ]);
      expect((await find('one@example.com')).status).toBe('BLOCKED');
      expect(await run(block, [one])).toEqual([{ id: one, state: 'skipped', reason: 'Is blocked already.' }]);
      expect(await run(approveCustomers(platformFetch), [one, two])).toEqual([
        { id: two, state: 'skipped', reason: 'Is a member already.' },
        { id: one, state: 'done' },
      ]);
      const { items } = await block.select({ filter: { status: { $ne: 'GUEST' } } });
      expect(items.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
    });

    it('gives a badge to those who have an account, and mutes who is not muted', async () => {
      const [member, guest] = [await newMember('badge@example.com'), await newGuest('gia@example.com')];
      const badgeId = await newBadge(shop, 'For customers');
      const give = badgeCustomers(platformFetch);
      expect(await give.foresee?.({ ids: [member, guest] }, { badgeId })).toEqual({ members: 1, guests: 1 });
      expect(await run(give, [member, guest], { badgeId })).toEqual([
        { id: guest, state: 'skipped', reason: 'A guest has no account.' },
        { id: member, state: 'done' },
      ]);
      const { memberId } = await find('badge@example.com');
      const { memberIds } = await badgeModules(shop).badges.listMembersByBadge(badgeId);
      expect(memberIds).toEqual([memberId]);
      const mute = muteCustomers(platformFetch);
      expect(await run(mute, [member])).toEqual([{ id: member, state: 'done' }]);
      expect(await run(mute, [member])).toEqual([
        { id: member, state: 'skipped', reason: 'Is muted already.' },
      ]);
      expect((await find('badge@example.com')).activityStatus).toBe('MUTED');
    });

    it('gives a role and takes it, and says who has it already, who does not, and who has no account', async () => {
      const [one, two] = [await newMember('role-1@example.com'), await newMember('role-2@example.com')];
      const guest = await newGuest('gil@example.com');
      const params = { roleKey: 'CONTRIBUTOR' };
      const give = giveRoleToCustomers(platformFetch);
      expect(give.checkParams({})).toBe('must say the role');
      expect(give.permissions).toEqual(['MEMBERS.MEMBER_ROLES_MANAGE']);
      expect(await give.foresee?.({ ids: [one, two, guest] }, params)).toEqual({ members: 2, guests: 1 });
      expect(await run(give, [one, guest], params)).toEqual([
        { id: guest, state: 'skipped', reason: 'A guest has no account.' },
        { id: one, state: 'done' },
      ]);
      expect(await run(give, [one, two], params)).toEqual([
        { id: one, state: 'skipped', reason: 'Has the role already.' },
        { id: two, state: 'done' },
      ]);
      // A process that died in the middle has given it: what goes on finds it done.
      const again = await give.work({ ...batchOf([one, two], params), isResumed: true });
      expect(again.map(({ state }) => state)).toEqual(['done', 'done']);
      expect(await run(give, [one], { roleKey: 'NO_SUCH_ROLE' })).toMatchObject([
        { id: one, state: 'failed', reason: 'The role does not exist.' },
      ]);
      expect(await find('role-2@example.com')).toMatchObject({ roles: ['CONTRIBUTOR'] });
      const take = takeRoleFromCustomers(platformFetch);
      const { items } = await take.select({ filter: { roles: { $hasSome: ['CONTRIBUTOR'] } } });
      expect(items.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
      expect(await run(take, [one], params)).toEqual([{ id: one, state: 'done' }]);
      expect(await run(take, [one], params)).toEqual([
        { id: one, state: 'skipped', reason: 'Does not have the role.' },
      ]);
      expect(await find('role-1@example.com')).not.toHaveProperty('roles');
    });

    it('takes a badge off those whom a filter finds by it', async () => {
      const member = await newMember('unbadge@example.com');
      const badgeId = await newBadge(shop, 'For a while');
      await run(badgeCustomers(platformFetch), [member], { badgeId });
      const take = unbadgeCustomers(platformFetch);
      const { items } = await take.select({ filter: { badges: { $in: [badgeId] } } });
      expect(items.map(({ id }) => id)).toEqual([member]);
      expect(await run(take, [member], { badgeId })).toEqual([{ id: member, state: 'done' }]);
      expect(await find('unbadge@example.com')).not.toHaveProperty('badges');
    });

    it('deletes accounts, and keeps the customer as a guest', async () => {
      const id = await newMember('leaves@example.com');
      expect(await run(deleteCustomers(platformFetch), [id])).toEqual([{ id, state: 'done' }]);
      expect(await find('leaves@example.com')).toMatchObject({ id, status: 'GUEST' });
    });

    it('writes no cell that a spreadsheet takes for a formula', async () => {
      const id = await newGuest('trick@example.com', '=HYPERLINK("http://x")');
      const { file } = exportCustomers(platformFetch, { timeZone: 'UTC' });
      const params = { columns: ['name', 'kind', 'orders', 'spent', 'currency'] };
      expect(file?.header(params)).toContain('Name,Kind,Orders,Spent,Currency');
      const lines = await file?.lines(batchOf([id], params));
      expect(lines).toContain("'=HYPERLINK");
      expect(lines).toContain('GUEST,1,5.00,EUR');
    });
  },
  shopMigrations,
);
