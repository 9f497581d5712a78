import type { Order } from '../../platform/services/ecom/orders/public.ts';
import { later } from '../orders/calendar.ts';
import type { Sent } from './drafts.ts';
import type { InnerPlatform } from './inner-platform.ts';

interface CreatedRequest {
  orderPaymentRequest: { id: string };
}

const DAY = 24;
const path = '/ecom/v1/order-payment-requests';

/** Requests for money: two that wait, and one each that is paid, over and taken back. */
export async function requestPayment(
  platform: InnerPlatform,
  { sent, owing, today }: { sent: readonly Sent[]; owing: readonly Order[]; today: Date },
): Promise<number> {
  let requested = 0;
  const ask = async (orderId: string, amount: string, title: string, at: Date, days: number) => {
    platform.at(at);
    const orderPaymentRequest = {
      orderId,
      title,
      amount: { amount },
      expirationDate: later(at, days * DAY).toISOString(),
    };
    const { orderPaymentRequest: made } = await platform.call<CreatedRequest>('POST', path, {
      orderPaymentRequest,
    });
    requested += 1;
    return made.id;
  };
  for (const { orderId, deposit, name } of sent)
    await ask(orderId, deposit, `Prints for ${name}`, later(today, -0.2), 14);
  const [paid, over, void_] = owing;
  if (paid) {
    const due = paid.balanceSummary?.balance?.amount ?? '0';
    const id = await ask(paid.id, due, `Order ${paid.number}, as agreed`, later(today, -3 * DAY + 11), 14);
    platform.at(later(today, -2 * DAY - 3));
    await platform.call('POST', `${path}/charge`, { orderPaymentRequestId: id, paymentToken: 'card' });
  }
  if (over) {
    const due = over.balanceSummary?.balance?.amount ?? '0';
    await ask(over.id, due, `Order ${over.number}, second request`, later(today, -9 * DAY + 15), 7);
  }
  if (void_) {
    const due = void_.balanceSummary?.balance?.amount ?? '0';
    const id = await ask(void_.id, due, `Order ${void_.number}`, later(today, -2 * DAY + 10), 14);
    platform.at(later(today, -DAY - 7));
    await platform.call('POST', `${path}/void`, { orderPaymentRequestId: id });
  }
  return requested;
}
