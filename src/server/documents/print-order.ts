import type { AddressPerson, PostalAddress } from '../../shared/address/format-address.ts';
import { isFile } from '../../shared/open-pieces.ts';

interface Text {
  original?: string | null;
  translated?: string | null;
}

interface Person extends AddressPerson {
  phone?: string | null;
}

export interface PrintLine {
  productName?: Text;
  descriptionLines?: { name?: Text; plainText?: Text; colorInfo?: Text }[];
  physicalProperties?: { sku?: string | null; shippable?: boolean | null };
  itemType?: { preset?: string };
  image?: { id?: string } | null;
  catalogReference?: { catalogItemId?: string; options?: Record<string, unknown> | null };
  /** Where it lies, where the shop has several places. */
  locations?: { name?: string | null }[] | null;
  quantity?: number;
  refundQuantity?: number;
  price?: { amount?: string };
  priceBeforeDiscounts?: { amount?: string };
}

/** What the packing table needs of an order. */
export interface PrintOrder {
  id: string;
  number?: string;
  createdDate: string;
  purchasedDate?: string | null;
  buyerLanguage?: string | null;
  buyerNote?: string | null;
  currency?: string;
  priceSummary?: { total?: { amount?: string } };
  lineItems?: PrintLine[];
  recipientInfo?: { address?: PostalAddress; contactDetails?: Person };
  shippingInfo?: {
    title?: string | null;
    logistics?: {
      shippingDestination?: { address?: PostalAddress; contactDetails?: Person };
      deliveryTimeSlot?: { from?: string; to?: string };
      pickupDetails?: { address?: PostalAddress };
    };
  };
}

export interface PrintShop {
  name: string;
  locale: string;
  timeZone: string;
  currency: string;
}

/** Pieces that are still to be sent: what was refunded stays where it is, and a file goes into no parcel. */
export const piecesOf = ({ quantity = 1, refundQuantity = 0, ...line }: PrintLine): number =>
  isFile(line) ? 0 : Math.max(0, quantity - refundQuantity);

/** The file of its picture. */
export const pictureOf = ({ image }: PrintLine): string | undefined => image?.id;

/** Where a line is fetched; nothing where nobody said. */
export const placeOf = ({ locations }: PrintLine): string => locations?.[0]?.name ?? '';
