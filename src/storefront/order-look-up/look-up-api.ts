import type { PricedOrder, PricedLine } from '../../shared/price-totals.ts';
import { CallError } from '../../wix/errors.ts';
import { toTokenError } from '../../wix/shopper/token-error.ts';

interface Described {
  original?: string;
  translated?: string;
}

/** What the shop shows of an order to who knows its number and address: no name, no street. */
export interface FoundOrder extends Omit<PricedOrder, 'lineItems'> {
  number: string;
  createdDate: string;
  status: string;
  paymentStatus: string;
  fulfillmentStatus: string;
  currency: string;
  lineItems: (PricedLine & {
    id?: string;
    productName?: Described;
    descriptionLines?: { name?: Described; plainText?: Described; colorInfo?: Described }[];
    catalogReference?: { options?: Record<string, unknown> };
    itemType?: { preset?: string };
    image?: { id?: string; width?: number; height?: number };
    taxDetails?: { taxRate?: string };
    taxInfo?: { taxBreakdown?: { taxName?: string; rate?: string; exemptAmount?: { amount?: string } }[] };
  })[];
  /** What gift cards pay of it. */
  giftCard: string;
  /** What left of it. */
  parcels: {
    id?: string;
    createdDate?: string;
    lineItems?: { id?: string; quantity?: number }[];
    trackingInfo?: { trackingNumber?: string; trackingLink?: string };
  }[];
  delivery?: {
    title?: string;
    deliveryTime?: string;
    /** The time that was chosen. */
    deliveryTimeSlot?: { from: string; to: string };
    /** The buyer comes for it. */
    collected?: boolean;
    city?: string;
    country?: string;
  };
}

/** @throws CallError with status 404 for none, 429 for too many */
export async function lookUpOrder(number: string, email: string): Promise<FoundOrder> {
  let response: Response;
  try {
    response = await fetch('/api/orders/look-up', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, email }),
    });
    if (response.ok) return ((await response.json()) as { order: FoundOrder }).order;
  } catch (cause) {
    throw new CallError({ code: 'UNREACHABLE', status: 0, message: 'No answer.', cause });
  }
  throw await toTokenError(response);
}
