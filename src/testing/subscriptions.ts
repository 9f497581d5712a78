import { subscriptionContracts } from '@wix/ecom';
import { subscriptionOptions } from '@wix/stores';
import { sql } from 'kysely';
import { extensionPath } from '../shared/extensions/define.ts';
import {
  subscriptionExtensions,
  type shopperSubscriptionExtensions,
} from '../shared/extensions/subscriptions.ts';
import type { ShownSubscription, ShownSubscriptionDetails } from '../shared/subscriptions.ts';
import { extensionCalls } from './extension-calls.ts';
import { newMember, productId, reference, type Shop, shopModules, seedListing } from './shop.ts';
import type { StackCaller } from './stack.ts';

export const COFFEE = productId(41);
export const GOOD_CARD = '4242424242424242';
/** Pays the first time; expired when it is charged later. */
export const EXPIRES = '4000000000000341';

type Member = StackCaller & { kind: 'member' };

/** Coffee for 20.00 once, and for 18.00 every month. */
export async function sellCoffee(
  shop: Shop,
  {
    billingCycles,
    quantity,
    product = COFFEE,
    shipped = false,
  }: { billingCycles?: number; quantity?: number; product?: string; shipped?: boolean } = {},
): Promise<string> {
  const once = await shop.call('GET', `/stores/v3/products/${product}`);
  if (once.status !== 200)
    await seedListing(shop, [
      {
        id: product,
        name: product === COFFEE ? 'Coffee' : 'Rare coffee',
        price: '20.00',
        digital: !shipped,
        ...(quantity !== undefined && { quantity }),
      },
    ]);
  const { subscriptionOptions: options } = shop.sdk({ subscriptionOptions });
  const { _id } = await options.createSubscriptionOption({
    title: 'Every month',
    subscriptionSettings: {
      frequency: 'MONTH',
      autoRenewal: billingCycles === undefined,
      ...(billingCycles !== undefined && { billingCycles }),
    },
    discount: { type: 'PERCENT', value: 10 },
  });
  await options.assignSubscriptionOptionsToProduct(product, {
    assignedSubscriptionOptions: [{ _id: String(_id) }],
  });
  await options.allowOneTimePurchases(product, true);
  return String(_id);
}

export const subscribed = (optionId: string, product = COFFEE) => ({
  ...reference(product),
  options: { subscriptionOptionId: optionId },
});

/** A checkout of one cart of coffee that comes every month. */
export async function subscriptionCheckout(
  shop: Shop,
  optionId: string,
  caller: StackCaller,
  more: object = {},
): Promise<string> {
  const { checkout } = shopModules(shop, caller);
  const { _id } = await checkout.createCheckout({
    channelType: 'WEB',
    lineItems: [{ catalogReference: subscribed(optionId), quantity: 1 }],
    checkoutInfo: {
      buyerInfo: { email: 'rita@example.com' },
      billingInfo: { address: { country: 'PT', city: 'Lisboa' } },
    },
    ...more,
  });
  return String(_id);
}

export interface Subscribed {
  id: string;
  orderId: string;
  member: Member;
}

export async function subscribe(
  shop: Shop,
  optionId: string,
  {
    member = newMember(),
    card = GOOD_CARD,
    product = COFFEE,
    checkoutInfo,
  }: { member?: Member; card?: string; product?: string; checkoutInfo?: object } = {},
): Promise<Subscribed> {
  const lineItems = [{ catalogReference: subscribed(optionId, product), quantity: 1 }];
  const id = await subscriptionCheckout(shop, optionId, member, {
    lineItems,
    ...(checkoutInfo && { checkoutInfo }),
  });
  const paymentToken = await shop.token(card);
  const { orderId } = await shop.staff.checkout.createOrderAndCharge(id, {
    paymentToken,
    savePaymentMethod: true,
  });
  const order = await shop.staff.orders.getOrder(String(orderId));
  return {
    id: order.lineItems?.[0]?.subscriptionInfo?._id ?? '',
    orderId: String(orderId),
    member,
  };
}

export const contractsOf = (shop: Shop) => shop.sdk({ subscriptionContracts }).subscriptionContracts;

type MemberOperation = keyof typeof shopperSubscriptionExtensions;

/** What a member does with a subscription, in short. */
export const MEMBER_OPERATIONS = {
  pause: 'pauseMySubscription',
  resume: 'resumeMySubscription',
  skip: 'skipMySubscription',
  cancel: 'cancelMySubscription',
  card: 'changeMySubscriptionCard',
} as const satisfies Record<string, MemberOperation>;
export type MemberAct = keyof typeof MEMBER_OPERATIONS;

/** What the member's page calls; the fields of the subscription in the response stand beside the status. */
export async function memberCall<Answer = ShownSubscriptionDetails>(
  shop: Shop,
  member: Member | undefined,
  name: MemberOperation,
  request: object = {},
): Promise<Answer & { status: ShownSubscription['status']; http: number; code?: string }> {
  const authorization = member && (await shop.platform.tokens.sign({ siteId: shop.site.id, ...member }));
  const reply = await shop.call(
    'POST',
    extensionPath(name),
    request,
    authorization === undefined ? {} : { authorization },
  );
  const { subscription, ...answer } = (await reply.json()) as Answer & {
    subscription?: object;
    status: ShownSubscription['status'];
    details?: { applicationError?: { code: string } };
  };
  const code = answer.details?.applicationError?.code;
  return {
    ...(answer as unknown as Answer & { status: ShownSubscription['status'] }),
    ...subscription,
    http: reply.status,
    ...(code !== undefined && { code }),
  };
}

export const subscriptionCalls = (shop: Shop) =>
  extensionCalls(subscriptionExtensions, (path, body, headers) => shop.call('POST', path, body, headers));

/** So many days later, with what is done once a minute. */
export async function later(shop: Shop, days: number): Promise<void> {
  shop.clock.advance(days * 86_400_000);
  await shop.platform.maintain();
}

/** Every order of the contract that stands, the newest first. */
export async function paidOrders(shop: Shop, contractId: string) {
  const line = JSON.stringify({ lineItems: [{ subscriptionInfo: { id: contractId } }] });
  const { rows } = await sql<{ id: string }>`
    select id from orders where site_id = ${shop.site.id} and status = 'APPROVED' and doc @> ${line}::jsonb
    order by created_date desc, id desc`.execute(shop.database.kysely);
  return Promise.all(rows.map(({ id }) => shop.staff.orders.getOrder(id)));
}
