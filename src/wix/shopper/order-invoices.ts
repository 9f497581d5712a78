import type { InvoiceEntry } from '../../shared/invoices.ts';
import type { CallOptions } from '../shopper-client.ts';
import { currentTokens } from './visitor-strategy.ts';

/** The invoices and credit notes of an order of the shopper's; none where a hosted platform keeps them. */
export async function readInvoices(orderId: string, { signal }: CallOptions = {}): Promise<InvoiceEntry[]> {
  try {
    const { accessToken } = await currentTokens();
    const response = await fetch(`/api/orders/${encodeURIComponent(orderId)}/invoices`, {
      headers: { authorization: accessToken },
      signal: signal ?? null,
    });
    return response.ok ? ((await response.json()) as { invoices: InvoiceEntry[] }).invoices : [];
  } catch {
    return [];
  }
}
