import type { Transfer } from '../../shared/bank-account.ts';
import type { ManualPayment } from '../../shared/manual-payments.ts';
import {
  extensionPath,
  type ExtensionRequest,
  type ExtensionResponse,
} from '../../shared/extensions/define.ts';
import type { shopperPaymentExtensions } from '../../shared/extensions/payments.ts';
import { currentTokens } from './visitor-strategy.ts';

type Operations = typeof shopperPaymentExtensions;

/** How this shop can be paid. */
export type PaymentWays = ExtensionResponse<Operations['getPaymentMethods']>;

async function ask<Name extends keyof Operations>(
  name: Name,
  request: ExtensionRequest<Operations[Name]>,
  authorization?: string,
): Promise<ExtensionResponse<Operations[Name]>> {
  const response = await fetch(extensionPath(name), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(authorization !== undefined && { authorization }),
    },
    body: JSON.stringify(request),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
  return (await response.json()) as ExtensionResponse<Operations[Name]>;
}

export const readPaymentWays = (): Promise<PaymentWays> => ask('getPaymentMethods', {});

/** How the shopper's own order is to be paid: nothing of both where it waits for no money, or the shop has no account. */
export async function readPayByHand(
  orderId: string,
): Promise<{ transfer: Transfer | null; manual: ManualPayment | null }> {
  const { accessToken } = await currentTokens();
  return ask('getMyBankTransfer', { orderId }, accessToken);
}
