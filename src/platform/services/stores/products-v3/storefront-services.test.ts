import { categories } from '@wix/categories';
import { checkout, currentCart } from '@wix/ecom';
import { redirects } from '@wix/redirects';
import { customizationsV3, inventoryItemsV3, productsV3, readOnlyVariantsV3 } from '@wix/stores';
import { beforeAll, expect, it } from 'vitest';
import { catalogModules, shirt, SHOPPER } from '#testing/catalog.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';
import { STORES_APP_ID } from '../catalog/public.ts';

const modules = {
  categories,
  checkout,
  currentCart,
  customizationsV3,
  inventoryItemsV3,
  productsV3,
  readOnlyVariantsV3,
  redirects,
};
const ascending = { limit: 20, sortType: 'VALUE', sortDirection: 'ASC' };
const AGGREGATIONS = [
  {
    name: 'minPrice',
    fieldPath: 'actualPriceRange.minValue.amount',
    type: 'SCALAR',
    scalar: { type: 'MIN' },
  },
  {
    name: 'maxPrice',
    fieldPath: 'actualPriceRange.maxValue.amount',
    type: 'SCALAR',
    scalar: { type: 'MAX' },
  },
  { name: 'optionNames', fieldPath: 'options.name', type: 'VALUE', value: ascending },
  { name: 'choiceNames', fieldPath: 'options.choicesSettings.choices.name', type: 'VALUE', value: ascending },
  { name: 'inventoryStatus', fieldPath: 'inventory.availabilityStatus', type: 'VALUE', value: ascending },
];
const PAGE_FIELDS = [
  'CURRENCY',
  'DESCRIPTION',
  'DIRECT_CATEGORIES_INFO',
  'BREADCRUMBS_INFO',
  'INFO_SECTION',
  'MEDIA_ITEMS_INFO',
  'PLAIN_DESCRIPTION',
  'THUMBNAIL',
  'URL',
  'VARIANT_OPTION_CHOICE_NAMES',
  'WEIGHT_MEASUREMENT_UNIT_INFO',
] as const;

const lineOf = (catalogItemId: string) => ({
  quantity: 1,
  catalogReference: { appId: STORES_APP_ID, catalogItemId, options: { options: { Size: 'S' } } },
});

/** The calls of the services in `@wix/headless-stores` 0.0.120 and `@wix/headless-ecom` 0.0.45, by a visitor. */
onDatabase(
  'what the services of storefront packages ask, as a visitor',
  (database) => {
    let stack: Stack;
    let productId = '';
    let slug = '';
    const visitor = () => stack.sdk(modules, SHOPPER);

    beforeAll(async () => {
      stack = startStack(database());
      const { product } = await catalogModules(stack).productsV3.createProductWithInventory(
        shirt('Wave', 3, 0),
      );
      productId = String(product?._id);
      slug = String(product?.slug);
    });

    it('sdk: a list of products: choices, categories, a page with and without filters, the variants of it', async () => {
      const wix = visitor();
      const { items: customizations } = await wix.customizationsV3.queryCustomizations().find();
      const size = customizations.find(({ name }) => name === 'Size');
      expect(size?.customizationType).toBe('PRODUCT_OPTION');
      const tree = { treeReference: { appNamespace: '@wix/stores', treeKey: null } };
      const found = await wix.categories.queryCategories(tree).eq('visible', true).find();
      expect(found.items).toEqual(expect.any(Array));
      const choiceId = size?.choicesSettings?.choices?.find(({ name }) => name === 'S')?._id;
      const filters = [
        {},
        { visible: true, productType: 'PHYSICAL' },
        {
          'actualPriceRange.minValue.amount': { $gte: 1 },
          'actualPriceRange.maxValue.amount': { $lte: 500 },
        },
        { 'inventory.availabilityStatus': { $in: ['IN_STOCK', 'PARTIALLY_OUT_OF_STOCK'] } },
        { 'options.choicesSettings.choices.choiceId': { $hasSome: [choiceId] } },
      ];
      for (const filter of filters) {
        const search = { cursorPaging: { limit: 100 }, filter, aggregations: AGGREGATIONS };
        const page = await wix.productsV3.searchProducts(search as never, { fields: ['CURRENCY'] });
        expect(page.products?.map(({ _id }) => _id)).toEqual([productId]);
        expect(page.aggregationData?.results?.map(({ name }) => name)).toEqual(
          AGGREGATIONS.map(({ name }) => name),
        );
      }
      const category = { 'allCategoriesInfo.categories': { $matchItems: [{ _id: { $in: [productId] } }] } };
      const empty = await wix.productsV3.searchProducts(
        { filter: category },
        {
          fields: ['CURRENCY'],
        },
      );
      expect(empty.products).toEqual([]);
      const variants = await wix.readOnlyVariantsV3
        .queryVariants({ fields: ['CURRENCY'] })
        .in('productData.productId', [productId])
        .limit(100)
        .find();
      expect(variants.items).toHaveLength(2);
    });

    it('sdk: a product’s page: the product by its slug, and how many pieces of a variant there are', async () => {
      const wix = visitor();
      const { product } = await wix.productsV3.getProductBySlug(slug, { fields: [...PAGE_FIELDS] });
      const variant = product?.variantsInfo?.variants?.[0];
      const stock = await wix.inventoryItemsV3
        .queryInventoryItems()
        .eq('variantId', String(variant?._id))
        .find();
      expect(stock.items).toMatchObject([{ trackQuantity: true, quantity: 3 }]);
    });

    it('sdk: the cart: added, totals, checkout and the way to it', async () => {
      const wix = visitor();
      expect(await errorOf(wix.currentCart.getCurrentCart())).toBe('OWNED_CART_NOT_FOUND');
      const { cart } = await wix.currentCart.addToCurrentCart({
        lineItems: [
          {
            quantity: 1,
            catalogReference: {
              appId: STORES_APP_ID,
              catalogItemId: productId,
              options: { options: { Size: 'S' } },
            },
          },
        ],
      });
      expect((await wix.currentCart.estimateCurrentCartTotals()).priceSummary?.total?.amount).toBe('20.00');
      const lineId = String(cart?.lineItems?.[0]?._id);
      await wix.currentCart.updateCurrentCartLineItemQuantity([{ _id: lineId, quantity: 2 }]);
      const { checkoutId } = await wix.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
      const { redirectSession } = await wix.redirects.createRedirectSession({
        ecomCheckout: { checkoutId: String(checkoutId) },
        callbacks: { postFlowUrl: 'http://localhost:3000/' },
      });
      expect(redirectSession?.fullUrl).toContain('/hosted/redirect/');
      expect((await wix.currentCart.removeLineItemsFromCurrentCart([lineId])).cart?.lineItems).toEqual([]);
    });

    it('sdk: more of a list by its cursor, and a coupon and a note for the cart', async () => {
      const wix = visitor();
      const { productsV3 } = catalogModules(stack);
      await productsV3.createProductWithInventory(shirt('Tide', 3, 3));
      const search = { cursorPaging: { limit: 1 }, filter: {}, sort: [{ fieldName: 'name', order: 'ASC' }] };
      const first = await wix.productsV3.searchProducts(search as never, { fields: ['CURRENCY'] });
      const cursor = String(first.pagingMetadata?.cursors?.next);
      const more = await wix.productsV3.searchProducts(
        { cursorPaging: { cursor, limit: 100 } },
        { fields: ['CURRENCY'] },
      );
      expect([...(first.products ?? []), ...(more.products ?? [])].map(({ name }) => name)).toEqual([
        'Tide',
        'Wave',
      ]);
      await wix.currentCart.addToCurrentCart({ lineItems: [lineOf(productId)] });
      expect(await errorOf(wix.currentCart.updateCurrentCart({ couponCode: 'NONE' }))).toBe(
        'ERROR_COUPON_DOES_NOT_EXIST',
      );
      const { buyerNote } = await wix.currentCart.updateCurrentCart({
        cartInfo: { buyerNote: 'Ring twice' },
      });
      expect(buyerNote).toBe('Ring twice');
    });

    it('sdk: a product bought at once, and a custom line whose checkout the app makes with its own permissions', async () => {
      const wix = visitor();
      const { product } = await wix.productsV3.getProductBySlug(slug, { fields: ['CURRENCY'] });
      const variantId = product?.variantsInfo?.variants?.find((one) => one.inventoryStatus?.inStock)?._id;
      const line = {
        ...lineOf(productId),
        catalogReference: { ...lineOf(productId).catalogReference, options: { variantId } },
      };
      const bought = await wix.checkout.createCheckout({ lineItems: [line], channelType: 'WEB' });
      const app = stack.sdk(modules, { kind: 'api-key' });
      const custom = await app.checkout.createCheckout({
        customLineItems: [
          {
            productName: { original: 'Engraving' },
            price: '12.50',
            quantity: 2,
            itemType: { preset: 'PHYSICAL' },
            priceDescription: { original: 'per line' },
            policies: [{ title: 'No returns', content: 'Made to order' }],
          },
        ],
        channelType: 'WEB',
        checkoutInfo: { currency: stack.site.currency },
      } as never);
      expect(custom.priceSummary?.subtotal?.amount).toBe('25.00');
      for (const { _id: checkoutId } of [bought, custom]) {
        const { redirectSession } = await wix.redirects.createRedirectSession({
          ecomCheckout: { checkoutId: String(checkoutId) },
          preferences: { useGenericWixPages: false },
          callbacks: { postFlowUrl: 'http://localhost:3000/', cartPageUrl: 'http://localhost:3000/cart' },
        });
        expect(redirectSession?.fullUrl).toContain('/hosted/redirect/');
      }
    });
  },
  platformMigrations,
);
