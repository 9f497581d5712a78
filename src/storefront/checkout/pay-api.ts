import { extensionPath } from '../../shared/extensions/define.ts';
import type { shopperPaymentRequestExtensions } from '../../shared/extensions/payment-requests.ts';
import { PAYMENT_PREVIEW, type PaymentPage } from '../../shared/payment-page.ts';
import { CallError } from '../../wix/errors.ts';
import { readPaymentWays } from '../../wix/shopper/payment-ways.ts';
import { toTokenError } from '../../wix/shopper/token-error.ts';

/** An answer that takes longer is as good as none; how the payment stands is asked for then. */
const PATIENCE = 30_000;

/** @throws CallError with status 404 for none */
export const readRequest = (id: string): Promise<PaymentPage> =>
  ask(extensionPath('getPaymentPage' satisfies keyof typeof shopperPaymentRequestExtensions), {
    paymentRequestId: id,
  });

/** What the back office has put into this tab. @throws CallError with status 404 for nothing */
export async function readPreview(): Promise<PaymentPage> {
  const text = sessionStorage.getItem(PAYMENT_PREVIEW);
  if (text === null) throw new CallError({ code: '404', status: 404, message: 'No preview.' });
  const { card, cardPage } = await readPaymentWays();
  return { ...(JSON.parse(text) as PaymentPage), card, cardPage };
}

/** How it stands after this card was tried. @throws CallError `NO_ANSWER` where money may have moved */
export const payRequest = (id: string, paymentToken: string): Promise<PaymentPage> =>
  ask(`/api/pay/${encodeURIComponent(id)}`, { paymentToken });

async function ask(path: string, body: object): Promise<PaymentPage> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok) return (await response.json()) as PaymentPage;
  } catch (cause) {
    throw new CallError({ code: 'NO_ANSWER', status: 0, message: 'No answer.', cause });
  }
  throw await toTokenError(response);
}
