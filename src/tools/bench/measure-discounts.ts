import { extensionPath } from '../../shared/extensions/define.ts';
import type { Env } from './processes.ts';
import { measureQuestions, type QuestionFigures } from './questions.ts';
import { headers } from './scenarios.ts';
import { collectionOf, productId, isVisible } from './shop-data.ts';
import { addToCart, beginVisit, estimate, refer } from './shopper.ts';
import { connect, type Call, type Turns } from './measure.ts';

export const RULES = 1000;
export const DISCOUNTED_PRODUCTS = 2000;
const LINES = 50;
export const COUPONS = 1000;
const TURNS: Turns = { warmUp: 20, turns: 100, parallelTurns: 160 };
const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

const asShop = (path: string, body: object): Call => ({
  method: 'POST',
  path,
  headers,
  body,
});

const items = (n: number) => ({
  id: 'items',
  type: 'CATALOG_ITEM',
  catalogItemFilter: {
    catalogAppId: STORES,
    catalogItemIds: [0, 1, 2].map((more) => productId((n * 3 + more) % DISCOUNTED_PRODUCTS)),
  },
});
const collection = (n: number) => ({
  id: 'family',
  type: 'CUSTOM_FILTER',
  customFilter: { appId: STORES, params: { collectionIds: [collectionOf(n % 20)] } },
});
const everything = { id: 'all', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: STORES } };

/** Of ten rules eight are of some products, one of a family from a sum on, one of everything from many pieces on. */
function ruleAt(n: number): object {
  const scope = n % 10 < 8 ? items(n) : n % 10 === 8 ? collection(n) : everything;
  const trigger =
    n % 10 === 8
      ? { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { from: String(20 + n) } }
      : n % 10 === 9 && { triggerType: 'ITEM_QUANTITY_RANGE', itemQuantityRange: { from: 40 + n } };
  return {
    name: `Rule ${n}`,
    ...(trigger && { trigger }),
    discounts: {
      values: [
        {
          targetType: 'SPECIFIC_ITEMS',
          discountType: 'PERCENTAGE',
          percentage: 1 + (n % 5),
          specificItemsInfo: { scopes: [scope] },
        },
      ],
    },
  };
}

const query = (body: object): Call => asShop(extensionPath('queryDiscounts'), { query: body });

/** A shop with a thousand rules that work, and as many coupons. */
async function fillDiscounts(base: string): Promise<{ token: string; cart: string }> {
  const shop = connect(base);
  for (let n = 0; n < RULES; n++)
    await shop.ask(asShop('/wixapis/ecom/v1/discount-rules', { discountRule: ruleAt(n) }));
  for (let n = 0; n < COUPONS; n++)
    await shop.ask(
      asShop(extensionPath('createCoupon'), {
        name: `Coupon ${n}`,
        code: `CODE${n}`,
        benefit: { kind: 'PERCENT_OFF', percentage: 10 },
        startTime: '2026-01-01T00:00:00.000Z',
      }),
    );
  const token = await beginVisit(shop, 0);
  const references = Array.from({ length: LINES }, (_, line) => refer(isVisible(line, DISCOUNTED_PRODUCTS)));
  const { cart } = await shop.ask<{ cart: { id: string } }>(addToCart(token, references));
  shop.close();
  return { token, cart: cart.id };
}

/** What a thousand rules cost a cart of fifty lines. */
export const measureDiscounts = (engine: string, env: Env): Promise<QuestionFigures> =>
  measureQuestions({
    engine,
    env,
    fill: { PRODUCTS: String(DISCOUNTED_PRODUCTS) },
    turns: TURNS,
    async questions(base) {
      const { token, cart } = await fillDiscounts(base);
      return [
        {
          name: 'totals of a cart of 50 lines under 1,000 rules',
          ours: () => estimate(token),
          bare: () => ({ method: 'GET', path: `/discounts/totals?cart=${cart}` }),
        },
        {
          name: 'the list of discounts, the first 50 by effect',
          ours: () => query({ cursorPaging: { limit: 50 } }),
          bare: () => ({ method: 'GET', path: '/discounts/list' }),
        },
      ];
    },
  });
