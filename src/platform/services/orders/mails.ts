import { formatMoney, type Decimal } from '../../../shared/money.ts';
import type { Site } from '../../context.ts';
import type { Mail } from '../../ports.ts';
import type { Order } from './order.ts';
import { totalOf } from './rules/settle.ts';

/** A mail to the buyer, if there is an address to send it to. */
function toBuyer(order: Order, site: Site, subject: string, lines: (string | null | undefined)[]): Mail[] {
  const to = order.buyerInfo?.email;
  if (!to) return [];
  const firstName =
    order.billingInfo?.contactDetails?.firstName ?? order.recipientInfo?.contactDetails?.firstName;
  const text = [`Hello${firstName ? ` ${firstName}` : ''},`, ...lines.filter(Boolean), site.name].join(
    '\n\n',
  );
  return [{ to, subject: `${site.name}: ${subject}`, text }];
}

export const confirmationMail = (order: Order, site: Site): Mail[] =>
  toBuyer(order, site, `order ${order.number}`, [
    `thank you for your order ${order.number}.`,
    order.lineItems
      .map(({ quantity, productName, lineItemPrice }) =>
        [`${quantity} × ${productName?.original ?? ''}`.trim(), lineItemPrice?.formattedAmount].join('  '),
      )
      .join('\n'),
    `Total: ${formatMoney(totalOf(order), order.currency)}`,
  ]);

export const cancellationMail = (order: Order, site: Site, message: string | null | undefined): Mail[] =>
  toBuyer(order, site, `order ${order.number} was canceled`, [
    `your order ${order.number} was canceled.`,
    message,
  ]);

export const refundMail = (
  order: Order,
  site: Site,
  amount: Decimal,
  message: string | null | undefined,
): Mail[] =>
  toBuyer(order, site, `refund for order ${order.number}`, [
    `we refunded ${formatMoney(amount, order.currency)} of your order ${order.number}.`,
    message,
  ]);
