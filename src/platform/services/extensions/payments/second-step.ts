import { deliveryAddressOf } from '#shared/delivery-address.ts';
import type { Context } from '#platform/context.ts';
import type { Order } from '../../ecom/orders/public.ts';
import {
  askablePlugins,
  fetchPaymentSettings,
  identityOfBuyer,
  identityOfCaller,
  type PaymentQuestionOrder,
} from '../service-plugins/public.ts';
import type { StoredCharge } from './charge.ts';
import { decideSecondStep, findCharge } from './charges.ts';

type Address = NonNullable<NonNullable<Order['billingInfo']>['address']>;

const placeIn = (address: Address | null | undefined): PaymentQuestionOrder['shipsTo'] =>
  address ?? undefined;

const askedOrder = ({
  id,
  number,
  currency,
  lineItems,
  priceSummary,
  shippingInfo,
  recipientInfo,
  billingInfo,
}: Order): PaymentQuestionOrder => ({
  id,
  number,
  currency,
  lines: lineItems.map((line) => ({
    id: line.id ?? '',
    name: line.productName?.original ?? '',
    quantity: line.quantity ?? 1,
    price: line.price?.amount ?? '0',
    shippable: line.physicalProperties?.shippable ?? false,
    weight: line.physicalProperties?.weight ?? undefined,
    catalogReference: line.catalogReference ?? undefined,
  })),
  priceSummary: priceSummary ?? {},
  shipsTo: placeIn(deliveryAddressOf({ shippingInfo, recipientInfo })?.address),
  billedTo: placeIn(billingInfo?.address),
});

/** Whether there is anybody to ask; looked up with what stands, in the transaction that records the attempt. */
export const knowsSecondStep = async (context: Context): Promise<boolean> =>
  (await askablePlugins(context, 'PAYMENT_SETTINGS')).length > 0;

/** True as soon as one of them says so; of one that does not answer holds what the merchant set. */
async function wantsSecondStep(context: Context, order: Order): Promise<boolean> {
  const plugins = await askablePlugins(context, 'PAYMENT_SETTINGS');
  const requested = {
    order: askedOrder(order),
    identity: identityOfBuyer(order.buyerInfo ?? {}) ?? identityOfCaller(context),
    language: order.buyerLanguage ?? context.site.locale,
  };
  const questions = plugins.map((plugin) => fetchPaymentSettings(plugin, requested));
  const { settings } = await context.plugins.ask({ settings: questions });
  return settings.some((told, index) =>
    'answer' in told
      ? told.answer.requires3dSecure === true
      : plugins[index]?.settings.secondStepWhenSilent === true,
  );
}

/**
 * Whether the shop's apps want the owner of the card to be proved. What is decided once holds for the attempt: a provider
 * is asked again with the same words. Outside of any transaction.
 */
export async function withSecondStep(
  context: Context,
  charge: StoredCharge,
  order: Order,
): Promise<StoredCharge> {
  // Of what the shop charges by itself nobody is there to prove anything; what is under way is not begun anew.
  if (charge.secondStep !== null || charge.merchantInitiated || charge.asks > 0) return charge;
  const wants = await wantsSecondStep(context, order);
  return context.transaction(async (inner) => {
    await decideSecondStep(inner, charge.id, wants);
    return (await findCharge(inner, charge.id)) ?? charge;
  });
}
