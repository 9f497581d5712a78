import fc from 'fast-check';
import { currencyDigits, roundMoney, type Decimal } from '../shared/money.ts';
import type { Coupon, CouponBenefit } from '../platform/services/marketing/coupons/public.ts';
import type {
  Discount,
  DiscountRule,
  DiscountScope,
  DiscountTrigger,
} from '../platform/services/ecom/discount-rules/public.ts';
import type { TaxRate } from '../platform/services/ecom/tax-calculation/public.ts';
import type {
  Facts,
  Fee,
  Item,
  MerchantDiscount,
  Offers,
} from '../platform/services/ecom/totals/rules/model.ts';

const CURRENCIES = ['EUR', 'JPY', 'KWD', 'CLF'] as const;
const COLLECTIONS = ['moons', 'dunes'] as const;
const GROUPS = ['books', 'prints'] as const;

/** Whole minor units as the currency writes them. */
const minor = (units: number, currency: string): Decimal =>
  roundMoney(`${units}e-${currencyDigits(currency)}`, currency);

const percentage = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10);

const itemOf = (currency: string): fc.Arbitrary<Item> =>
  fc.record({
    id: fc.uuid(),
    name: fc.constant('Poster'),
    price: fc.nat(50_000).map((units) => minor(units, currency)),
    fullPrice: fc.constant('0'),
    quantity: fc.integer({ min: 1, max: 12 }),
    weight: fc.constantFrom(0, 0.25, 1.5),
    shippable: fc.boolean(),
    taxGroupId: fc.constantFrom(undefined, ...GROUPS),
    catalog: fc.constantFrom(undefined, { appId: 'shop', itemId: 'a' }, { appId: 'shop', itemId: 'b' }),
    collectionIds: fc.subarray([...COLLECTIONS]),
    paidLater: fc.boolean(),
    taxRate: fc.constantFrom(undefined, undefined, '0', '0.175'),
  });

const MOONS: DiscountScope[] = [{ customFilter: { params: { collectionIds: ['moons'] } } }];
const ARTICLE: DiscountScope[] = [{ catalogItemFilter: { catalogAppId: 'shop', catalogItemIds: ['a'] } }];
const scopes = fc.constantFrom(undefined, MOONS, ARTICLE);

const discountOf = (currency: string): fc.Arbitrary<Discount> =>
  fc
    .tuple(
      fc.oneof(
        fc.record({ percentage }),
        fc.record({ fixedAmount: fc.nat(9000).map((units) => minor(units + 1, currency)) }),
        fc.record({ fixedPrice: fc.nat(9000).map((units) => minor(units, currency)) }),
      ),
      scopes,
      fc.boolean(),
      fc.integer({ min: 1, max: 4 }),
      fc.nat(20_000),
    )
    .map(([cut, scope, isDeal, count, units]): Discount => {
      if (units % 7 === 0) {
        const bundle = { quantity: count + 1, price: minor(units, currency) };
        return {
          quantityBased: { configurations: [bundle] },
          specificItemsInfo: { ...(scope && { scopes: scope }) },
        };
      }
      if (!isDeal)
        return {
          ...cut,
          targetType: 'SPECIFIC_ITEMS',
          specificItemsInfo: { ...(scope && { scopes: scope }) },
        };
      return {
        ...cut,
        targetType: 'BUY_X_GET_Y',
        buyXGetYInfo: {
          customerBuys: units % 2 ? { minimumQuantity: count } : { minimumSpend: minor(units, currency) },
          customerGets: { quantity: 1 + (units % 3), ...(scope && { scopes: scope }) },
          ...(units % 5 === 0 && { limit: 2 }),
        },
      };
    });

const triggerOf = (currency: string): fc.Arbitrary<DiscountTrigger | undefined> =>
  fc.oneof(
    fc.constant(undefined),
    fc.record({ itemQuantityRange: fc.record({ from: fc.integer({ min: 1, max: 9 }) }) }),
    fc.record({
      subtotalRange: fc.record({ from: fc.nat(90_000).map((units) => minor(units, currency)) }),
    }),
  );

const ruleOf = (currency: string): fc.Arbitrary<DiscountRule> =>
  fc
    .tuple(
      fc.uuid(),
      discountOf(currency),
      triggerOf(currency),
      fc.constantFrom('ALL_ITEMS', 'LOWEST_PRICED_ITEM'),
    )
    .map(([id, discount, trigger, appliesTo]) => ({
      id,
      name: 'Rule',
      createdDate: '2026-01-01T00:00:00.000Z',
      discounts: { values: [discount] },
      settings: { appliesTo: appliesTo as 'ALL_ITEMS' },
      ...(trigger && { trigger }),
    }));

const benefitOf = (currency: string): fc.Arbitrary<CouponBenefit> =>
  fc.oneof(
    fc.nat(40_000).map((units) => ({ kind: 'MONEY_OFF' as const, amount: minor(units + 1, currency) })),
    percentage.map((rate) => ({ kind: 'PERCENT_OFF' as const, percentage: rate })),
    fc.constant({ kind: 'FREE_SHIPPING' as const }),
    fc.nat(9000).map((units) => ({ kind: 'FIXED_PRICE' as const, price: minor(units, currency) })),
    fc.record({
      kind: fc.constant('BUY_X_GET_Y' as const),
      x: fc.integer({ min: 1, max: 3 }),
      y: fc.integer({ min: 1, max: 3 }),
    }),
  );

const couponOf = (currency: string): fc.Arbitrary<Coupon> =>
  fc.record({
    id: fc.uuid(),
    code: fc.constant('CODE'),
    name: fc.constant('Coupon'),
    benefit: benefitOf(currency),
    active: fc.constant(true),
    startTime: fc.constant('2026-01-01T00:00:00.000Z'),
    createdDate: fc.constant('2026-01-01T00:00:00.000Z'),
    limitedToOneItem: fc.boolean(),
    scope: fc.constantFrom(
      { namespace: 'stores' },
      { namespace: 'stores', group: { name: 'collection' as const, entityId: 'dunes' } },
      { namespace: 'stores', group: { name: 'product' as const } },
    ),
    minimumSubtotal: fc.constantFrom('0', minor(9000, currency)),
  });

const merchantOf = (currency: string, items: readonly Item[]): fc.Arbitrary<MerchantDiscount> =>
  fc.record({
    id: fc.uuid(),
    off: fc.oneof(
      fc.nat(30_000).map((units) => ({ amount: minor(units, currency) })),
      percentage.map((rate) => ({ percentage: rate })),
    ),
    reach: fc.oneof(
      fc.constantFrom('ORDER' as const, 'DELIVERY' as const),
      fc
        .tuple(fc.subarray(items.map(({ id }) => id)), fc.option(fc.nat(30_000), { nil: undefined }))
        .map(([ids, units]) =>
          ids.map((id) => ({ id, amount: units === undefined ? undefined : minor(units, currency) })),
        ),
    ),
  });

const feeOf = (currency: string): fc.Arbitrary<Fee> =>
  fc.record({
    code: fc.constant('wrap'),
    name: fc.constant('Gift wrap'),
    price: fc.nat(2000).map((units) => minor(units, currency)),
    taxGroupId: fc.constantFrom(undefined, ...GROUPS),
    taxable: fc.boolean(),
    lineItemIds: fc.constant(undefined),
    taxRate: fc.constantFrom(undefined, '0.06'),
    percentage: fc.constantFrom(undefined, undefined, '12.5', '0'),
  });

const offersOf = (currency: string): fc.Arbitrary<Offers> =>
  fc.record({
    region: fc.constant({ id: 'r', name: 'Here' }),
    options: fc.array(
      fc.record({
        id: fc.uuid(),
        title: fc.constant('Post'),
        rates: fc.array(
          fc.record({
            amount: fc.nat(3000).map((units) => minor(units, currency)),
            multiplyByQuantity: fc.boolean(),
            conditions: fc.constantFrom(
              [],
              [{ type: 'BY_TOTAL_PRICE' as const, operator: 'GTE' as const, value: minor(5000, currency) }],
              [{ type: 'BY_TOTAL_QUANTITY' as const, operator: 'LT' as const, value: '5' }],
            ),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
      { maxLength: 3 },
    ),
    additionalCharge: fc.nat(300).map((units) => minor(units, currency)),
    backup: fc.constant(undefined),
  });

/** Of a third of the shops' buyers something is exempt. */
const taxOf: fc.Arbitrary<Facts['tax']> = fc
  .record({
    isIncluded: fc.boolean(),
    standard: fc.integer({ min: 0, max: 300_000 }),
    reduced: fc.integer({ min: 0, max: 300_000 }),
    relief: fc.constantFrom(undefined, undefined, 0, 0.5, 0.98),
    onlyBooks: fc.boolean(),
  })
  .map(({ isIncluded, standard, reduced, relief, onlyBooks }) => ({
    isIncluded,
    rateFor: (group) => {
      const millionths = group === 'books' ? reduced : standard;
      const mapping = { id: group ?? 'all', taxGroupId: group ?? 'all', taxRegionId: 'here' };
      const law: TaxRate = {
        rate: String(millionths / 1_000_000),
        name: 'VAT',
        rule: { kind: 'MAPPING', mapping, asDefault: false },
      };
      if (relief === undefined || (onlyBooks && group !== 'books')) return law;
      const rule = { kind: 'EXEMPT_GROUP', mapping, exemptGroupId: 'schools', instead: law.rate } as const;
      return { ...law, rate: String(Math.floor(millionths * relief) / 1_000_000), rule };
    },
  }));

const givenDeliveryOf = (currency: string): fc.Arbitrary<Facts['givenDelivery']> =>
  fc.record({
    code: fc.constant('given'),
    title: fc.constant('Van'),
    price: fc.nat(3000).map((units) => minor(units, currency)),
    isCertain: fc.boolean(),
    taxRate: fc.constantFrom(undefined, '0.1'),
  });

const factsIn = (currency: string): fc.Arbitrary<Facts> =>
  fc
    .uniqueArray(itemOf(currency), { minLength: 1, maxLength: 8, selector: ({ id }) => id })
    .chain((items) => factsWith(currency, items));

const factsWith = (currency: string, items: readonly Item[]): fc.Arbitrary<Facts> =>
  fc.record({
    currency: fc.constant(currency),
    items: fc.constant(items),
    discountRules: fc.array(ruleOf(currency), { maxLength: 3 }),
    memberId: fc.constant(undefined),
    coupon: fc.option(couponOf(currency), { nil: undefined }),
    merchantDiscounts: fc.uniqueArray(merchantOf(currency, items), {
      maxLength: 3,
      selector: ({ id }) => id,
    }),
    offers: fc.option(offersOf(currency), { nil: undefined }),
    selectedOption: fc.constant(undefined),
    givenDelivery: fc.option(givenDeliveryOf(currency), { nil: undefined, freq: 3 }),
    fees: fc.array(feeOf(currency), { maxLength: 2 }),
    tax: fc.option(taxOf, { nil: undefined }),
    giftCard: fc.option(
      fc.record({
        balance: fc.nat(90_000).map((units) => minor(units, currency)),
        requested: fc.option(
          fc.nat(90_000).map((units) => minor(units, currency)),
          { nil: undefined },
        ),
      }),
      { nil: undefined },
    ),
  });

/** Baskets with every kind of discount, delivery, fee and tax, in currencies with 0, 2, 3 and 4 decimals. */
export const arbitraryFacts: fc.Arbitrary<Facts> = fc.constantFrom(...CURRENCIES).chain(factsIn);
