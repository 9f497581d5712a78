import type {
  ManuallyRefundableReason,
  NonRefundableReason,
  PaymentStatus,
  PredefinedPaymentMethod,
} from './contract/generated/ecom_order-billing.ts';
import type {
  AttributionSource,
  ChannelType,
  FulfillmentStatus,
  OrderStatus,
  PaymentStatusEnumPaymentStatus,
} from './contract/generated/ecom_orders.ts';
import type { MediaType } from './contract/generated/media_files.ts';
import type { Category } from './contract/generated/members_member-report.ts';
import type {
  Section,
  SocialTypeType,
  Type as CustomFieldType,
} from './contract/generated/members_custom-fields.ts';
import type { InventoryAvailabilityStatus } from './contract/generated/stores_products-v-3.ts';

/** Values by which the platform says that it says nothing; nobody is shown them. */
type Unsaid =
  | 'UNSPECIFIED'
  | 'UNDEFINED'
  | 'UNRECOGNISED'
  | 'UNKNOWN'
  | `UNKNOWN_${string}`
  | `UNSPECIFIED_${string}`;

/** A word for every value of an enum of the contract. One that is missing, or that the contract lacks, does not compile. */
export type Words<Value extends string> = Readonly<
  Record<Exclude<Value, Unsaid>, string> & Partial<Record<Value, string>>
>;

/** What the values of the contract's enums are called, wherever they are shown. */
export const enumWords = {
  CustomFieldType: {
    TEXT: 'Text',
    NUMBER: 'Number',
    DATE: 'Date',
    URL: 'Link',
    SOCIAL: 'Social page',
  } satisfies Words<CustomFieldType>,

  SocialTypeType: {
    FACEBOOK: 'Facebook',
    INSTAGRAM: 'Instagram',
    LINKEDIN: 'LinkedIn',
    TWITTER: 'X',
    YOUTUBE: 'YouTube',
    PINTEREST: 'Pinterest',
    TIKTOK: 'TikTok',
    DEVIANTART: 'DeviantArt',
    SOUNDCLOUD: 'SoundCloud',
    TUMBLR: 'Tumblr',
    VIMEO: 'Vimeo',
    VKONTAKTE: 'VKontakte',
    ODNOKLASSNIKI: 'Odnoklassniki',
    OTHER: 'Another',
  } satisfies Words<SocialTypeType>,

  CustomFieldSection: {
    GENERAL: 'About the member',
    DISPLAY_INFO: 'Beside the name',
    SOCIAL: 'Pages elsewhere',
    ADDRESS: 'Address',
  } satisfies Words<Section>,

  OrderStatus: {
    INITIALIZED: 'Started, not placed',
    APPROVED: 'Placed',
    CANCELED: 'Canceled',
    PENDING: 'Waits for payment',
    REJECTED: 'Rejected',
  } satisfies Words<OrderStatus>,

  /** Why a member is reported. */
  ReportCategory: {
    SPAM: 'Spam',
    IMPERSONATION: 'Not who they say',
    HARASSMENT: 'Harassment',
    OTHER: 'Something else',
  } satisfies Words<Category>,
  MediaType: {
    UNKNOWN: 'File',
    IMAGE: 'Picture',
    VIDEO: 'Video',
    AUDIO: 'Sound',
    DOCUMENT: 'Document',
    VECTOR: 'Drawing',
    ARCHIVE: 'Archive',
    MODEL3D: '3D model',
    OTHER: 'Other file',
    ICON: 'Icon',
    FLASH: 'Flash',
    FONT: 'Font',
    RAW: 'Raw picture',
  } satisfies Words<MediaType>,

  OrderPaymentStatus: {
    NOT_PAID: 'Not paid',
    PENDING: 'Payment pending',
    PENDING_MERCHANT: 'Waits for you',
    PARTIALLY_PAID: 'Partly paid',
    PAID: 'Paid',
    PARTIALLY_REFUNDED: 'Partly refunded',
    FULLY_REFUNDED: 'Refunded',
    DECLINED: 'Payment failed',
    CANCELED: 'Voided',
  } satisfies Words<PaymentStatusEnumPaymentStatus>,

  /** Of a single payment. */
  PaymentStatus: {
    APPROVED: 'Paid',
    PENDING: 'Payment pending',
    PENDING_MERCHANT: 'Waits for you',
    CANCELED: 'Canceled',
    DECLINED: 'Declined',
    REFUNDED: 'Refunded',
    PARTIALLY_REFUNDED: 'Partly refunded',
    AUTHORIZED: 'Authorized',
    VOIDED: 'Voided',
  } satisfies Words<PaymentStatus>,

  PredefinedPaymentMethod: {
    CASH: 'Cash',
    BANK_TRANSFER: 'Bank transfer',
    CHECK: 'Check',
  } satisfies Words<PredefinedPaymentMethod>,

  FulfillmentStatus: {
    NOT_FULFILLED: 'To fulfill',
    PARTIALLY_FULFILLED: 'Partly fulfilled',
    FULFILLED: 'Fulfilled',
  } satisfies Words<FulfillmentStatus>,

  /** Marketplaces keep their own name. */
  ChannelType: {
    WEB: 'Online shop',
    POS: 'Point of sale',
    BACKOFFICE_MERCHANT: 'Back office',
    WIX_APP_STORE: 'App',
    OTHER_PLATFORM: 'Elsewhere',
    WIX_INVOICES: 'Wix Invoices',
    WIX_INVOICES_PLATFORM: 'Wix Invoices',
    EBAY: 'eBay',
    AMAZON: 'Amazon',
    WISH: 'Wish',
    CLASS_PASS: 'ClassPass',
    GLOBAL_E: 'Global-e',
    FACEBOOK: 'Facebook',
    ETSY: 'Etsy',
    TIKTOK: 'TikTok',
    FAIRE_COM: 'Faire',
    PAYPAL_AGENTIC_CHECKOUT: 'PayPal, by an assistant',
    STRIPE_AGENTIC_CHECKOUT: 'Stripe, by an assistant',
    UCP_AGENTIC_CHECKOUT: 'Bought by an assistant',
  } satisfies Words<ChannelType>,

  AttributionSource: { FACEBOOK_ADS: 'Facebook ads' } satisfies Words<AttributionSource>,

  ManuallyRefundableReason: {
    OFFLINE: 'Offline, you send it yourself.',
    EXPIRED: 'Too old for the provider: refund it there.',
    NOT_SUPPORTED: 'The provider cannot do it from here: refund it there.',
    REQUIRES_CARD_READER: 'Needs the card reader.',
    UNKNOWN_REASON: 'Refund it at the provider.',
  } satisfies Words<ManuallyRefundableReason>,

  NonRefundableReason: {
    ALREADY_REFUNDED: 'All of it is refunded.',
    PROVIDER_IS_DOWN: 'The provider does not answer. Try again later.',
    NOT_PAID: 'It was never paid.',
    ZERO_PRICE: 'It was free.',
    DISABLED_BY_PROVIDER: 'The provider allows no refund of it.',
    PENDING_REFUND: 'A refund of it is under way: wait for its end.',
    FORBIDDEN: 'A refund of it is not allowed.',
    TRANSACTION_NOT_FOUND: 'The provider does not know it.',
    ORDER_IS_PENDING: 'The order is not settled yet.',
    ORDER_IS_REJECTED: 'The order was rejected.',
    AMOUNT_OFFSET_BY_CHARGEBACK: 'The bank has taken it back.',
    UNKNOWN_REASON: 'It cannot be refunded.',
  } satisfies Words<NonRefundableReason>,

  InventoryAvailabilityStatus: {
    IN_STOCK: 'In stock',
    PARTIALLY_OUT_OF_STOCK: 'Some variants out',
    OUT_OF_STOCK: 'Sold out',
  } satisfies Words<InventoryAvailabilityStatus>,
} as const;
