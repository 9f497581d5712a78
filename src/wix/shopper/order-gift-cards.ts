import type { CallOptions } from '../shopper-client.ts';
import { currentTokens } from './visitor-strategy.ts';

/** What gift cards pay of an order of the shopper's; nothing where a hosted platform keeps that to itself. */
export async function readGiftCards(orderId: string, { signal }: CallOptions = {}): Promise<string> {
  try {
    const { accessToken } = await currentTokens();
    const response = await fetch(`/api/orders/${encodeURIComponent(orderId)}/gift-cards`, {
      headers: { authorization: accessToken },
      signal: signal ?? null,
    });
    return response.ok ? ((await response.json()) as { amount: string }).amount : '0';
  } catch {
    return '0';
  }
}
