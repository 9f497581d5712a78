import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { fillOnce } from '../demo/demo-part.ts';
import { pricingPart } from '../demo/pricing/pricing-part.ts';
import { STORES_APP_ID } from '../shared/stores-app.ts';
import { insertCoupon, type CouponBenefit } from '../platform/services/marketing/coupons/public.ts';
import {
  seedDiscountRules,
  withTypes,
  type Discount,
  type DiscountScope,
} from '../platform/services/ecom/discount-rules/public.ts';
import { insertGiftCard } from '../platform/services/ecom/gift-vouchers/public.ts';
import { settingsMigrations } from '../server/settings.ts';
import { addMoney, compareMoney, isPositiveMoney, multiplyMoney, type Decimal } from '../shared/money.ts';
import { giftCardTotal, totalsOfOrder } from '../shared/price-totals.ts';
import { memoryFiles } from '../testing/deterministic.ts';
import { TEST_SITE } from '../testing/stack.ts';
import { onDatabase } from '../testing/engines.ts';
import { PLAIN_LOOK } from '#shared/storefront.ts';
import { FULL } from '../testing/run-size.ts';
import {
  newVisitor,
  productId,
  reference,
  shopMigrations,
  shopModules,
  startShop,
  seedListing,
  type Shop,
} from '../testing/shop.ts';
import { OrderLines } from './account/orders/OrderLines.tsx';
import { OrderPanel } from './account/orders/OrderPanel.tsx';
import { EMPTY_CART, type CartState } from './cart/cart-state.ts';
import { viewLines } from './cart/cart-view.ts';
import { CartRow } from './cart/CartRow.tsx';
import { CartTotals } from './cart/CartTotals.tsx';
import { Lines, CheckoutTotals } from './checkout/Summary.tsx';
import { loadMessages } from './i18n/messages.ts';
import { PageProvider, type PageFacts } from './shell/page-context.tsx';
import { Bought } from './thank-you/Bought.tsx';

const facts = {
  locale: 'en',
  path: '/',
  search: '',
  theme: 'light',
  store: { currency: 'EUR', look: PLAIN_LOOK },
  publicUrl: 'https://shop.test',
} as unknown as PageFacts;

const draw = <Props extends object>(Piece: FunctionComponent<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(PageProvider, { facts }, createElement(Piece, props)));

/** `−€1,234.50` as a number; `Free` and what is not known yet are nothing. */
function amountIn(text: string): Decimal {
  const digits = /([-−]?)[^\d-−]*([\d,]+\.?\d*)/.exec(text);
  return digits ? `${digits[1] ? '-' : ''}${(digits[2] ?? '').replaceAll(',', '')}` : '0';
}

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ');

interface Row {
  row: string;
  amount: Decimal;
}

const rowsIn = (html: string): Row[] =>
  [...html.matchAll(/data-row="([\w-]+)".*?<dd>(.*?)<\/dd>/g)].map(([, row = '', amount = '']) => ({
    row,
    amount: amountIn(textOf(amount)),
  }));

/** The last amount of each list entry: before it there may be one that was struck through. */
const linesIn = (html: string): Decimal[] =>
  [...html.matchAll(/<li\b.*?<\/li>/g)].map(([entry]) =>
    amountIn(textOf([...entry.matchAll(/<bdi class="num">(.*?)<\/bdi>/g)].at(-1)?.[1] ?? '')),
  );

const mailRows: Readonly<Record<string, string>> = {
  Subtotal: 'subtotal',
  Delivery: 'shipping',
  VAT: 'tax',
  'VAT included': 'tax-included',
  Total: 'total',
  'Gift card': 'gift-card',
  Paid: 'due',
  'To pay': 'due',
};

function rowsOfMail(text: string): Row[] {
  const block = /^Subtotal: [\s\S]*?\n\n/m.exec(text)?.[0] ?? '';
  return block
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', amount = ''] = line.split(': ');
      return { row: mailRows[name] ?? 'discount', amount: amountIn(amount) };
    });
}

/** Whoever multiplies pieces by the price beside them gets the amount of the line. */
const linesOfMail = (text: string, currency: string): Decimal[] =>
  [...text.matchAll(/(\d+) × (.+?)\s{2}(.+)$/gm)].map(([line, pieces = '', price = '', amount = '']) => {
    const sum = multiplyMoney(amountIn(price), pieces, currency);
    expect(compareMoney(sum, amountIn(amount)), `in the mail: ${line}`).toBe(0);
    return amountIn(amount);
  });

const INTO_TOTAL = new Set(['subtotal', 'discount', 'shipping', 'fee', 'tax']);
const AFTER_TOTAL = new Set(['gift-card', 'later']);

/** Adds up what a person sees: the lines to the subtotal, the rows to the total, and that to what is due. */
function addUp(where: string, lines: readonly Decimal[], rows: readonly Row[]): Record<string, Decimal> {
  const named = (name: string): Decimal | undefined => rows.find(({ row }) => row === name)?.amount;
  const sum = (names: ReadonlySet<string>): Decimal =>
    addMoney('0', ...rows.filter(({ row }) => names.has(row)).map(({ amount }) => amount));
  const total = named('total') ?? named('due') ?? '0';
  expect({ where, rows }).toMatchObject({
    rows: expect.arrayContaining([{ row: 'subtotal', amount: expect.any(String) }]),
  });
  const same = (a: Decimal, b: Decimal, what: string): void =>
    expect(compareMoney(a, b), `${where}: ${what} ${a} is ${b}, of ${JSON.stringify(rows)}`).toBe(0);
  same(addMoney('0', ...lines), named('subtotal') ?? '0', 'lines');
  same(sum(INTO_TOTAL), total, 'rows');
  const due = addMoney(total, sum(AFTER_TOTAL));
  if (named('due')) same(due, named('due') ?? '0', 'due');
  return { subtotal: named('subtotal') ?? '0', total, due };
}

const everything: DiscountScope = {
  id: 'all_stores',
  type: 'CATALOG_ITEM',
  catalogItemFilter: { catalogAppId: STORES_APP_ID, catalogItemIds: [] },
};

const codes = ['', 'WELCOME10', 'MOON10', 'FREESHIP', 'BIG20', 'DUNES3FOR2'];
/** What is left on a gift card; with the last it pays for everything. */
const balances = [undefined, '25.00', '1000.00'];
const places = [
  { country: 'NL', included: true },
  { country: 'US', subdivision: 'US-NY', included: false },
  { country: 'UY', included: false },
];

/**
 * Whether this run buys with that place, code and gift card. Any two of the three meet once in every run, which is a
 * third of the combinations; all three meet in the full run.
 */
const isTried = (place: number, code: number, balance: number): boolean =>
  FULL || (place + code + balance) % balances.length === 0;

onDatabase(
  'the sums a shopper sees',
  (database) => {
    let shop: Shop;
    const posters = [1, 2, 3].map(productId);

    beforeAll(async () => {
      await loadMessages('en', [
        'shell',
        'cart',
        'checkout',
        'totals',
        'thank-you',
        'account-orders',
        'often',
      ]);
    });

    async function openShop(
      currency: string,
      prices: readonly string[],
      reducedFrom?: string,
    ): Promise<void> {
      shop = startShop(database(), { site: { ...TEST_SITE, id: crypto.randomUUID(), currency } });
      const files = memoryFiles();
      const { clock, site } = shop;
      await fillOnce(pricingPart, { database: database(), files, clock, siteId: site.id, log: () => {} });
      await seedListing(
        shop,
        ['Low sun', 'Reef', 'A month of moons'].map((name, index) => ({
          id: posters[index] ?? '',
          name,
          price: prices[index] ?? '1',
          ...(index === 1 && reducedFrom !== undefined && { compareAtPrice: reducedFrom }),
        })),
      );
    }

    /** Prices without tax in them, as a merchant outside Europe sets them. */
    async function taxOnTop(isOnTop: boolean): Promise<void> {
      const sql = database();
      const { sql: raw } = await import('kysely');
      const included = String(!isOnTop);
      await raw`UPDATE tax_settings SET doc = jsonb_set(doc, '{taxIncludedInItemPrices}', ${included}::jsonb)`.execute(
        sql.kysely,
      );
      await raw`UPDATE tax_regions SET doc = jsonb_set(doc, '{taxIncludedInPrice}', ${included}::jsonb)`.execute(
        sql.kysely,
      );
    }

    let cards = 0;
    async function giftCardOf(balance: string): Promise<string> {
      const code = `CARDOFTHETEST${String(++cards).padStart(4, '0')}`;
      const card = { code, balance, currency: shop.site.currency, isDisabled: false };
      await insertGiftCard(database().kysely, shop.site.id, {
        ...card,
        id: crypto.randomUUID(),
        expirationDate: undefined,
        externalId: undefined,
      });
      return code;
    }

    async function buy(
      code: string,
      balance: string | undefined,
      place: (typeof places)[number],
      email: string,
    ) {
      const { country, subdivision } = place;
      const { currency } = shop.site;
      const { currentCart, checkout, orders } = shopModules(shop, newVisitor());
      await currentCart.addToCurrentCart({
        lineItems: posters.map((id, index) => ({ catalogReference: reference(id), quantity: index + 1 })),
      });
      if (code) await currentCart.updateCurrentCart({ couponCode: code }).catch(() => {});
      const totals = await currentCart.estimateCurrentCartTotals({
        calculateShipping: false,
        calculateTax: true,
        calculateAdditionalFees: true,
      });
      const cart = await currentCart.getCurrentCart();
      const state: CartState = { ...EMPTY_CART, phase: 'ready', cart, totals };
      const lines = viewLines(state);
      const bag = draw(CartTotals, { state, lines, onLeave: () => {} });
      const bagLines = lines.map((line) => draw(CartRow, { line, currency })).join('');

      const address = {
        country,
        ...(subdivision && { subdivision }),
        city: 'Somewhere',
        addressLine1: 'Street 1',
        postalCode: '10001',
      };
      const { checkoutId } = await currentCart.createCheckoutFromCurrentCart({
        channelType: 'WEB',
        email,
        shippingAddress: address,
        billingAddress: address,
      });
      const id = String(checkoutId);
      if (balance) await checkout.updateCheckout(id, {}, { giftCardCode: await giftCardOf(balance) });
      const priced = await checkout.getCheckout(id);
      const paid = isPositiveMoney(priced.payNow?.total?.amount)
        ? await shop.staff.checkout.createOrderAndCharge(id, {
            paymentToken: await shop.token('4242 4242 4242 4242'),
          })
        : await shop.staff.checkout.createOrder(id);
      const order = await orders.getOrder(String(paid.orderId));
      const { orderTransactions } = await shop.staff.orderTransactions.listTransactionsForSingleOrder(
        String(paid.orderId),
      );
      const giftCard = giftCardTotal(orderTransactions?.payments ?? []);
      await shop.platform.deliverMail();
      const mail = shop.mailer.sent.find(({ to, text }) => to === email && text.includes('Subtotal'));
      return {
        bag: { lines: linesIn(bagLines), rows: rowsIn(bag) },
        checkout: {
          lines: linesIn(draw(Lines, { checkout: priced })),
          rows: rowsIn(draw(CheckoutTotals, { checkout: priced, busy: false })),
        },
        thanks: drawn(draw(Bought, { order, sums: totalsOfOrder(order, giftCard), isPaid: true })),
        account: {
          lines: linesIn(draw(OrderLines, { order })),
          rows: rowsIn(draw(OrderPanel, { order, giftCard })),
        },
        mail: { lines: linesOfMail(mail?.text ?? '', currency), rows: rowsOfMail(mail?.text ?? '') },
        charged: addMoney(
          '0',
          ...(orderTransactions?.payments ?? [])
            .filter(({ giftcardPaymentDetails }) => !giftcardPaymentDetails)
            .map(({ amount }) => amount?.amount),
        ),
      };
    }

    /** The same on every page, and what is charged. */
    function expectSame(where: string, { charged, bag, ...pages }: Awaited<ReturnType<typeof buy>>) {
      const { subtotal } = addUp(`${where}, bag`, bag.lines, bag.rows);
      for (const [page, { lines, rows }] of Object.entries(pages)) {
        const totals = addUp(`${where}, ${page}`, lines, rows);
        expect(totals, `${where}, ${page}`).toMatchObject({ subtotal });
        expect(
          compareMoney(totals['due'], charged),
          `${where}, ${page}: ${totals['due']} is charged ${charged}`,
        ).toBe(0);
      }
      return pages;
    }

    const drawn = (html: string) => ({ lines: linesIn(html), rows: rowsIn(html) });

    it.each(places)(
      'add up at $country for every code and gift card of the demo',
      { timeout: 120_000 },
      async (place) => {
        await openShop('EUR', ['73.33', '59.00', '38.99'], '69.00');
        await taxOnTop(!place.included);
        const seen = new Set<string>();
        for (const [codeIndex, code] of codes.entries()) {
          for (const [balanceIndex, balance] of balances.entries()) {
            if (!isTried(places.indexOf(place), codeIndex, balanceIndex)) continue;
            const email = `${code}-${balance}-${place.country}@example.com`.toLowerCase();
            const where = `${code || 'no code'}, gift card of ${balance ?? 'nobody'}`;
            const pages = expectSame(where, await buy(code, balance, place, email));
            for (const { row } of pages.checkout.rows) seen.add(row);
          }
        }
        const kind = place.country === 'UY' ? [] : [place.included ? 'tax-included' : 'tax'];
        expect([...seen]).toEqual(
          expect.arrayContaining(['subtotal', 'discount', 'shipping', 'gift-card', 'total', 'due', ...kind]),
        );
      },
    );

    /** A third off all, two and one more, half off the cheapest: each on what the one before left. */
    const stacked: Discount[] = [
      { percentage: 33.3, specificItemsInfo: { scopes: [everything] } },
      {
        percentage: 100,
        buyXGetYInfo: {
          customerBuys: { minimumQuantity: 2, scopes: [everything] },
          customerGets: { quantity: 1, scopes: [everything] },
        },
      },
      { percentage: 50, specificItemsInfo: { scopes: [everything] } },
    ].map((discount) => withTypes(discount));

    async function stackRules(): Promise<void> {
      const { database: db, site } = shop;
      await seedDiscountRules(
        db.kysely,
        site.id,
        stacked.map((discount, index) => ({
          id: crypto.randomUUID(),
          name: `Rule ${index}`,
          active: true,
          discounts: { values: [discount] },
          settings: { appliesTo: index === 2 ? ('LOWEST_PRICED_ITEM' as const) : ('ALL_ITEMS' as const) },
          createdDate: `2026-01-0${index + 1}T00:00:00.000Z`,
          updatedDate: `2026-01-0${index + 1}T00:00:00.000Z`,
        })),
      );
    }

    const benefits = (ten: string, small: string): CouponBenefit[] => [
      { kind: 'MONEY_OFF', amount: ten },
      { kind: 'PERCENT_OFF', percentage: 33.3 },
      { kind: 'FREE_SHIPPING' },
      { kind: 'FIXED_PRICE', price: small },
      { kind: 'BUY_X_GET_Y', x: 1, y: 1 },
    ];

    async function couponOf(benefit: CouponBenefit): Promise<string> {
      const date = '2026-01-01T00:00:00.000Z';
      const isForItems = benefit.kind === 'FIXED_PRICE' || benefit.kind === 'BUY_X_GET_Y';
      await insertCoupon(database().kysely, shop.site.id, {
        id: crypto.randomUUID(),
        code: benefit.kind,
        name: benefit.kind,
        benefit,
        active: true,
        startTime: date,
        createdDate: date,
        limitedToOneItem: false,
        scope: { namespace: 'stores', ...(isForItems && { group: { name: 'product' as const } }) },
      });
      return benefit.kind;
    }

    it.each([
      ['EUR', ['10.00', '10.00', '9.99'], '10.00', '3.33'],
      ['JPY', ['1000', '333', '77'], '10', '33'],
      ['KWD', ['10.001', '3.333', '0.777'], '1.000', '0.333'],
    ] as const)(
      'add up in %s with rules on rules and a coupon of each kind',
      { timeout: 120_000 },
      async (currency, prices, ten, small) => {
        await openShop(currency, prices);
        await stackRules();
        for (const [index, benefit] of benefits(ten, small).entries()) {
          const place = places[index % places.length];
          if (!place) continue;
          await taxOnTop(!place.included);
          const code = await couponOf(benefit);
          const balance = balances[index % balances.length] && ten;
          const email = `${code}-${currency}@example.com`.toLowerCase();
          const pages = expectSame(`${code} in ${currency}`, await buy(code, balance, place, email));
          const discounts = pages.mail.rows.filter(({ row }) => row === 'discount');
          expect(discounts.length, `${code} in ${currency}`).toBeGreaterThanOrEqual(2);
        }
      },
    );
  },
  [...shopMigrations, settingsMigrations],
);
