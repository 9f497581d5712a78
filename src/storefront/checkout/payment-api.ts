import { currentTokens } from '../../wix/shopper/visitor-strategy.ts';
import { readAnswer, readError, send, toError } from '../shell/card/exchange.ts';

export interface PaymentAnswer {
  orderId: string;
  status: 'paid' | 'pending' | 'declined' | 'action';
  reason?: string;
  redirectUrl?: string;
}

interface PayRequest {
  checkoutId: string;
  paymentToken?: string;
  savePaymentMethod?: boolean;
  offline?: boolean;
  manualMethodId?: string;
  /** Another total is not charged. */
  seenTotal: string;
}

export const pay = (request: PayRequest): Promise<PaymentAnswer> =>
  askShop('/api/checkout/pay', 'POST', request);

export const readPayment = (checkoutId: string): Promise<PaymentAnswer> =>
  askShop(`/api/checkout/${encodeURIComponent(checkoutId)}/payment`, 'GET');

async function askShop(path: string, method: string, body?: object): Promise<PaymentAnswer> {
  const { accessToken } = await currentTokens();
  const response = await send(path, method, body, { authorization: accessToken });
  if (response.ok) return readAnswer<PaymentAnswer>(response);
  throw toError(response, await readError(response));
}
