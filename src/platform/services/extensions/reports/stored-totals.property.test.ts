import Big from 'big.js';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import { addMoney, multiplyMoney, roundMoney, shareOf, subtractMoney } from '#shared/money.ts';
import { REPORT_DIMENSIONS, type DimensionReport, type ReportDimension } from '#shared/reports.ts';
import { countingIds } from '#testing/deterministic.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, plainOrder } from '#testing/orders.ts';
import { startStack, TEST_SITE, type Stack } from '#testing/stack.ts';
import { runs } from '#testing/run-size.ts';
import { platformMigrations } from '#platform/platform.ts';
import { foldSlots } from '#platform/store/index.ts';
import type { OrderTransactions } from '../../ecom/order-transactions/public.ts';
import { seedOrders, type Order, type SeedOrder } from '../../ecom/orders/public.ts';

const MEASURES = ['orders', 'pieces', 'items', 'discounts', 'delivery', 'tax', 'total', 'returned'] as const;
type Figures = Partial<Record<(typeof MEASURES)[number], string | null>>;

/** A currency of so many. */
const FOUR_DECIMALS = 'CLF';

const dayIn = (moment: unknown): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: TEST_SITE.timeZone }).format(new Date(String(moment)));
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const plain = (amount: string): string =>
  amount
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replace(/^-0$/, '0');

/** What each discount took off of what all of them did, to twelve digits; the last makes the whole. */
function sharesOf(off: ReadonlyMap<string, string>): Map<string, string> {
  const whole = addMoney('0', ...off.values());
  const names = [...off.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  const shares = names.slice(0, -1).map((name) => new Big(off.get(name) ?? '0').div(whole).toFixed(12));
  return new Map(
    names.map((name, index) => [name, shares[index] ?? subtractMoney('1', addMoney('0', ...shares))]),
  );
}

const shared = (figures: Figures, share: string): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, amount]) => [name, new Big(amount ?? '0').times(share).toFixed()]),
  );

/** The totals as they follow from the orders, worked out with other means than the database's. */
function sumsOf(
  states: readonly { order: Order; money: OrderTransactions | null }[],
): Record<string, Figures> {
  const totals: Record<string, Figures> = {};
  const add = (key: (string | null | undefined)[], figures: Figures): void => {
    const sum = (totals[JSON.stringify(key.map((part) => part ?? ''))] ??= {});
    for (const name of MEASURES) sum[name] = addMoney(sum[name], figures[name]);
  };
  for (const { order, money } of states) {
    const { currency, lineItems, priceSummary = {} } = order;
    const isSold = order.status === 'APPROVED';
    const day = dayIn(order.purchasedDate);
    const country = order.shippingInfo?.logistics?.shippingDestination?.address?.country;
    const channel = order.channelInfo?.type;
    const lines = lineItems.map((line) => {
      const items = multiplyMoney(line.priceBeforeDiscounts?.amount ?? '0', line.quantity ?? 1, currency);
      const after = line.totalPriceAfterTax?.amount ?? '0';
      const before = line.totalPriceBeforeTax?.amount ?? '0';
      return {
        id: line.id,
        product: line.catalogReference?.catalogItemId ?? '',
        figures: {
          pieces: String(line.quantity),
          items,
          discounts: subtractMoney(items, order.taxIncludedInPrices ? after : before),
          tax: subtractMoney(after, before),
          total: after,
        },
        off: subtractMoney(items, line.lineItemPrice?.amount),
        rate: line.taxInfo?.taxRate,
        tax: line.taxInfo?.taxAmount?.amount ?? '0',
      };
    });
    const reduced = addMoney('0', ...lines.map((line) => line.off));
    const whole: Figures = {
      orders: '1',
      pieces: addMoney('0', ...lines.map(({ figures }) => figures.pieces)),
      items: addMoney(priceSummary.subtotal?.amount, reduced),
      discounts: addMoney(priceSummary.discount?.amount, reduced),
      delivery: priceSummary.shipping?.amount ?? '0',
      tax: priceSummary.tax?.amount ?? '0',
      total: priceSummary.total?.amount ?? '0',
    };
    const off = new Map<string, string>();
    for (const { coupon } of order.appliedDiscounts ?? [])
      off.set(coupon?.code ?? '', addMoney(off.get(coupon?.code ?? ''), coupon?.amount?.amount));
    const discounts = off.size === 0 ? new Map([['', '1']]) : sharesOf(off);
    const added = order.taxIncludedInPrices ? '0' : whole.tax;
    const rates = new Map<string, string>();
    for (const { rate, tax } of lines) {
      const percent = typeof rate !== 'string' ? '' : plain(multiplyMoney(rate, 100, 'EUR'));
      rates.set(percent, addMoney(rates.get(percent), tax));
    }
    const stated = addMoney('0', ...rates.values());
    const taxes = Number(stated) === Number(whole.tax) ? rates : new Map([['', whole.tax ?? '0']]);
    if (isSold) {
      add(['order', day, currency, country, channel], whole);
      for (const product of new Set(lines.map((line) => line.product)))
        add(['product', day, currency, product, ''], { orders: '1' });
      add(['order-added-tax', day, currency, country, channel], { tax: added });
      for (const { product, figures } of lines) {
        add(['product', day, currency, product, ''], figures);
        if (!order.taxIncludedInPrices)
          add(['product-added-tax', day, currency, product, ''], { tax: figures.tax });
      }
      for (const [name, share] of discounts) {
        add(['discount', day, currency, name, ''], { ...shared(whole, share), orders: '1' });
        add(['discount-added-tax', day, currency, name, ''], shared({ tax: added }, share));
      }
      for (const [rate, tax] of taxes) add(['tax', day, currency, country, rate], { tax });
    }
    for (const payment of money?.payments ?? []) {
      if (!['APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED'].includes(text(payment.status))) continue;
      const provider = payment.regularPaymentDetails?.offlinePayment ? 'OFFLINE' : 'ONLINE';
      const method = payment.regularPaymentDetails?.paymentMethod ?? '';
      const at = dayIn(payment.createdDate);
      add(['payout', at, currency, provider, method], { orders: '1', total: payment.amount?.amount ?? '0' });
    }
    for (const refund of money?.refunds ?? []) {
      const at = dayIn(refund.createdDate);
      const parts = (refund.transactions ?? []).filter(({ refundStatus }) => refundStatus === 'SUCCEEDED');
      for (const part of parts) {
        const payment = money?.payments.find(({ id }) => id === part.paymentId)?.regularPaymentDetails;
        const provider = payment?.offlinePayment ? 'OFFLINE' : 'ONLINE';
        add(['payout', at, currency, provider, payment?.paymentMethod ?? ''], {
          pieces: '1',
          returned: part.amount?.amount ?? '0',
        });
      }
      if (!isSold || parts.length === 0) continue;
      const returned = addMoney('0', ...parts.map(({ amount }) => amount?.amount));
      add(['order', at, currency, country, channel], { returned });
      for (const [name, share] of discounts)
        add(['discount', at, currency, name, ''], shared({ returned }, share));
      for (const [rate, tax] of taxes) {
        const share = shareOf(tax, '0', returned, whole.total ?? '0', FOUR_DECIMALS);
        if (Number(tax) !== 0) add(['tax', at, currency, country, rate], { tax: subtractMoney('0', share) });
      }
      if (parts.length < (refund.transactions?.length ?? 0)) continue;
      for (const { lineItemId, totalRefundedAmount } of refund.summary?.breakdown?.lineItems ?? []) {
        const product = lines.find(({ id }) => id === lineItemId)?.product ?? '';
        add(['product', at, currency, product, ''], { returned: totalRefundedAmount?.amount ?? '0' });
      }
    }
  }
  return written(Object.entries(totals));
}

/** Without what is nothing at all. */
const written = (entries: readonly [string, Figures][]): Record<string, Figures> =>
  Object.fromEntries(
    entries
      .map(([key, figures]) => {
        const stored = MEASURES.flatMap((name) => {
          const value = plain(figures[name] ?? '0');
          return value === '0' ? [] : [[name, value] as const];
        });
        return [key, Object.fromEntries(stored)] as const;
      })
      .filter(([, figures]) => Object.keys(figures).length > 0)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

async function kept({ kysely }: Database, siteId: string): Promise<Record<string, Figures>> {
  const { rows } = await sql<Record<string, string>>`
    select kind, day::text as day, currency, key, detail, sum(orders)::text as orders, sum(pieces)::text as pieces,
      sum(items)::text as items, sum(discounts)::text as discounts, sum(delivery)::text as delivery,
      sum(tax)::text as tax, sum(total)::text as total, sum(returned)::text as returned
    from sales_sums where site_id = ${siteId} group by kind, sales_sums.day, currency, key, detail`.execute(
    kysely,
  );
  return written(
    rows.map(({ kind, day, currency, key, detail, ...figures }) => [
      JSON.stringify([kind, day, currency, key, detail]),
      figures,
    ]),
  );
}

async function statesOf({ kysely }: Database, siteId: string) {
  const { rows } = await sql<{ order: Order; money: OrderTransactions | null }>`
    select o.doc as "order", t.doc as money from orders o
    left join order_transactions t on t.site_id = o.site_id and t.id = o.id
    where o.site_id = ${siteId}`.execute(kysely);
  return rows;
}

/** Around midnight, and around the night in which the clocks change. */
const moment = fc
  .constantFrom('2025-03-29', '2025-03-30', '2025-07-31')
  .chain((day) =>
    fc.constantFrom('00:30', '12:00', '22:59', '23:00', '23:59').map((time) => `${day}T${time}:00.000Z`),
  );

const amount = fc.integer({ min: 1, max: 90_00 }).map((cents) => (cents / 100).toFixed(2));

const line = fc
  .record({
    product: fc.constantFrom(undefined, 'lamp', 'vase'),
    quantity: fc.integer({ min: 1, max: 3 }),
    price: amount,
    reduced: fc.boolean(),
    taxRate: fc.constantFrom('0.23', '0.06', '0.055'),
    tax: amount,
  })
  .map(({ product, quantity, price, reduced, taxRate, tax }) => ({
    productName: { original: product ?? 'By hand' },
    quantity,
    price: { amount: price },
    ...(reduced && { priceBeforeDiscounts: { amount: addMoney(price, '5.00') } }),
    ...(product && { catalogReference: { appId: TEST_SITE.id, catalogItemId: product } }),
    taxInfo: { taxRate, taxAmount: { amount: tax } },
    itemType: { preset: 'PHYSICAL' as const },
  }));

const seed: fc.Arbitrary<SeedOrder> = fc
  .record({
    date: moment,
    currency: fc.constantFrom('EUR', 'GBP'),
    country: fc.constantFrom(undefined, 'PT', 'DE'),
    channel: fc.constantFrom('WEB' as const, 'POS' as const),
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    coupons: fc.uniqueArray(fc.constantFrom('TEN', 'FIVE'), { maxLength: 2 }),
    statedTax: fc.boolean(),
    taxIncludedInPrices: fc.boolean(),
    delivery: amount,
    fee: fc.option(amount, { nil: undefined }),
    refunded: fc.constantFrom('none', 'item', 'amount', 'failed'),
    refundDate: moment,
    canceled: fc.boolean(),
    status: fc.constantFrom('APPROVED' as const, 'APPROVED' as const, 'INITIALIZED' as const),
  })
  .map((r): SeedOrder => {
    const tax = addMoney('0', ...r.lines.map(({ taxInfo }) => taxInfo.taxAmount.amount));
    return {
      date: r.date,
      order: {
        currency: r.currency,
        status: r.status,
        channelInfo: { type: r.channel },
        taxIncludedInPrices: r.taxIncludedInPrices,
        lineItems: r.lines,
        ...(r.fee && { additionalFees: [{ name: 'Gift wrap', price: { amount: r.fee } }] }),
        ...(r.statedTax && { taxInfo: { totalTax: { amount: addMoney(tax, '0.10') } } }),
        appliedDiscounts: r.coupons.map((code) => ({
          discountType: 'GLOBAL' as const,
          coupon: { code, name: code, amount: { amount: code === 'TEN' ? '0.01' : '0.02' } },
        })),
        shippingInfo: {
          title: 'Post',
          cost: { price: { amount: r.delivery } },
          ...(r.country && { logistics: { shippingDestination: { address: { country: r.country } } } }),
        },
      },
      payments:
        r.status === 'INITIALIZED'
          ? []
          : [
              {
                createdDate: r.date,
                amount: { amount: '5000.00' },
                regularPaymentDetails: { offlinePayment: r.channel === 'POS', paymentMethod: 'Cash' },
              },
            ],
      refunds:
        r.refunded === 'none' || r.status === 'INITIALIZED'
          ? []
          : [
              {
                date: r.refundDate,
                payments: [
                  {
                    payment: 0,
                    amount: { amount: '0.50' },
                    externalRefund: true,
                    outcome: r.refunded === 'failed' ? ('FAILED' as const) : ('SUCCEEDED' as const),
                  },
                ],
                ...(r.refunded === 'item' && {
                  items: { lineItems: [{ lineItemId: '00000000-0000-0000-0000-000000000001', quantity: 1 }] },
                }),
              },
            ],
      ...(r.canceled && { canceled: { date: r.refundDate } }),
    };
  });

/** What becomes of an order later: by the platform's operations, and by statements nobody foresaw. */
const change = fc.record({
  order: fc.nat({ max: 50 }),
  how: fc.constantFrom('pay', 'cancel', 'country', 'forget', 'money', 'refund', 'bulk'),
});

async function apply(stack: Stack, how: string, order: Order | undefined): Promise<void> {
  if (!order) return;
  const { kysely } = stack.database;
  const { id } = order;
  const site = stack.site.id;
  if (how === 'pay') await stack.call('POST', `/ecom/v1/payments-collector/orders/${id}/mark-as-paid`, {});
  if (how === 'cancel') await stack.call('POST', `/ecom/v1/orders/${id}/cancel`, {});
  if (how === 'refund')
    await sql`update order_transactions set doc = jsonb_set(doc, '{refunds,0,transactions,0,refundStatus}', '"SUCCEEDED"')
      where site_id = ${site} and id = ${id} and doc #> '{refunds,0}' is not null`.execute(kysely);
  if (how === 'country')
    await sql`update orders set doc = doc || '{"shippingInfo": {"logistics": {"shippingDestination": {"address": {"country": "ES"}}}}}'
      where site_id = ${site} and id = ${id}`.execute(kysely);
  if (how === 'money')
    await sql`delete from order_transactions where site_id = ${site} and id = ${id}`.execute(kysely);
  if (how === 'forget') await sql`delete from orders where site_id = ${site} and id = ${id}`.execute(kysely);
  if (how === 'bulk')
    await sql`update orders set doc = jsonb_set(doc, '{purchasedDate}', '"2025-05-05T05:05:05.000Z"')
      where site_id = ${site} and currency = ${order.currency}`.execute(kysely);
}

async function reportBy(stack: Stack, dimension: ReportDimension): Promise<DimensionReport> {
  const request = { dimension, from: '2025-03-01', to: '2025-12-31', limit: 2 };
  const reply = await stack.call('POST', extensionPath('getSalesByDimension'), request);
  return (await reply.json()) as DimensionReport;
}

const COLUMNS = [
  'items', 'discounts', 'returned', 'delivery', 'fees', 'addedTax', 'net', 'tax', 'total', 'netBefore',
] as const; // prettier-ignore

/** Each row adds up to its total, and the rows to the row of everything. */
function expectSums({ rows, others, totals, currency }: DimensionReport): void {
  const all = others ? [...rows, others] : rows;
  for (const { items, discounts, returned, delivery, fees, addedTax, net } of [...all, totals])
    expect(subtractMoney(addMoney(items, delivery, fees, addedTax), addMoney(discounts, returned))).toBe(
      addMoney(net),
    );
  for (const column of COLUMNS)
    expect(roundMoney(addMoney('0', ...all.map((row) => row[column])), currency)).toBe(totals[column]);
}

onDatabase(
  'kept sums',
  (database) => {
    it('are those of the orders, whatever becomes of them', async () => {
      const ids = countingIds('00000ddd');
      const stack = startStack(database(), { ids });
      const site = stack.site.id;
      await stack.call('POST', extensionPath('getExchangeRates'), {});
      const rates = [{ day: '2025-01-01', currency: 'GBP', rate: '1.12345678' }];
      await stack.call('POST', extensionPath('changeExchangeRates'), { rates });
      const input = fc.tuple(
        fc.array(seed, { minLength: 1, maxLength: 5 }),
        fc.array(change, { maxLength: 6 }),
      );
      const holds = fc.asyncProperty(input, async ([seeds, changes]) => {
        await seedOrders(database().kysely, site, seeds, { ids: { guid: () => crypto.randomUUID() } });
        expect(await kept(database(), site)).toEqual(sumsOf(await statesOf(database(), site)));
        for (const { how, order } of changes) {
          const states = await statesOf(database(), site);
          await apply(stack, how, states[order % Math.max(states.length, 1)]?.order);
        }
        const totals = sumsOf(await statesOf(database(), site));
        expect(await kept(database(), site)).toEqual(totals);
        for (const dimension of REPORT_DIMENSIONS) expectSums(await reportBy(stack, dimension));
        await sql`select sales_count_anew(${site}, ${TEST_SITE.timeZone})`.execute(database().kysely);
        expect(await kept(database(), site)).toEqual(totals);
        expect(stack.errors).toEqual([]);
      });
      await fc.assert(holds, runs(100));
    });

    it('stay the same when they are brought together', async () => {
      const db = database();
      const site = TEST_SITE.id;
      // Sold on a day of their own: what the test before left may come to nothing.
      const { orders } = orderModules(startStack(db, { ids: countingIds('00000eee') }));
      for (const currency of ['EUR', 'GBP']) await orders.createOrder(plainOrder('5.00', { currency }));
      const before = await kept(db, site);
      await sql`
        insert into sales_sums select site_id, kind, day, currency, key, detail, slot + n, orders, pieces, items,
          discounts, delivery, tax, total, returned
        from sales_sums, generate_series(700000, 700600) as n where site_id = ${site} and kind = 'order'
          and sales_sums.day = '2026-11-21'
        limit 900`.execute(db.kysely);
      const more = await kept(db, site);
      expect(more).not.toEqual(before);
      const totals = {
        table: 'sales_sums',
        unique: ['kind', 'day', 'currency', 'key', 'detail'],
        sums: MEASURES,
      };
      await db.transaction((tx) => foldSlots(tx, site, totals));
      expect(await kept(db, site)).toEqual(more);
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from sales_sums where site_id = ${site} and slot <> 0`.execute(
        db.kysely,
      );
      expect(rows).toEqual([{ n: 0 }]);
    });
  },
  platformMigrations,
);
