import { memoryFiles } from '../../testing/deterministic.ts';
import type { Database } from '../../database/database.ts';
import { pricingPart } from '../../demo/pricing/pricing-part.ts';
import { systemClock } from '../../platform/adapters/system.ts';
import {
  seedCollections,
  type SeedProduct,
  seedProducts,
} from '../../platform/services/stores/catalog/public.ts';
import { collectionOf, HOT_PRODUCT, isHidden, nameOf, productId, slugOf, variantId } from './shop-data.ts';
import { SITE } from './scenarios.ts';

const ADDED_TOGETHER = 2000;
const COLLECTIONS = 20;
const MINUTE = 60_000;
const PLENTY = 90_000;
const SIZES = ['50 × 70 cm', '70 × 98 cm'];
const PLAIN =
  'Printed to order with twelve pigment inks on uncoated paper, with a white margin to frame it by.';

const money = (index: number, more: number): string => `${29 + (index % 70) + more}.00`;

function seedOf(index: number, now: number): SeedProduct {
  const name = nameOf(index);
  const choices = SIZES.map((size) => ({ name: size, choiceType: 'CHOICE_TEXT' as const }));
  return {
    id: productId(index),
    date: new Date(now - index * MINUTE).toISOString(),
    collectionIds: [collectionOf(index % COLLECTIONS)],
    stock: [{ quantity: PLENTY }, { quantity: index % 3 === 0 ? 0 : PLENTY }],
    product: {
      name,
      slug: slugOf(index),
      productType: 'PHYSICAL',
      physicalProperties: {},
      visible: !isHidden(index),
      plainDescription: `<p>${name}. ${PLAIN}</p>`,
      options: [{ name: 'Size', optionRenderType: 'TEXT_CHOICES', choicesSettings: { choices } }],
      variantsInfo: {
        variants: SIZES.map((size, place) => ({
          id: variantId(index, place),
          sku: `B${index}-${place}`,
          price: { actualPrice: { amount: money(index, 20 * place) } },
          physicalProperties: { weight: 0.3 },
          choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: size } }],
        })),
      },
    },
  };
}

/** Of which there are few, for all who come at once. */
const hotProduct = (pieces: number): SeedProduct => ({
  id: HOT_PRODUCT,
  date: '2020-01-01T00:00:00.000Z',
  stock: [{ quantity: pieces }],
  product: {
    name: 'The last of an edition',
    slug: 'the-last-of-an-edition',
    productType: 'PHYSICAL',
    physicalProperties: {},
    visible: true,
    variantsInfo: { variants: [{ price: { actualPrice: { amount: '49.00' } } }] },
  },
});

/** Products with their stock, and the demo store's taxes, ways of delivery and discounts. */
export async function fillShop(database: Database, products: number, pieces: number): Promise<void> {
  const seeding = { ids: { guid: () => crypto.randomUUID() }, currency: 'EUR' };
  const now = Date.now();
  const files = memoryFiles();
  const options = { database, files, clock: systemClock, siteId: SITE, log: () => {} };
  await database.transaction(async (tx) => {
    await pricingPart.fill(tx, options);
    const date = new Date(now).toISOString();
    const collections = Array.from({ length: COLLECTIONS }, (_, place) => ({
      id: collectionOf(place),
      name: `Family ${place}`,
      date,
    }));
    await seedCollections(tx, SITE, collections);
    await seedProducts(tx, SITE, [hotProduct(pieces)], seeding);
  });
  for (let from = 0; from < products; from += ADDED_TOGETHER) {
    const count = Math.min(ADDED_TOGETHER, products - from);
    const seeds = Array.from({ length: count }, (_, place) => seedOf(from + place, now));
    await database.transaction((tx) => seedProducts(tx, SITE, seeds, seeding));
  }
}
