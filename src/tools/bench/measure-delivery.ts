import { extensionPath } from '../../shared/extensions/define.ts';
import type { Call, Turns } from './measure.ts';
import { connect } from './measure.ts';
import type { Env } from './processes.ts';
import { measureQuestions, type QuestionFigures } from './questions.ts';
import { headers } from './scenarios.ts';
import { productId, isVisible } from './shop-data.ts';
import { addToCart, beginVisit, refer } from './shopper.ts';

export const REGIONS = 300;
export const OPTIONS = 400;
export const RATES = 5;
const DELIVERED_PRODUCTS = 500;
const LINES = 50;
const TURNS: Turns = { warmUp: 20, turns: 100, parallelTurns: 160 };
const PROFILE = 'a5c3d1be-6f2e-4f0d-8c1a-9d2e7b4a0002';
const ADDRESS = { country: 'US', subdivision: 'US-R7', postalCode: '4050-174', city: 'Porto' };

const asShop = (path: string, body: object): Call => ({ method: 'POST', path, headers, body });

interface Filled {
  deliveryProfile: { deliveryRegions: { id: string }[] };
}

/** Each band of a table by the price of the cart. */
const ratesOf = (n: number): object[] =>
  Array.from({ length: RATES }, (_, band) => ({
    amount: String(3 + ((n + band) % 20)),
    conditions: [
      { type: 'BY_TOTAL_PRICE', operator: 'GTE', value: String(band * 100) },
      { type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: String(500 + n) },
    ],
  }));

/** A shop with hundreds of regions, a table of rates in each, and what it brings or hands over itself in some. */
async function fillDelivery(base: string): Promise<string> {
  const shop = connect(base);
  let regions: string[] = [];
  for (let n = 0; n < REGIONS; n++) {
    const deliveryRegion = {
      name: `Region ${n}`,
      destinations: [{ countryCode: 'US', subdivisions: [`US-R${n}`] }],
    };
    const path = `/wixapis/ecom/v1/delivery-profiles/${PROFILE}/delivery-region`;
    const filled = await shop.ask<Filled>(asShop(path, { deliveryRegion }));
    regions = filled.deliveryProfile.deliveryRegions.map(({ id }) => id);
  }
  const regionAt = (n: number): string[] => regions.slice(n % REGIONS, (n % REGIONS) + 1);
  for (let n = 0; n < OPTIONS; n++) {
    const shippingOption = { title: `Way ${n}`, deliveryRegionIds: regionAt(n), rates: ratesOf(n) };
    await shop.ask(asShop('/wixapis/ecom/v1/shipping-options', { shippingOption }));
  }
  for (let n = 0; n < 100; n++) {
    const localDeliveryOption = {
      areaName: `Area ${n}`,
      rate: '4',
      deliveryRegionIds: regionAt(n),
      zipConfig: { zipCodes: Array.from({ length: 100 }, (_, code) => `${4000 + code}*`) },
    };
    await shop.ask(asShop('/wixapis/ecom/v1/local-delivery-options', { localDeliveryOption }));
    const pickupLocation = { name: `Place ${n}`, address: { country: 'US' }, deliveryRegionIds: regionAt(n) };
    await shop.ask(asShop('/wixapis/ecom/v1/pickup-locations', { pickupLocation }));
  }
  const token = await beginVisit(shop, 0);
  const references = Array.from({ length: LINES }, (_, line) => refer(isVisible(line, DELIVERED_PRODUCTS)));
  await shop.ask(addToCart(token, references));
  shop.close();
  return token;
}

/** What hundreds of regions and thousands of rates cost a cart of fifty lines. */
export const measureDelivery = (engine: string, env: Env): Promise<QuestionFigures> =>
  measureQuestions({
    engine,
    env,
    fill: { PRODUCTS: String(DELIVERED_PRODUCTS) },
    turns: TURNS,
    async questions(base) {
      const token = await fillDelivery(base);
      const lines = Array.from({ length: LINES }, (_, line) => ({
        catalogItemId: productId(line),
        quantity: 1,
      }));
      return [
        {
          name: 'what is offered to a cart of 50 lines under 300 regions and 2,000 rates',
          ours: () => ({
            method: 'POST',
            path: '/wixapis/ecom/v1/carts/current/estimate-totals',
            headers: { ...headers, authorization: token },
            body: { shippingAddress: ADDRESS, calculateShipping: true },
          }),
          bare: () => ({ method: 'GET', path: '/delivery/offered' }),
        },
        {
          name: 'an address tried with 50 lines, and why the rest is not offered',
          ours: () => asShop(extensionPath('previewDelivery'), { address: ADDRESS, lines }),
          bare: () => ({ method: 'GET', path: '/delivery/offered' }),
        },
      ];
    },
  });
