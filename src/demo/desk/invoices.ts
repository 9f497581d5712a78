import { NO_INVOICE_SETTINGS } from '../../shared/invoices.ts';
import { multiplyMoney } from '../../shared/money.ts';
import type { Order } from '../../platform/services/ecom/orders/public.ts';
import { later } from '../orders/calendar.ts';
import type { InnerPlatform } from './inner-platform.ts';

const settings = {
  ...NO_INVOICE_SETTINGS,
  prefix: 'HD-',
  seller: 'Halfdrop Lda.',
  taxId: 'PT 509 221 745',
  footer: 'Thank you. Prints can be sent back within thirty days.',
};

const SHARE_BACK = '0.1';
const FROM_NINE = 9;

interface ToWrite {
  paid: readonly Order[];
  /** Of what is given back. */
  paymentId: string | undefined;
  /** Payments whose buyers asked for a receipt. */
  receipted: readonly { orderId: string; paymentId: string }[];
  today: Date;
}

/** Invoices of what the trade paid, a credit note of what one of them was given back, two receipts. None of it is mailed. */
export async function writeInvoices(
  platform: InnerPlatform,
  { paid, paymentId, receipted, today }: ToWrite,
): Promise<number> {
  await platform.call('POST', '/hosted/invoices/settings', { ...settings, send: false });
  for (const [place, { id }] of paid.entries()) {
    platform.at(later(today, place / 4 - 2 * 24 + FROM_NINE));
    await platform.call('POST', `/ecom/v1/invoices/orders/${id}`, {});
  }
  const first = paid[0];
  if (first && paymentId !== undefined) {
    platform.at(later(today, FROM_NINE - 20));
    const amount = multiplyMoney(first.priceSummary?.total?.amount ?? '0', SHARE_BACK, first.currency);
    await platform.call('POST', '/ecom/v1/order-billing/refund-payments', {
      orderId: first.id,
      paymentRefunds: [{ paymentId, amount: { amount }, externalRefund: true }],
      customerReason: 'Two prints came with a bent corner',
    });
    await platform.maintenanceOf('order-invoices');
  }
  for (const [place, { orderId, paymentId: of }] of receipted.entries()) {
    platform.at(later(today, FROM_NINE - 16 + place));
    await platform.call('POST', '/ecom/v1/order-billing/generate-receipts', { orderId, paymentIds: [of] });
  }
  const next = {
    nextNumber: paid.length + 1,
    nextCreditNumber: first ? 2 : 1,
    nextReceiptNumber: receipted.length + 1,
  };
  await platform.call('POST', '/hosted/invoices/settings', { ...settings, ...next });
  return paid.length;
}
