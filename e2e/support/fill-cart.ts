import { expect, type Page } from '@playwright/test';
import { ShopSession } from './shop-session.ts';

const STORES_APP = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

interface Variant {
  id: string;
  inventoryStatus?: { inStock?: boolean };
}

/** Puts one piece of each product into the cart of this browser's shopper, in the combination that its page offers first. */
export async function fillCart(page: Page, ...slugs: string[]): Promise<void> {
  const session = await ShopSession.open(page);
  const lineItems = [];
  for (const slug of slugs) {
    const { product } = await session.call<{
      product: { id: string; variantsInfo: { variants: Variant[] } };
    }>(`/stores/v3/products/slug/${slug}`);
    const { variants } = product.variantsInfo;
    const variantId = (variants.find(({ inventoryStatus }) => inventoryStatus?.inStock) ?? variants[0])?.id;
    lineItems.push({
      catalogReference: { appId: STORES_APP, catalogItemId: product.id, options: { variantId } },
      quantity: 1,
    });
  }
  await session.call('/ecom/v1/carts/current/add-to-cart', { lineItems });
}

/** Opens the checkout of a cart that was filled without a page; `shop-cart.spec.ts` proves the way there. */
export async function openCheckout(page: Page, ...slugs: string[]): Promise<void> {
  await fillCart(page, ...slugs);
  await page.goto('/checkout');
  await expect(page.getByLabel('Email')).toBeVisible();
}
