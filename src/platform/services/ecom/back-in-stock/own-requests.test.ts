import { beforeAll, describe, expect, it } from 'vitest';
import type { WaitedThing } from '#shared/back-in-stock.ts';
import { startWaiting, type Waiting } from '#testing/back-in-stock.ts';
import { onDatabase } from '#testing/engines.ts';
import { shopMigrations } from '#testing/shop.ts';
import type { StackCaller } from '#testing/stack.ts';
import { seedMembers } from '../../members/members/public.ts';

onDatabase(
  'what a member waits for',
  (database) => {
    let at: Waiting;
    beforeAll(() => {
      at = startWaiting(database());
    });

    let made = 0;
    const join = async () => {
      const number = String(++made).padStart(12, '0');
      const [id, contactId] = [`aaaaaaaa-0000-4000-8000-${number}`, `cccccccc-0000-4000-8000-${number}`];
      const email = at.newEmail();
      const date = at.shop.clock.now().toISOString();
      await seedMembers(database().kysely, at.shop.site.id, [
        { id, contactId, email, createdDate: date, contact: {} },
      ]);
      return { email, caller: { kind: 'member', memberId: id } as const };
    };
    const own = async (
      caller: Exclude<StackCaller, { kind: 'api-key' }>,
      name: Parameters<typeof at.hosted>[0],
      body: object = {},
    ) => {
      const authorization = await at.shop.platform.tokens.sign({ siteId: at.shop.site.id, ...caller });
      return at.hosted(name, body, { authorization });
    };
    const read = async (caller: Exclude<StackCaller, { kind: 'api-key' }>) =>
      ((await own(caller, 'listMyBackInStockRequests')) as { items: WaitedThing[] }).items;

    it('assumed: is what they asked for signed in, whichever address they left, and what became of it', async () => {
      const { caller } = await join();
      const [mug, shirt] = [await at.mug(), await at.shirt()];
      const email = at.newEmail();
      await at.ask(mug.id, { caller, email });
      at.shop.clock.advance(1000);
      await at.ask(shirt.id, { caller, email, options: { variantId: shirt.small } });
      await at.ask((await at.mug()).id);
      expect(await read(caller)).toMatchObject([
        { state: 'WAITS', email, product: { soldOut: true, chosen: true, options: ['S'] } },
        { state: 'WAITS', email, product: { soldOut: true, options: [] } },
      ]);
      await at.count(mug.variantId, 3);
      await at.tell();
      expect((await read(caller)).map(({ state }) => state)).toEqual(['WAITS', 'TOLD']);
    });

    it('assumed: is what was asked for their address before they signed in', async () => {
      const { caller, email } = await join();
      await at.ask((await at.mug()).id, { email });
      expect(await read(caller)).toHaveLength(1);
    });

    it('assumed: ends when they say so, and nobody else does', async () => {
      const { caller } = await join();
      const mug = await at.mug();
      const { _id: id } = await at.ask(mug.id, { caller, email: at.newEmail() });
      const stranger = await join();
      expect(await own(stranger.caller, 'cancelMyBackInStockRequest', { id })).toEqual({ status: 404 });
      expect(
        await own({ kind: 'visitor', visitorId: 'somebody' }, 'cancelMyBackInStockRequest', { id }),
      ).toEqual({ status: 403 });
      expect(await own({ kind: 'visitor', visitorId: 'somebody' }, 'listMyBackInStockRequests')).toEqual({
        status: 403,
      });
      expect(await own(caller, 'cancelMyBackInStockRequest', { id: 'nonsense' })).toEqual({ status: 400 });
      expect(await own(caller, 'cancelMyBackInStockRequest', { id })).toEqual({});
      expect(await own(caller, 'cancelMyBackInStockRequest', { id })).toEqual({ status: 404 });
      expect(await read(caller)).toEqual([]);
      await at.count(mug.variantId, 3);
      await at.tell();
      expect(await at.eventsOf(id)).toEqual(['created', 'deleted']);
    });

    describe('a product that nobody can see any more', () => {
      it('assumed: stays on the list without its name', async () => {
        const { caller } = await join();
        const mug = await at.mug();
        await at.ask(mug.id, { caller });
        await at.shop.call('DELETE', `/stores/v3/products/${mug.id}`);
        const items = await read(caller);
        expect(items.map(({ product }) => product)).toEqual([undefined]);
      });
    });
  },
  shopMigrations,
);
