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
export type EnumLabels<Value extends string> = Readonly<
  Record<Exclude<Value, Unsaid>, string> & Partial<Record<Value, string>>
>;

/** What the values of the contract's enums are called, wherever they are shown. */
export const enumLabels = {
  CustomFieldType: {
    TEXT: 'Text',
    NUMBER: 'Number',
    DATE: 'Date',
    URL: 'Link',
    SOCIAL: 'Social profile',
  } satisfies EnumLabels<CustomFieldType>,

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
  } satisfies EnumLabels<SocialTypeType>,

  CustomFieldSection: {
    GENERAL: 'About the member',
    DISPLAY_INFO: 'Next to the name',
    SOCIAL: 'Social profiles',
    ADDRESS: 'Address',
  } satisfies EnumLabels<Section>,

  OrderStatus: {
    INITIALIZED: 'Not placed',
    APPROVED: 'Placed',
    CANCELED: 'Canceled',
    PENDING: 'Payment pending',
    REJECTED: 'Rejected',
  } satisfies EnumLabels<OrderStatus>,

  /** Why a member is reported. */
  ReportCategory: {
    SPAM: 'Spam',
    IMPERSONATION: 'Impersonation',
    HARASSMENT: 'Harassment',
    OTHER: 'Other',
  } satisfies EnumLabels<Category>,
  MediaType: {
    UNKNOWN: 'File',
    IMAGE: 'Image',
    VIDEO: 'Video',
    AUDIO: 'Audio',
    DOCUMENT: 'Document',
    VECTOR: 'Vector image',
    ARCHIVE: 'Archive',
    MODEL3D: '3D model',
    OTHER: 'Other file',
    ICON: 'Icon',
    FLASH: 'Flash',
    FONT: 'Font',
    RAW: 'Raw image',
  } satisfies EnumLabels<MediaType>,

  OrderPaymentStatus: {
    NOT_PAID: 'Not paid',
    PENDING: 'Payment pending',
    PENDING_MERCHANT: 'Awaiting confirmation',
    PARTIALLY_PAID: 'Partially paid',
    PAID: 'Paid',
    PARTIALLY_REFUNDED: 'Partially refunded',
    FULLY_REFUNDED: 'Refunded',
    DECLINED: 'Payment failed',
    CANCELED: 'Voided',
  } satisfies EnumLabels<PaymentStatusEnumPaymentStatus>,

  /** Of a single payment. */
  PaymentStatus: {
    APPROVED: 'Paid',
    PENDING: 'Payment pending',
    PENDING_MERCHANT: 'Awaiting confirmation',
    CANCELED: 'Canceled',
    DECLINED: 'Declined',
    REFUNDED: 'Refunded',
    PARTIALLY_REFUNDED: 'Partially refunded',
    AUTHORIZED: 'Authorized',
    VOIDED: 'Voided',
  } satisfies EnumLabels<PaymentStatus>,

  PredefinedPaymentMethod: {
    CASH: 'Cash',
    BANK_TRANSFER: 'Bank transfer',
    CHECK: 'Check',
  } satisfies EnumLabels<PredefinedPaymentMethod>,

  FulfillmentStatus: {
    NOT_FULFILLED: 'To fulfill',
    PARTIALLY_FULFILLED: 'Partially fulfilled',
    FULFILLED: 'Fulfilled',
  } satisfies EnumLabels<FulfillmentStatus>,

  /** Marketplaces keep their own name. */
  ChannelType: {
    WEB: 'Online store',
    POS: 'Point of sale',
    BACKOFFICE_MERCHANT: 'Back office',
    WIX_APP_STORE: 'App',
    OTHER_PLATFORM: 'Other platform',
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
    PAYPAL_AGENTIC_CHECKOUT: 'PayPal agent',
    STRIPE_AGENTIC_CHECKOUT: 'Stripe agent',
    UCP_AGENTIC_CHECKOUT: 'AI agent',
  } satisfies EnumLabels<ChannelType>,

  AttributionSource: { FACEBOOK_ADS: 'Facebook ads' } satisfies EnumLabels<AttributionSource>,

  ManuallyRefundableReason: {
    OFFLINE: 'Offline payment: refund it manually.',
    EXPIRED: 'Too old: refund it at the provider.',
    NOT_SUPPORTED: 'Not supported: refund it at the provider.',
    REQUIRES_CARD_READER: 'Requires the card reader.',
    UNKNOWN_REASON: 'Refund it at the provider.',
  } satisfies EnumLabels<ManuallyRefundableReason>,

  NonRefundableReason: {
    ALREADY_REFUNDED: 'Already fully refunded.',
    PROVIDER_IS_DOWN: 'The provider isn’t responding. Try again later.',
    NOT_PAID: 'Not paid.',
    ZERO_PRICE: 'It was free.',
    DISABLED_BY_PROVIDER: 'The provider doesn’t allow a refund.',
    PENDING_REFUND: 'A refund is already in progress.',
    FORBIDDEN: 'Refund not allowed.',
    TRANSACTION_NOT_FOUND: 'The provider can’t find this payment.',
    ORDER_IS_PENDING: 'The order is still pending.',
    ORDER_IS_REJECTED: 'The order was rejected.',
    AMOUNT_OFFSET_BY_CHARGEBACK: 'Offset by a chargeback.',
    UNKNOWN_REASON: 'Can’t be refunded.',
  } satisfies EnumLabels<NonRefundableReason>,

  InventoryAvailabilityStatus: {
    IN_STOCK: 'In stock',
    PARTIALLY_OUT_OF_STOCK: 'Partly out of stock',
    OUT_OF_STOCK: 'Sold out',
  } satisfies EnumLabels<InventoryAvailabilityStatus>,
} as const;
