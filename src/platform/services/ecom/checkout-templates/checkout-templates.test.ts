import { checkout, checkoutTemplates, orders } from '@wix/ecom';
import { beforeAll, expect, it } from 'vitest';
import { checkoutTemplateExtensions } from '#shared/extensions/checkout.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import {
  newVisitor,
  productId,
  reference,
  shopMigrations,
  startShop,
  seedListing,
  type Shop,
} from '#testing/shop.ts';

const POSTER = productId(1);
const GONE = productId(2);
const NOBODY = '00000000-0000-4000-8000-00000000dead';

const line = (id: string, quantity = 1) => ({ catalogReference: reference(id), quantity });

onDatabase(
  'checkout templates',
  (database) => {
    let shop: Shop;
    let site = '';
    const modules = () => shop.sdk({ checkoutTemplates, checkout, orders });
    const api = () => modules().checkoutTemplates;
    const made = async (more: object = {}) =>
      String((await api().createCheckoutTemplate({ lineItems: [line(POSTER, 2)], ...more }))._id);
    const uses = async () => {
      const reply = await shop.call('POST', extensionPath('listCheckoutTemplateUses'), {});
      return checkoutTemplateExtensions.listCheckoutTemplateUses.response.parse(await reply.json()).uses;
    };

    /** As somebody's browser opens the link, without any token. */
    const follow = async (id: string) => {
      const reply = await shop.platform.fetch(
        new Request(
          `https://www.wixapis.com/ecom/v1/checkout-templates/${id}/create-and-redirect-to-checkout?siteId=${site}`,
        ),
      );
      return { status: reply.status, location: String(reply.headers.get('location')) };
    };

    beforeAll(async () => {
      shop = startShop(database());
      site = shop.site.id;
      await seedListing(shop, [
        { id: POSTER, name: 'Poster', price: '30.00', quantity: 50 },
        { id: GONE, name: 'Sold out', price: '20.00', quantity: 0 },
      ]);
    });

    it('sdk: are made, read, listed, changed and removed', async () => {
      const created = await api().createCheckoutTemplate({ lineItems: [line(POSTER)] });
      const id = String(created._id);
      expect(created).toMatchObject({
        status: 'ACTIVE',
        customization: { lockedCoupon: false, webClient: { disabledPolicyAgreementCheckbox: false } },
        lineItems: [{ quantity: 1, catalogReference: { catalogItemId: POSTER } }],
      });
      expect(await api().getCheckoutTemplate(id)).toMatchObject({ _id: id });
      const changed = await api().updateCheckoutTemplate(id, {
        status: 'INACTIVE',
        customization: { lockedGiftCard: true },
      });
      expect(changed).toMatchObject({ status: 'INACTIVE', customization: { lockedGiftCard: true } });
      const found = await api().queryCheckoutTemplates().eq('status', 'INACTIVE').find();
      expect(found.items.map(({ _id }) => _id)).toEqual([id]);
      await api().deleteCheckoutTemplate(id);
      expect(await errorOf(api().getCheckoutTemplate(id))).toBe('NOT_FOUND');
    });

    it('sdk: one without items is rejected with the declared code, on making and on changing', async () => {
      expect(await errorOf(api().createCheckoutTemplate({ lineItems: [] }))).toBe(
        'CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS',
      );
      const id = await made();
      expect(await errorOf(api().updateCheckoutTemplate(id, { lineItems: [] }))).toBe(
        'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS',
      );
      expect(await errorOf(api().updateCheckoutTemplate(id, {}))).toBe(
        'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS',
      );
      expect(await errorOf(api().updateCheckoutTemplate(id, { status: null } as never))).toBe(
        'CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS',
      );
      expect(
        await errorOf(
          api().updateCheckoutTemplate(id, { externalReference: { appId: NOBODY, resourceId: 'x' } }),
        ),
      ).toBe('CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD');
    });

    it('sdk: of many, the good ones are made and the bad one is told apart', async () => {
      const hidden = api() as unknown as {
        bulkCreateCheckoutTemplates(
          templates: object[],
          options: object,
        ): Promise<{ results: object[]; bulkActionMetadata: object }>;
      };
      const reply = await hidden.bulkCreateCheckoutTemplates(
        [{ lineItems: [line(POSTER)] }, { lineItems: [] }],
        {
          returnEntity: true,
        },
      );
      expect(reply).toMatchObject({
        results: [
          { itemMetadata: { success: true }, item: { status: 'ACTIVE' } },
          {
            itemMetadata: {
              success: false,
              error: { code: 'CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS' },
            },
          },
        ],
        bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
      });
    });

    it('docs: each opening makes a checkout of its own, nobody’s until a shopper opens it', async () => {
      const id = await made({ customization: { lockedCoupon: true, disabledManualPayment: true } });
      const [first, second] = [
        await api().createCheckoutFromTemplate(id, site),
        await api().createCheckoutFromTemplate(id, site),
      ];
      expect(first.checkoutId).not.toBe(second.checkoutId);
      expect(first.checkoutUrl).toContain(`/checkout?checkoutId=${first.checkoutId}`);
      const theirs = shop.sdk({ checkout }, newVisitor()).checkout;
      expect(await theirs.getCheckout(String(first.checkoutId))).toMatchObject({
        lineItems: [{ quantity: 2, price: { amount: '30.00' } }],
        customSettings: { lockCouponCode: true, disabledManualPayment: true },
      });
      expect(await errorOf(theirs.updateCheckout(String(first.checkoutId), {}, { couponCode: 'ANY' }))).toBe(
        'COUPON_LOCKED',
      );
      expect(await uses()).toContainEqual(expect.objectContaining({ templateId: id, opened: 2, paid: 0 }));
    });

    it('docs: items keep the price that the shop gave them, whoever opens the link', async () => {
      const id = await made({
        lineItems: [{ ...line(POSTER), catalogOverrideFields: { price: '12.50' } }],
        customLineItems: [
          {
            quantity: 1,
            price: '4.00',
            productName: { original: 'Wrapping' },
            itemType: { preset: 'PHYSICAL' },
          },
        ],
      });
      const { location } = await follow(id);
      const checkoutId = String(new URL(location).searchParams.get('checkoutId'));
      const opened = await modules().checkout.getCheckout(checkoutId);
      expect(opened.lineItems?.map(({ price }) => price?.amount)).toEqual(['12.50', '4.00']);
      expect(opened.buyerInfo).toMatchObject({ openAccess: true });
    });

    it('docs: one that is switched off makes none; its link leads to the shop', async () => {
      const id = await made({ status: 'INACTIVE' });
      expect(await errorOf(api().createCheckoutFromTemplate(id, site))).toBe(
        'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE',
      );
      const { location, status } = await follow(id);
      expect([status, location]).toEqual([302, `${shop.site.publicUrl}/`]);
      expect((await uses()).some(({ templateId }) => templateId === id)).toBe(false);
    });

    it('sdk: what is sold out or gone from the listing is rejected with the declared code', async () => {
      const soldOut = await made({ lineItems: [line(GONE)] });
      expect(await errorOf(api().createCheckoutFromTemplate(soldOut, site))).toBe('INSUFFICIENT_INVENTORY');
      const missing = await made({ lineItems: [line(productId(77))] });
      expect(await errorOf(api().createCheckoutFromTemplate(missing, site))).toBe(
        'ITEM_NOT_FOUND_IN_CATALOG',
      );
      expect(await errorOf(api().createCheckoutFromTemplate(soldOut, NOBODY))).toBe('NOT_FOUND');
    });

    it('assumed: what was paid of a template is counted, and forgotten with it', async () => {
      const id = await made();
      const { checkoutId } = await api().createCheckoutFromTemplate(id, site);
      await modules().checkout.markCheckoutAsCompleted(String(checkoutId));
      expect(await uses()).toContainEqual(expect.objectContaining({ templateId: id, opened: 1, paid: 1 }));
      await api().deleteCheckoutTemplate(id);
      expect((await uses()).some(({ templateId }) => templateId === id)).toBe(false);
    });
  },
  shopMigrations,
);
