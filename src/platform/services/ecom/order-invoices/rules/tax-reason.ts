import { deliveryAddressOf } from '#shared/delivery-address.ts';
import { isPositiveMoney } from '#shared/money.ts';
import type { Relief } from '#shared/tax-answer.ts';
import { countryOfTaxId } from '#shared/tax-ids.ts';
import { reliefOf } from '#shared/tax-relief.ts';
import type { Order } from '../../orders/public.ts';
import { isExport } from '../../tax-calculation/public.ts';

/** Where the goods of an order go, else where it is billed to. */
const goesTo = (order: Order): string =>
  deliveryAddressOf(order)?.address?.country ||
  order.recipientInfo?.address?.country ||
  order.billingInfo?.address?.country ||
  '';

/** Whether the invoice of an order states tax, or that its buyer owes it. */
export const isTaxed = (order: Order): boolean =>
  isPositiveMoney((order.taxInfo ?? order.taxSummary)?.totalTax?.amount) ||
  isPositiveMoney(order.priceSummary?.tax?.amount) ||
  reliefOf(order) === 'REVERSE_CHARGE';

/** Why an order bears less tax than others, or none: what has to stand on its invoice. */
export function taxReason(order: Order, sellerTaxId: string): Relief | undefined {
  const told = reliefOf(order);
  if (told) return told;
  if (isPositiveMoney((order.taxInfo ?? order.taxSummary)?.totalTax?.amount)) return undefined;
  const country = goesTo(order);
  return country && isExport(countryOfTaxId(sellerTaxId), country) ? 'EXPORT' : undefined;
}
