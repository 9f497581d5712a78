import { findOperation } from '../platform/contract/index.ts';
import { KnownEntities } from './known-entities.ts';
import { plainOrder } from './orders.ts';
import { productId, reference, seedListing, type Shop } from './shop.ts';
import { httpCall } from './http-call.ts';

const lineItem = (number: number) => ({ quantity: 1, catalogReference: reference(productId(number)) });

/** One of everything, so that calls lead somewhere. */
export async function furnish(shop: Shop): Promise<KnownEntities> {
  const known = new KnownEntities();
  const make = async (name: string, request: object): Promise<unknown> => {
    const { method, path, body } = httpCall(findOperation(name), request);
    const reply = await shop.call(method, path, body);
    if (!reply.ok) throw new Error(`${name}: ${await reply.text()}`);
    const answer: unknown = await reply.json();
    known.note(answer);
    return answer;
  };

  await seedListing(shop, [
    { id: productId(1), name: 'Moiré', price: '30.00', quantity: 1000 },
    { id: productId(2), name: 'Vale', price: '40.00' },
  ]);
  await make('stores_products-v-3.queryProducts', { query: {}, fields: [] });
  await make('stores_products-v-3.getProduct', { productId: productId(1), fields: [] });
  await make('stores_products.queryProducts', { query: {} });
  await make('stores_inventory-items-v-3.queryInventoryItems', { query: {} });
  await make('stores_products.createCollection', { collection: { name: 'Sunny' } });
  await make('ecom_orders.createOrder', { order: plainOrder('5.00') });
  await make('ecom_orders.createOrder', { order: plainOrder('7.50') });
  await make('ecom_cart.createCart', { lineItems: [lineItem(1)] });
  await make('ecom_checkout.createCheckout', { lineItems: [lineItem(1), lineItem(2)], channelType: 'WEB' });
  await make('members_members.createMember', { member: { loginEmail: 'mia@example.com' } });
  await make('members_badges-v-2.createBadge', {
    badge: { title: 'Collector', backgroundColor: '#F8EEF3', textColor: '#7B2A59' },
  });
  await make('members_custom-fields.createCustomField', { field: { name: 'Website', fieldType: 'URL' } });
  await make('ecom_delivery-profile.queryDeliveryProfiles', { query: {} });
  await make('ecom_delivery-profile.createDeliveryProfile', {
    deliveryProfile: {
      name: 'Frames',
      deliveryRegions: [{ name: 'Home', destinations: [{ countryCode: 'PT' }] }],
    },
  });
  await make('ecom_shipping-options.createShippingOption', {
    shippingOption: {
      title: 'Post',
      deliveryRegionIds: known.idsFor('deliveryRegionId', '').slice(0, 1),
      rates: [{ amount: '4.90', conditions: [] }],
    },
  });
  await make('ecom_discount-rules.createDiscountRule', {
    discountRule: {
      name: 'Tenth',
      discounts: {
        values: [
          {
            targetType: 'SPECIFIC_ITEMS',
            discountType: 'PERCENTAGE',
            percentage: 10,
            specificItemsInfo: {
              scopes: [
                { id: 'all', type: 'CATALOG_ITEM', catalogItemFilter: { catalogAppId: reference('').appId } },
              ],
            },
          },
        ],
      },
    },
  });
  await make('ecom_tax-groups.createTaxGroup', { taxGroup: { name: 'Books' } });
  const appId = (
    (await make('ecom_tax-calculation.listTaxCalculators', {})) as {
      taxCalculatorDetails: { appId: string }[];
    }
  ).taxCalculatorDetails[0]?.appId;
  const tax = (await make('ecom_tax-regions.createTaxRegion', { taxRegion: { country: 'PT', appId } })) as {
    taxRegion: { id: string };
  };
  await make('ecom_manual-tax-mappings.createManualTaxMapping', {
    manualTaxMapping: {
      taxRegionId: tax.taxRegion.id,
      taxGroupId: known.idsFor('taxGroupId', '')[0],
      taxRate: '0.17',
    },
  });
  return known;
}
