import type { Decimal } from '#shared/money.ts';
import type { CartApi, CheckoutApi, Reply } from '#platform/contract/index.ts';
import type { CatalogReference } from '../../stores/catalog/public.ts';

export type ApiCart = NonNullable<Reply<CartApi, 'getCart'>['cart']>;
export type ApiCartLine = NonNullable<ApiCart['lineItems']>[number];
export type ApiCheckout = NonNullable<Reply<CheckoutApi, 'getCheckout'>['checkout']>;

export type AvailabilityStatus = 'AVAILABLE' | 'NOT_FOUND' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE';

/** What was last known of the item behind a line: shown also after it left the catalogue. */
export interface LineItemDetails {
  name: string;
  /** Of one piece, after the catalogue's own discount. */
  price: Decimal;
  /** Of one piece, before it. */
  fullPrice: Decimal;
  /** What modifiers add to both. */
  modifiersPrice?: Decimal;
  /** Relative, such as `/products/moire`. */
  path?: string;
  image?: {
    id?: string | undefined;
    url?: string | undefined;
    width?: number | undefined;
    height?: number | undefined;
    altText?: string | undefined;
    filename?: string | undefined;
  };
  descriptionLines: NonNullable<ApiCartLine['descriptionLines']>;
  itemType: NonNullable<ApiCartLine['itemType']>;
  /** What its buyer downloads. */
  digitalFileId?: string;
  sku?: string;
  /** Kilograms. */
  weight?: number;
  shippable: boolean;
  taxGroupId?: string;
  /** A fraction that was agreed already. */
  taxRate?: Decimal;
  /** The tax that was agreed, as long as the line costs this much. */
  agreedTax?: { base: Decimal; tax: Decimal };
  collectionIds: string[];
  /** The product, where the reference names a variant of it. */
  rootCatalogItemId?: string;
  membersOnly?: boolean;
  /** It comes again: how often, and under which name. */
  subscription?: NonNullable<ApiCartLine['subscriptionOptionInfo']>;
}

/** What an administrator sets in place of what the catalogue says. */
export type CatalogOverrides = NonNullable<ApiCartLine['catalogOverrideFields']>;

/** A line of a cart or checkout as it is kept. */
export interface Line {
  id: string;
  quantity: number;
  /** As the catalogue writes it; absent for what is not in any catalogue. */
  catalogReference?: CatalogReference;
  item: LineItemDetails;
  overrides?: CatalogOverrides;
  custom?: true;
  availability: { status: AvailabilityStatus; quantityAvailable?: number };
  extendedFields?: ApiCartLine['extendedFields'];
}

/** A line before it has a place. */
export type NewLine = Omit<Line, 'id'>;

/** The contract's own bounds. */
export const MAX_LINES = 300;
export const MAX_QUANTITY = 100_000;
