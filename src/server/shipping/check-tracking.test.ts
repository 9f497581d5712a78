import { orderFulfillments } from '@wix/ecom';
import { beforeAll, describe, expect, it } from 'vitest';
import { platformMigrations } from '../../platform/platform.ts';
import { onDatabase } from '../../testing/engines.ts';
import { paidOrder, plainOrder, startOrders } from '../../testing/orders.ts';
import { TEST_API_KEY, TEST_SITE } from '../../testing/stack.ts';
import { embeddedFetch, type PlatformFetch } from '../platform-fetch.ts';
import { checkTracking } from './check-tracking.ts';
import { readTracking } from './tracking-rows.ts';

describe('a file of tracking numbers', () => {
  const read = async (text: string) =>
    (await readTracking(text)).map(({ number, tracking, carrier, link }) =>
      [number, tracking, carrier, link].join('|'),
    );

  it('is read by its titles, ours and those of others, in any order', async () => {
    expect(await read('Order number,Tracking number,Carrier\n1001,JD1,DHL\n')).toEqual(['1001|JD1|DHL|']);
    expect(
      await read('Name;Email;Tracking Company;Tracking URL;Tracking No\n#7;a@b.c;Own;https://o.example;8'),
    ).toEqual(['#7|8|Own|https://o.example']);
    expect(await read('\uFEFFTracking\tOrder\n5\t1002\n')).toEqual(['1002|5||']);
  });

  it('is read without titles, and as it is typed on a phone', async () => {
    expect(await read('1001,JD1,DHL')).toEqual(['1001|JD1|DHL|']);
    expect(await read('#1001 JD1\n1002 RR2 Canada Post\n')).toEqual(['#1001|JD1||', '1002|RR2|Canada Post|']);
  });

  it('goes on after a quote that is never closed', async () => {
    const rows = await readTracking(`Order,Tracking\n1,A\n2,"B\n3,C\n`);
    expect(rows.map(({ broken }) => broken !== undefined)).toContain(true);
    expect(rows.some(({ number }) => number === '3')).toBe(true);
    await expect(readTracking('Order,Tracking\n')).rejects.toThrow('no row');
  });
});

onDatabase(
  'tracking numbers and the orders they are for',
  (database) => {
    let platformFetch: PlatformFetch;

    beforeAll(() => {
      const { stack } = startOrders(database());
      platformFetch = embeddedFetch(stack.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
    });

    const make = async () => {
      const { sdk } = startOrders(database());
      const { id } = await paidOrder(sdk, plainOrder('10.00'));
      const order = await sdk.orders.getOrder(id);
      return { id, number: String(order.number), line: String(order.lineItems?.[0]?._id) };
    };

    it('matches those that can go and says of each other line why it sends nothing', async () => {
      const { sdk, stack } = startOrders(database());
      const [good, sent, missing, other, twice, same, script, own] = [
        await make(),
        await make(),
        await make(),
        await make(),
        await make(),
        await make(),
        await make(),
        await make(),
      ];
      const { orderFulfillments: fulfillments } = stack.sdk({ orderFulfillments });
      await fulfillments.createFulfillment(sent.id, { lineItems: [{ _id: sent.line }] });
      await sdk.orders.cancelOrder(missing.id);
      const ids = [good, sent, missing, twice, same, script, own].map(({ id }) => id);
      const text = [
        'Order number,Tracking number,Carrier,Tracking link',
        `#${good.number},JD 1,DHL Express,`,
        `999999,JD2,DHL,`,
        `${sent.number},JD3,DHL,`,
        `${missing.number},JD4,DHL,`,
        `${other.number},JD5,DHL,`,
        `${twice.number},JD6,DHL,`,
        `${twice.number},JD7,DHL,`,
        `${same.number},JD8,,`,
        `${same.number},JD8,,`,
        `${script.number},javascript:alert(1),DHL,`,
        `${script.number},9,Own,javascript:alert(1)`,
        `${own.number},9,Own,`,
        `"=HYPERLINK(1)",9,DHL,`,
        `none,9,DHL,`,
      ].join('\n');
      const found = await checkTracking(platformFetch, { text, carrier: 'ups', selection: { ids } });
      expect(found.matched).toEqual([
        {
          row: 2,
          orderId: good.id,
          number: good.number,
          trackingInfo: { trackingNumber: 'JD 1', shippingProvider: 'dhl' },
        },
        {
          row: 9,
          orderId: same.id,
          number: same.number,
          trackingInfo: { trackingNumber: 'JD8', shippingProvider: 'ups' },
        },
        {
          row: 13,
          orderId: own.id,
          number: own.number,
          trackingInfo: { trackingNumber: '9', shippingProvider: 'Own' },
        },
      ]);
      expect(found.refused.map(({ row, problem }) => `${row} ${problem}`)).toEqual([
        '3 unknown',
        '4 sent',
        '5 gone',
        '6 outside',
        '7 doubled',
        '8 doubled',
        '10 doubled',
        '11 tracking',
        '12 link',
        '14 noNumber',
        '15 noNumber',
      ]);
      expect(found.refusedCsv).toContain(`'=HYPERLINK(1)`);
      const filtered = await checkTracking(platformFetch, {
        text,
        selection: { filter: { fulfillmentStatus: 'NOT_FULFILLED', id: { $in: [good.id] } } },
      });
      expect(filtered.matched.map(({ orderId }) => orderId)).toEqual([good.id]);
    });
  },
  platformMigrations,
);
