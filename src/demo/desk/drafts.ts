import { demoProducts } from '../catalog/products.ts';
import { type Customer, demoCustomers } from '../customers/customers.ts';
import { contactOf } from '../orders/delivery.ts';
import { later } from '../orders/calendar.ts';
import { STORES_APP } from '../orders/basket.ts';
import { OFFER } from '../../shared/offer.ts';
import type { InnerPlatform } from './inner-platform.ts';

interface Reply {
  calculatedDraftOrder: {
    draftOrder: { id: string; lineItems: { lineItem: { id: string } }[] };
    shippingOptions: { carrierId: string; code: string; title: string; logistics: object; cost: object }[];
  };
}

interface Wish {
  customer: Customer;
  /** Places in the catalogue, and how many of each. */
  posters: readonly [place: number, quantity: number][];
  custom?: { name: string; price: string };
  /** A poster that was taken out of the catalogue since. */
  gone?: { name: string; price: string };
  discount?: { percentage: string; description: string };
  address?: boolean;
  delivery?: boolean;
  /** In percent. */
  deposit?: string;
  /** To the customer, with the request for its money. */
  message?: string;
}

const buyers = demoCustomers().filter(({ currency }) => currency === 'EUR');
const ofTrade = buyers.filter(({ trade, address }) => trade && address.country === 'PT');
const others = buyers.filter(({ trade }) => !trade);

const buyer = (from: readonly Customer[], place: number): Customer => from[place % from.length] as Customer;

function catalogLine(place: number, quantity: number): object {
  const offered = demoProducts.filter(({ variants }) => variants.some(({ stock }) => stock > quantity));
  const product = offered[place % offered.length];
  const there = product?.variants.filter(({ stock }) => stock > quantity) ?? [];
  const variant = there[(place * 7) % there.length];
  return {
    catalogReference: {
      catalogItemId: product?.id,
      appId: STORES_APP,
      options: { variantId: variant?.id, options: variant?.choices },
    },
    quantity,
  };
}

interface Product {
  product: { id: string; variantsInfo: { variants: { id: string }[] } };
}

const variantOf = ({ id, variantsInfo }: Product['product']): object => ({
  catalogReference: {
    catalogItemId: id,
    appId: STORES_APP,
    options: { variantId: variantsInfo.variants[0]?.id },
  },
  quantity: 1,
});

async function sellOnce(platform: InnerPlatform, { name, price }: NonNullable<Wish['gone']>) {
  const { product } = await platform.call<Product>('POST', '/stores/v3/products-with-inventory', {
    product: {
      name,
      productType: 'PHYSICAL',
      physicalProperties: {},
      variantsInfo: {
        variants: [{ price: { actualPrice: { amount: price } }, inventoryItem: { quantity: 1 } }],
      },
    },
  });
  return product;
}

async function write(platform: InnerPlatform, wish: Wish): Promise<string> {
  const { customer, posters, custom, gone, discount, address, delivery, deposit, message } = wish;
  const last = gone && (await sellOnce(platform, gone));
  const contact = contactOf(customer);
  const { calculatedDraftOrder: begun } = await platform.call<Reply>('POST', '/ecom/v1/draft-orders', {
    draftOrder: {
      buyerInfo: { email: customer.email, contactId: customer.contactId },
      ...(address && { recipientInfo: contact, billingInfo: contact }),
      catalogLineItems: [
        ...posters.map(([place, quantity]) => catalogLine(place, quantity)),
        ...(last ? [variantOf(last)] : []),
      ],
      customLineItems: custom
        ? [
            {
              productName: { original: custom.name },
              quantity: 1,
              price: { amount: custom.price },
              itemType: { preset: 'SERVICE' },
              physicalProperties: { shippable: false },
            },
          ]
        : [],
      discounts: discount ? [{ ...discount, discountType: 'GLOBAL', applyToDraftOrder: true }] : [],
    },
  });
  const draftOrderId = begun.draftOrder.id;
  const [offer] = begun.shippingOptions;
  if (delivery && offer) {
    await platform.call('PUT', '/ecom/v1/draft-orders/set-shipping-info', {
      draftOrderId,
      shippingInfo: offer,
    });
  }
  if (deposit !== undefined) {
    await platform.call('POST', `/ecom/v1/draft-orders/${draftOrderId}/set-deposit`, {
      depositDetails: { percentage: deposit },
    });
  }
  if (message !== undefined) {
    await platform.call('POST', `/ecom/v1/draft-orders/${draftOrderId}/update-extended-fields`, {
      namespace: OFFER,
      namespaceData: { message },
    });
  }
  if (last) await platform.call('DELETE', `/stores/v3/products/${last.id}`, {});
  return draftOrderId;
}

/** Drafts that wait for something, one of them for a poster that is gone, one that waits for nothing, and one that is only begun. */
export async function writeDrafts(platform: InnerPlatform, today: Date): Promise<number> {
  const wishes: [hoursAgo: number, Wish][] = [
    [
      110,
      {
        customer: buyer(ofTrade, 0),
        posters: [
          [0, 4],
          [3, 3],
          [7, 2],
        ],
        custom: { name: 'Hanging on site, one day', price: '340.00' },
        discount: { percentage: '15', description: 'Trade, more than 5 prints' },
        deposit: '30',
        message: 'Como combinado: montagem a 9 de dezembro, quartos 201 a 212.',
        address: true,
      },
    ],
    [
      52,
      {
        customer: buyer(others, 12),
        posters: [
          [5, 1],
          [9, 2],
        ],
        address: true,
        delivery: true,
      },
    ],
    [
      38,
      {
        customer: buyer(others, 31),
        posters: [[8, 1]],
        gone: { name: 'Harvest moon, first printing', price: '64.00' },
        address: true,
        delivery: true,
      },
    ],
    [29, { customer: buyer(others, 25), posters: [[11, 1]] }],
    [14, { customer: buyer(ofTrade, 2), posters: [] }],
  ];
  for (const [hours, wish] of wishes) {
    platform.at(later(today, -hours));
    await write(platform, wish);
  }
  return wishes.length;
}

export interface Sent {
  orderId: string;
  /** Decimal: what is asked for first. */
  deposit: string;
  name: string;
}

/** Drafts that became orders and are asked to be paid, one with a deposit. */
export async function sendDrafts(platform: InnerPlatform, since: Date): Promise<Sent[]> {
  const wishes: Wish[] = [
    {
      customer: buyer(ofTrade, 1),
      posters: [
        [2, 3],
        [6, 3],
      ],
      discount: { percentage: '10', description: 'Trade' },
      deposit: '40',
      address: true,
      delivery: true,
    },
    {
      customer: buyer(others, 40),
      posters: [[4, 2]],
      custom: { name: 'Dedication by the artist', price: '25.00' },
      address: true,
      delivery: true,
    },
  ];
  const sent: Sent[] = [];
  for (const [place, wish] of wishes.entries()) {
    platform.at(later(since, 0.1 * (place + 1)));
    const id = await write(platform, wish);
    const { createdOrder } = await platform.call<Created>(
      'POST',
      `/ecom/v1/draft-orders/${id}/create-order`,
      { createSettings: { notifications: { sendNotificationToBuyer: false } } },
    );
    const { firstName, lastName } = wish.customer;
    const deposit = createdOrder.deposit?.total?.amount ?? createdOrder.priceSummary.total.amount;
    sent.push({ orderId: createdOrder.id, deposit, name: `${firstName} ${lastName}` });
  }
  return sent;
}

interface Created {
  createdOrder: {
    id: string;
    deposit?: { total?: { amount: string } };
    priceSummary: { total: { amount: string } };
  };
}

/** So many orders of the demo are made here. */
export const SENT = 2;
