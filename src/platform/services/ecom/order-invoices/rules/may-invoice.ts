import { fullName } from '#shared/address/format-address.ts';
import { badRequest, type PlatformError } from '#platform/contract/errors.ts';
import type { Order } from '../../orders/public.ts';

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Not placed, or never to be. */
const WITHOUT = new Set(['INITIALIZED', 'PENDING', 'REJECTED', 'CANCELED']);

const hasContact = ({ billingInfo, recipientInfo, buyerInfo }: Order): boolean =>
  Boolean(buyerInfo?.contactId || buyerInfo?.email) ||
  [billingInfo?.contactDetails, recipientInfo?.contactDetails].some(
    (details) => fullName(details) !== '' || details?.company,
  );

const refuse = (order: Order, code: string, message: string): PlatformError =>
  badRequest(message, code, { orderId: order.id });

/** @throws why there can be no invoice for it */
export function mayInvoice(order: Order): void {
  if (WITHOUT.has(order.status ?? ''))
    throw refuse(order, 'GENERATE_INVOICE_NOT_SUPPORTED', 'An order that does not stand has no invoice.');
  if (!hasContact(order)) throw refuse(order, 'MISSING_CONTACT', 'The order does not say whom to invoice.');
  const email = order.buyerInfo?.email;
  if (!email) throw refuse(order, 'MISSING_CONTACT_EMAIL', 'The buyer of the order has no e-mail address.');
  if (!EMAIL.test(email)) throw refuse(order, 'INVALID_EMAIL', 'The e-mail address of the buyer is not one.');
}
