import type { Transfer } from '../../shared/bank-account.ts';
import { currentTokens } from './visitor-strategy.ts';

/** How this shop can be paid. */
export interface PaymentWays {
  card: boolean;
  /** It is entered on the payment provider's page, not here. */
  cardPage: boolean;
  /** Offered with so many days to pay. */
  transfer: { daysToPay: number } | null;
}

async function ask<Answer>(path: string, authorization?: string): Promise<Answer> {
  const response = await fetch(path, authorization === undefined ? {} : { headers: { authorization } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()) as Answer;
}

export const readPaymentWays = (): Promise<PaymentWays> => ask('/hosted/payments/ways');

/** Where the money of the shopper's own order goes; undefined where it waits for none, or the shop has no account. */
export async function readTransfer(orderId: string): Promise<Transfer | undefined> {
  const { accessToken } = await currentTokens();
  const path = `/hosted/payments/orders/${encodeURIComponent(orderId)}/transfer`;
  return (await ask<{ transfer: Transfer | null }>(path, accessToken)).transfer ?? undefined;
}
