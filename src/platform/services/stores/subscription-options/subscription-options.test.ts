import { productsV3, subscriptionOptions } from '@wix/stores';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { productId, shopMigrations, startShop, seedListing, type Shop } from '#testing/shop.ts';

const MONTHLY = {
  title: 'Every month',
  subscriptionSettings: { frequency: 'MONTH', autoRenewal: true },
  discount: { type: 'PERCENT', value: 10 },
} as const;
const SIX_WEEKS = {
  title: 'Six weeks',
  description: 'A box a week',
  subscriptionSettings: { frequency: 'WEEK', autoRenewal: false, billingCycles: 6 },
  discount: { type: 'AMOUNT', value: 2.5 },
} as const;
const [COFFEE, TEA, HIDDEN] = [productId(1), productId(2), productId(3)];
const UNKNOWN = '99999999-0000-4000-8000-0000000000ff';

onDatabase(
  'subscription options',
  (database) => {
    let shop: Shop;
    const of = () => shop.sdk({ subscriptionOptions, productsV3 });
    const made = async (option: subscriptionOptions.SubscriptionOption = MONTHLY): Promise<string> =>
      String(
        (
          await of().subscriptionOptions.createSubscriptionOption({
            title: '',
            subscriptionSettings: {},
            ...option,
          })
        )._id,
      );
    afterEach(() => {
      if (shop.errors.length > 0) throw new Error(JSON.stringify(shop.errors));
    });
    const details = async (id: string) => (await of().productsV3.getProduct(id)).subscriptionDetails;

    beforeAll(async () => {
      shop = startShop(database());
      await seedListing(shop, [
        { id: COFFEE, name: 'Coffee', price: '19.99' },
        { id: TEA, name: 'Tea', price: '8.00' },
        { id: HIDDEN, name: 'Hidden', price: '5.00', visible: false },
      ]);
    });

    it('docs: an option is made, read, changed by what is given of it, and deleted', async () => {
      const { subscriptionOptions: options } = of();
      const option = await options.createSubscriptionOption(SIX_WEEKS);
      expect(option).toMatchObject(SIX_WEEKS);
      const id = String(option._id);
      const changed = await options.updateSubscriptionOption(id, { description: 'A box' });
      expect(changed).toMatchObject({ ...SIX_WEEKS, description: 'A box' });
      const renewed = await options.updateSubscriptionOption(id, {
        subscriptionSettings: { autoRenewal: true },
      });
      expect(renewed.subscriptionSettings).toEqual({ frequency: 'WEEK', autoRenewal: true });
      expect(await options.getSubscriptionOption(id)).toEqual(renewed);
      await options.deleteSubscriptionOption(id);
      expect(await errorOf(options.getSubscriptionOption(id))).toBe('SUBSCRIPTION_OPTION_NOT_FOUND');
    });

    it('docs: many are made, changed and deleted at once; all of them, or none', async () => {
      const { subscriptionOptions: options } = of();
      const { subscriptionOptions: made = [] } = await options.bulkCreateSubscriptionOptions([
        MONTHLY,
        SIX_WEEKS,
      ]);
      const [monthly, weekly] = made.map(({ _id }) => String(_id)) as [string, string];
      const { subscriptionOptions: changed = [] } = await options.bulkUpdateSubscriptionOptions([
        { _id: weekly, title: 'W' },
        { _id: monthly, title: 'M' },
      ]);
      expect(changed.map(({ title }) => title)).toEqual(['W', 'M']);
      expect(
        await errorOf(
          options.bulkUpdateSubscriptionOptions([
            { _id: monthly, title: 'X' },
            { _id: UNKNOWN, title: 'Y' },
          ]),
        ),
      ).toBe('SUBSCRIPTION_OPTION_NOT_FOUND');
      expect((await options.getSubscriptionOption(monthly)).title).toBe('M');
      await options.bulkDeleteSubscriptionOptions([monthly, weekly]);
      expect(await errorOf(options.getSubscriptionOption(weekly))).toBe('SUBSCRIPTION_OPTION_NOT_FOUND');
    });

    it('assumed: what cannot be charged is rejected beside its field', async () => {
      const of110 = { ...MONTHLY, discount: { type: 'PERCENT', value: 110 } } as const;
      expect(await errorOf(made(of110))).toEqual(['subscriptionOption.discount.value OTHER']);
      const negative = { ...MONTHLY, discount: { type: 'AMOUNT', value: -1 } } as const;
      expect(await errorOf(made(negative))).toEqual(['subscriptionOption.discount.value OTHER']);
      const never = { ...MONTHLY, subscriptionSettings: { autoRenewal: true } };
      expect(await errorOf(made(never))).toEqual(['subscriptionOption.subscriptionSettings.frequency OTHER']);
      const endless = { ...MONTHLY, subscriptionSettings: { frequency: 'DAY', autoRenewal: false } } as const;
      expect(await errorOf(made(endless))).toEqual([
        'subscriptionOption.subscriptionSettings.billingCycles OTHER',
      ]);
      expect(await errorOf(made({ ...MONTHLY, title: '  ' }))).toEqual(['subscriptionOption.title OTHER']);
    });

    it('docs: assigned options are on the product in their order; hidden ones are told when asked for', async () => {
      const { subscriptionOptions: options } = of();
      const [monthly, weekly] = [await made(), await made(SIX_WEEKS)];
      await options.assignSubscriptionOptionsToProduct(COFFEE, {
        assignedSubscriptionOptions: [{ _id: weekly, hidden: true }, { _id: monthly }],
      });
      const shown = await options.getSubscriptionOptionsForProduct(COFFEE);
      expect(shown.subscriptionOptions).toMatchObject([{ _id: monthly, hidden: false, ...MONTHLY }]);
      const all = await options.getSubscriptionOptionsForProduct(COFFEE, {
        includeHiddenSubscriptionOptions: true,
      });
      expect(all.subscriptionOptions?.map(({ _id, hidden }) => [_id, hidden])).toEqual([
        [weekly, true],
        [monthly, false],
      ]);
      expect(await options.getOneTimePurchasesStatus(COFFEE)).toEqual({ allowed: false });
      await options.allowOneTimePurchases(COFFEE, true);
      expect(await options.getOneTimePurchasesStatus(COFFEE)).toEqual({ allowed: true });
      expect(await details(COFFEE)).toMatchObject({
        allowOneTimePurchases: true,
        subscriptions: [
          { _id: weekly, visible: false, billingCycles: 6, discount: { type: 'AMOUNT', amountOff: '2.5' } },
          { _id: monthly, visible: true, frequency: 'MONTH', autoRenewal: true },
        ],
      });
      const priced = await of().productsV3.getProduct(COFFEE, { fields: ['SUBSCRIPTION_PRICES_INFO'] });
      expect(priced.variantsInfo?.variants?.[0]?.subscriptionPricesInfo?.subscriptionPrices).toMatchObject([
        { subscriptionId: weekly, price: { amount: '17.49' } },
        { subscriptionId: monthly, price: { amount: '17.99' } },
      ]);
    });

    it('docs: products of an option are told, hidden ones when asked for; no more than six options a product', async () => {
      const { subscriptionOptions: options } = of();
      const id = await made();
      for (const product of [TEA, HIDDEN])
        await options.assignSubscriptionOptionsToProduct(product, {
          assignedSubscriptionOptions: [{ _id: id }],
        });
      expect(await options.getProductIdsForSubscriptionOption(id)).toMatchObject({
        productIds: [TEA],
        totalResults: 1,
      });
      const all = await options.getProductIdsForSubscriptionOption(id, {
        includeHiddenProducts: true,
        paging: { limit: 1, offset: 1 },
      });
      expect(all).toMatchObject({ productIds: [HIDDEN], totalResults: 2, metadata: { items: 1, offset: 1 } });
      const beyond = await options.getProductIdsForSubscriptionOption(id, { paging: { offset: 9 } });
      expect(beyond).toMatchObject({ productIds: [], totalResults: 1 });
      const seven = Array.from({ length: 7 }, () => ({ _id: crypto.randomUUID() }));
      expect(
        await errorOf(
          options.assignSubscriptionOptionsToProduct(TEA, { assignedSubscriptionOptions: seven }),
        ),
      ).toEqual(['options.assignedSubscriptionOptions MAX_SIZE']);
    });

    it('assumed: a change of an option reaches every product that has it; a deleted one is offered nowhere', async () => {
      const { subscriptionOptions: options } = of();
      const [id, other] = [await made(), await made(SIX_WEEKS)];
      await options.assignSubscriptionOptionsToProduct(TEA, {
        assignedSubscriptionOptions: [{ _id: id, hidden: true }, { _id: other }],
      });
      await options.updateSubscriptionOption(id, { title: 'Monthly', discount: { value: 20 } });
      expect((await details(TEA))?.subscriptions?.[0]).toMatchObject({
        title: 'Monthly',
        visible: false,
        discount: { percentOff: 20 },
      });
      await options.deleteSubscriptionOption(id);
      expect((await details(TEA))?.subscriptions).toHaveLength(1);
      await options.deleteSubscriptionOption(other);
      expect(await details(TEA)).toBeUndefined();
      expect(await options.getOneTimePurchasesStatus(TEA)).toEqual({ allowed: true });
    });

    it('assumed: what is not there is not assigned; nothing at all takes all of them away', async () => {
      const { subscriptionOptions: options } = of();
      const id = await made();
      const assign = (product: string, ...ids: string[]) =>
        options.assignSubscriptionOptionsToProduct(product, {
          assignedSubscriptionOptions: ids.map((_id) => ({ _id })),
        });
      expect(await errorOf(assign(TEA, UNKNOWN))).toBe('SUBSCRIPTION_OPTION_NOT_FOUND');
      expect(await errorOf(assign(UNKNOWN, id))).toBe('PRODUCT_NOT_FOUND');
      expect(await errorOf(assign(TEA, id, id))).toEqual(['options.assignedSubscriptionOptions[1].id OTHER']);
      await assign(TEA, id);
      await assign(TEA);
      expect(await details(TEA)).toBeUndefined();
    });

    it('docs: a product of the third catalog brings its own ways, with ids of their own', async () => {
      const product = await of().productsV3.createProduct({
        name: 'Beans',
        productType: 'PHYSICAL',
        physicalProperties: {},
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '10' } } }] },
        subscriptionDetails: {
          allowOneTimePurchases: true,
          subscriptions: [
            { title: 'Weekly', frequency: 'WEEK', discount: { type: 'PERCENT', percentOff: 5 } },
          ],
        },
      });
      expect(product.subscriptionDetails?.subscriptions).toMatchObject([
        { _id: expect.stringMatching(/-/), title: 'Weekly', interval: 1, autoRenewal: true, visible: true },
      ]);
    });
  },
  shopMigrations,
);
