import { orderFulfillments } from '@wix/ecom';
import { beforeAll, expect, it } from 'vitest';
import { returnColumnLabels } from '#shared/return-columns.en.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import type { returnExtensions } from '#shared/extensions/returns.ts';
import type { ListedReturn } from '#shared/returns.ts';
import { onDatabase } from '#testing/engines.ts';
import { batchOf } from '#testing/job-batch.ts';
import { MEMBER, paidOrder, plainOrder, startOrders } from '#testing/orders.ts';
import { TEST_API_KEY, TEST_SITE } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import { embeddedFetch, type PlatformFetch } from '../../platform-fetch.ts';
import type { JobKind } from '../jobs.ts';
import { acceptReturns, closeReturns, declineReturns, exportReturns, receiveReturns } from './returns.ts';

const call = extensionCaller<typeof returnExtensions>();
const GONE = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const STORE = { name: 'Shop', currency: 'EUR', timeZone: 'Europe/Lisbon', locale: 'en' };

onDatabase(
  'bulk work on returns',
  (database) => {
    let at: ReturnType<typeof startOrders>;
    let platformFetch: PlatformFetch;
    const ids: string[] = [];

    beforeAll(async () => {
      at = startOrders(database());
      platformFetch = embeddedFetch(at.stack.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
      for (const name of ['Reef', '=Dune', 'Moon']) ids.push(await ask(name));
    });

    /** An order that left, and what its buyer wants to send back of it. */
    async function ask(name: string): Promise<string> {
      const line = {
        productName: { original: name },
        quantity: 2,
        price: { amount: '20' },
        itemType: { preset: 'PHYSICAL' as const },
      };
      const { id } = await paidOrder(at.sdk, {
        ...plainOrder('40.00'),
        buyerInfo: { email: 'anna@example.com', memberId: MEMBER },
        lineItems: [line],
      });
      const lineItemId = String((await at.sdk.orders.getOrder(id)).lineItems?.[0]?._id);
      const sent = { lineItems: [{ _id: lineItemId, quantity: 2 }] };
      await at.stack.sdk({ orderFulfillments }).orderFulfillments.createFulfillment(id, sent);
      const authorization = await at.stack.platform.tokens.sign({
        siteId: TEST_SITE.id,
        kind: 'member',
        memberId: MEMBER,
      });
      const request = {
        orderId: id,
        lines: [{ lineItemId, quantity: 1, reason: 'DAMAGED' }],
        note: 'A corner',
      };
      const reply = await at.stack.call('POST', extensionPath('requestMyReturn'), request, {
        authorization,
      });
      return ((await reply.json()) as { return: { id: string } }).return.id;
    }

    const run = async (kind: JobKind, chosen: readonly string[], params: Record<string, unknown> = {}) => {
      expect(kind.checkParams(params)).toBeUndefined();
      const outcomes = await kind.work(batchOf(chosen, params));
      return chosen.map((id) => outcomes.find((outcome) => outcome.id === id));
    };
    const read = async (id = ''): Promise<ListedReturn> =>
      (await call(platformFetch, 'getReturn', { returnId: id })).return;

    it('are answered together, each buyer hears of it, and what stands elsewhere is skipped', async () => {
      const [reef = '', dune = '', moon = ''] = ids;
      const accept = acceptReturns(platformFetch);
      expect(await run(accept, [reef, dune, GONE], { answer: 'Sorry!' })).toMatchObject([
        { state: 'done' },
        { state: 'done' },
        { state: 'failed', reason: 'The return is gone: its order was erased.' },
      ]);
      expect(await read(reef)).toMatchObject({
        state: 'ACCEPTED',
        answer: 'Sorry!',
        history: [{ state: 'ASKED' }, { state: 'ACCEPTED', by: 'editor@shop.test' }],
      });
      await at.stack.platform.deliverMail();
      const told = at.stack.mailer.sent.filter(({ text }) => text.includes('Sorry!'));
      expect(told).toHaveLength(2);
      // Again, and it is a job that a crash cut off.
      expect(await run(accept, [reef])).toMatchObject([
        { state: 'skipped', reason: 'Nothing to do: it is on its way back.' },
      ]);
      expect(await accept.work({ ...batchOf([reef]), isResumed: true })).toMatchObject([{ state: 'done' }]);
      expect(await run(receiveReturns(platformFetch), [reef, moon])).toMatchObject([
        { state: 'done' },
        { state: 'skipped', reason: 'Nothing to do: nobody has answered it yet.' },
      ]);
      expect(await run(closeReturns(platformFetch), [dune])).toMatchObject([{ state: 'done' }]);
    });

    it('are declined with a reason only', async () => {
      const [reef = '', , moon = ''] = ids;
      const decline = declineReturns(platformFetch);
      for (const params of [{}, { answer: '  ' }, { answer: 'x'.repeat(1001) }, { other: 'x' }])
        expect(decline.checkParams(params)).toBeDefined();
      expect(await run(decline, [moon, reef], { answer: 'Worn, sorry.' })).toMatchObject([
        { state: 'done' },
        { state: 'skipped' },
      ]);
      expect(await read(moon)).toMatchObject({ state: 'DECLINED', answer: 'Worn, sorry.' });
      expect(await read(reef)).toMatchObject({ state: 'RECEIVED' });
    });

    it('are chosen by what the list shows, and written as a file with a row for each thing', async () => {
      const kind = exportReturns(platformFetch, STORE);
      const { items } = await kind.select({ filter: { state: { $in: ['RECEIVED', 'CLOSED'] } } });
      expect(items.map(({ id }) => id).toSorted()).toEqual(ids.slice(0, 2).toSorted());
      expect(items[0]?.label).toMatch(/^#\d+ /);
      const params = { columns: Object.keys(returnColumnLabels), rows: 'lines' };
      const batch = batchOf(ids.slice(0, 2), params);
      expect(kind.file?.header(params)).toContain('Order,Status,Requested');
      const text = String(await kind.file?.lines(batch));
      expect(text.trim().split('\n')).toHaveLength(2);
      expect(text).toContain('A corner');
      // A formula stays a word.
      expect(text).toContain("'=Dune,1,DAMAGED");
    });
  },
  platformMigrations,
);
