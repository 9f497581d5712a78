// Written by `npm run generate` from @wix/auto_sdk_ecom_orders 1.0.298.
import type * as schema from '../schema.ts';

export const DescriptionLineType = ['UNRECOGNISED', 'PLAIN_TEXT', 'COLOR'] as const;
export type DescriptionLineType = (typeof DescriptionLineType)[number];

export const DimensionsUnit = ['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD'] as const;
export type DimensionsUnit = (typeof DimensionsUnit)[number];

export const ItemTypePreset = ['UNRECOGNISED', 'PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE'] as const;
export type ItemTypePreset = (typeof ItemTypePreset)[number];

export const PaymentOptionType = ['FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'MEMBERSHIP', 'DEPOSIT_ONLINE', 'MEMBERSHIP_OFFLINE', 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'] as const;
export type PaymentOptionType = (typeof PaymentOptionType)[number];

export const JurisdictionType = ['UNDEFINED', 'COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'] as const;
export type JurisdictionType = (typeof JurisdictionType)[number];

export const SubscriptionFrequency = ['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export type SubscriptionFrequency = (typeof SubscriptionFrequency)[number];

export const ProductPeriodAlignment = ['ALIGNED_WITH_BILLING_PERIOD', 'NOT_ALIGNED_WITH_BILLING_PERIOD'] as const;
export type ProductPeriodAlignment = (typeof ProductPeriodAlignment)[number];

export const AdjustmentType = ['EXTRA_CHARGE', 'CREDIT'] as const;
export type AdjustmentType = (typeof AdjustmentType)[number];

export const TaxableAddressType = ['BUSINESS', 'BILLING', 'SHIPPING'] as const;
export type TaxableAddressType = (typeof TaxableAddressType)[number];

export const MeasurementUnit = ['UNSPECIFIED', 'ML', 'CL', 'L', 'CBM', 'MG', 'G', 'KG', 'MM', 'CM', 'M', 'SQM', 'OZ', 'LB', 'FLOZ', 'PT', 'QT', 'GAL', 'IN', 'FT', 'YD', 'SQFT'] as const;
export type MeasurementUnit = (typeof MeasurementUnit)[number];

export const PaymentStatusEnumPaymentStatus = ['UNSPECIFIED', 'NOT_PAID', 'PAID', 'PARTIALLY_REFUNDED', 'FULLY_REFUNDED', 'PENDING', 'PARTIALLY_PAID', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED'] as const;
export type PaymentStatusEnumPaymentStatus = (typeof PaymentStatusEnumPaymentStatus)[number];

export const FulfillmentStatus = ['NOT_FULFILLED', 'FULFILLED', 'PARTIALLY_FULFILLED'] as const;
export type FulfillmentStatus = (typeof FulfillmentStatus)[number];

export const WeightUnit = ['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const;
export type WeightUnit = (typeof WeightUnit)[number];

export const VatType = ['UNSPECIFIED', 'CPF', 'CNPJ'] as const;
export type VatType = (typeof VatType)[number];

export const PickupMethod = ['STORE_PICKUP', 'PICKUP_POINT'] as const;
export type PickupMethod = (typeof PickupMethod)[number];

export const OrderStatus = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const;
export type OrderStatus = (typeof OrderStatus)[number];

export const DiscountReason = ['UNSPECIFIED', 'EXCHANGED_ITEMS', 'BILLING_ADJUSTMENT'] as const;
export type DiscountReason = (typeof DiscountReason)[number];

export const DiscountType = ['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'] as const;
export type DiscountType = (typeof DiscountType)[number];

export const LineItemQuantityChangeType = ['QUANTITY_INCREASED', 'QUANTITY_DECREASED'] as const;
export type LineItemQuantityChangeType = (typeof LineItemQuantityChangeType)[number];

export const ActivityType = ['ORDER_REFUNDED', 'ORDER_PLACED', 'ORDER_PAID', 'ORDER_FULFILLED', 'ORDER_NOT_FULFILLED', 'ORDER_CANCELED', 'DOWNLOAD_LINK_SENT', 'TRACKING_NUMBER_ADDED', 'TRACKING_NUMBER_EDITED', 'TRACKING_LINK_ADDED', 'SHIPPING_CONFIRMATION_EMAIL_SENT', 'INVOICE_ADDED', 'INVOICE_REMOVED', 'INVOICE_SENT', 'FULFILLER_EMAIL_SENT', 'SHIPPING_ADDRESS_EDITED', 'EMAIL_EDITED', 'PICKUP_READY_EMAIL_SENT', 'CUSTOM_ACTIVITY', 'MERCHANT_COMMENT', 'ORDER_PARTIALLY_PAID', 'DRAFT_ORDER_CHANGES_APPLIED', 'SAVED_PAYMENT_METHOD', 'AUTHORIZED_PAYMENT_CREATED', 'AUTHORIZED_PAYMENT_CAPTURED', 'AUTHORIZED_PAYMENT_VOIDED', 'REFUND_INITIATED', 'PAYMENT_REFUNDED', 'PAYMENT_REFUND_FAILED', 'REFUNDED_AS_STORE_CREDIT', 'PAYMENT_PENDING', 'PAYMENT_CANCELED', 'PAYMENT_DECLINED', 'ORDER_PENDING', 'ORDER_REJECTED', 'RECEIPT_CREATED', 'RECEIPT_SENT', 'CHARGEBACK_CREATED', 'CHARGEBACK_REVERSED'] as const;
export type ActivityType = (typeof ActivityType)[number];

export const OrderActivityTypeEnumActivityType = ['ORDER_PLACED', 'ORDER_PAID', 'ORDER_FULFILLED', 'ORDER_NOT_FULFILLED', 'ORDER_CANCELED', 'DOWNLOAD_LINK_SENT', 'TRACKING_NUMBER_ADDED', 'TRACKING_NUMBER_EDITED', 'TRACKING_LINK_ADDED', 'SHIPPING_CONFIRMATION_EMAIL_SENT', 'INVOICE_ADDED', 'INVOICE_REMOVED', 'INVOICE_SENT', 'FULFILLER_EMAIL_SENT', 'SHIPPING_ADDRESS_EDITED', 'EMAIL_EDITED', 'PICKUP_READY_EMAIL_SENT', 'MERCHANT_COMMENT', 'ORDER_PARTIALLY_PAID', 'DRAFT_ORDER_CHANGES_APPLIED', 'SAVED_PAYMENT_METHOD', 'AUTHORIZED_PAYMENT_CREATED', 'AUTHORIZED_PAYMENT_CAPTURED', 'AUTHORIZED_PAYMENT_VOIDED', 'REFUND_INITIATED', 'PAYMENT_REFUNDED', 'PAYMENT_REFUND_FAILED', 'REFUNDED_AS_STORE_CREDIT', 'PAYMENT_PENDING', 'PAYMENT_CANCELED', 'PAYMENT_DECLINED', 'ORDER_PENDING', 'ORDER_REJECTED', 'RECEIPT_CREATED', 'RECEIPT_SENT', 'CHARGEBACK_CREATED', 'CHARGEBACK_REVERSED', 'ORDER_REFUNDED'] as const;
export type OrderActivityTypeEnumActivityType = (typeof OrderActivityTypeEnumActivityType)[number];

export const AttributionSource = ['UNSPECIFIED', 'FACEBOOK_ADS'] as const;
export type AttributionSource = (typeof AttributionSource)[number];

export const ChannelType = ['UNSPECIFIED', 'WEB', 'POS', 'EBAY', 'AMAZON', 'OTHER_PLATFORM', 'WIX_APP_STORE', 'WIX_INVOICES', 'BACKOFFICE_MERCHANT', 'WISH', 'CLASS_PASS', 'GLOBAL_E', 'FACEBOOK', 'ETSY', 'TIKTOK', 'FAIRE_COM', 'PAYPAL_AGENTIC_CHECKOUT', 'STRIPE_AGENTIC_CHECKOUT', 'WIX_INVOICES_PLATFORM', 'UCP_AGENTIC_CHECKOUT'] as const;
export type ChannelType = (typeof ChannelType)[number];

export const AdditionalFeeSource = ['SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING', 'PLATFORM'] as const;
export type AdditionalFeeSource = (typeof AdditionalFeeSource)[number];

export const OrderActionType = ['EDIT', 'UPDATE', 'REFUND', 'APPROVE', 'CANCEL', 'FULFILL', 'COLLECT_PAYMENTS', 'SEND_NOTIFICATIONS', 'ADD_MERCHANT_ACTIVITY', 'ADD_ACTIVITY', 'CREATE_INVOICE', 'CREATE_RECEIPTS', 'ASSIGN_TAG', 'PRINT_PACKAGING_SLIP', 'MODIFY_INVENTORY'] as const;
export type OrderActionType = (typeof OrderActionType)[number];

export const SpecificItemsCouponBehavior = ['UNDEFINED_COUPON_BEHAVIOR', 'ITEM_SUBTOTAL_INCLUDES_DISCOUNT', 'LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT'] as const;
export type SpecificItemsCouponBehavior = (typeof SpecificItemsCouponBehavior)[number];

export const ChargeType = ['PASS_ON', 'ABSORBED'] as const;
export type ChargeType = (typeof ChargeType)[number];

export const BuyerInfo = {
  visitorId: { type: 'string', format: 'GUID' },
  memberId: { type: 'string', format: 'GUID' },
  contactId: { type: 'string', format: 'GUID' },
  email: { type: 'string', format: 'EMAIL' },
} as const satisfies schema.Message;

export const CurrencyConversionDetails = {

} as const satisfies schema.Message;

export const StreetAddress = {
  number: { type: 'string' },
  name: { type: 'string' },
  apt: { type: 'string' },
  formattedAddressLine: { type: 'string' },
} as const satisfies schema.Message;

export const AddressLocation = {
  latitude: { type: 'number' },
  longitude: { type: 'number' },
} as const satisfies schema.Message;

export const Address = {
  country: { type: 'string', format: 'COUNTRY' },
  subdivision: { type: 'string', maxLength: 50 },
  city: { type: 'string', maxLength: 50 },
  postalCode: { type: 'string', maxLength: 50 },
  streetAddress: { of: StreetAddress },
  addressLine: { type: 'string', maxLength: 150 },
  addressLine2: { type: 'string', maxLength: 100 },
  geocode: { of: AddressLocation },
} as const satisfies schema.Message;

export const VatId = {
  id: { type: 'string' },
  type: { values: VatType },
} as const satisfies schema.Message;

export const FullAddressContactDetails = {
  firstName: { type: 'string', maxLength: 100 },
  lastName: { type: 'string', maxLength: 100 },
  phone: { type: 'string', format: 'PHONE' },
  company: { type: 'string', maxLength: 1000 },
  vatId: { of: VatId },
} as const satisfies schema.Message;

export const AddressWithContact = {
  address: { of: Address },
  contactDetails: { of: FullAddressContactDetails },
} as const satisfies schema.Message;

export const PickupAddress = {
  country: { type: 'string', format: 'COUNTRY' },
  subdivision: { type: 'string', maxLength: 50 },
  city: { type: 'string', maxLength: 1000 },
  postalCode: { type: 'string', maxLength: 1000 },
  streetAddress: { of: StreetAddress },
  addressLine: { type: 'string', maxLength: 1000 },
  addressLine2: { type: 'string', maxLength: 1000 },
  geocode: { of: AddressLocation },
} as const satisfies schema.Message;

export const PickupDetails = {
  address: { of: PickupAddress },
  pickupMethod: { values: PickupMethod },
} as const satisfies schema.Message;

export const DeliveryTimeSlot = {
  from: { type: 'timestamp' },
  to: { type: 'timestamp' },
} as const satisfies schema.Message;

export const DeliveryLogistics = {
  shippingDestination: { of: AddressWithContact },
  pickupDetails: { of: PickupDetails },
  deliveryTime: { type: 'string', maxLength: 500 },
  instructions: { type: 'string', maxLength: 1000 },
  deliverByDate: { type: 'timestamp' },
  deliveryTimeSlot: { of: DeliveryTimeSlot },
} as const satisfies schema.Message;

export const Price = {
  amount: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 1000000000000000 } },
} as const satisfies schema.Message;

export const ItemTaxFullDetails = {
  taxableAmount: { of: Price },
  taxGroupId: { type: 'string', format: 'GUID' },
  taxRate: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, maxScale: 6 } },
  totalTax: { of: Price },
  exemptAmount: { of: Price },
} as const satisfies schema.Message;

export const LineItemTaxBreakdown = {
  jurisdiction: { type: 'string', maxLength: 200 },
  rate: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, maxScale: 6 } },
  taxAmount: { of: Price },
  taxType: { type: 'string', maxLength: 200 },
  taxName: { type: 'string', maxLength: 200 },
  jurisdictionType: { values: JurisdictionType },
  nonTaxableAmount: { of: Price },
  taxableAmount: { of: Price },
  exemptAmount: { of: Price },
} as const satisfies schema.Message;

export const LineItemTaxInfo = {
  taxAmount: { of: Price },
  taxableAmount: { of: Price },
  taxRate: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, maxScale: 6 } },
  taxGroupId: { type: 'string', format: 'GUID' },
  taxIncludedInPrice: { type: 'boolean' },
  taxBreakdown: { of: LineItemTaxBreakdown, array: true, maxSize: 7 },
  exemptAmount: { of: Price },
} as const satisfies schema.Message;

export const ShippingPrice = {
  price: { of: Price },
  taxDetails: { of: ItemTaxFullDetails },
  taxInfo: { of: LineItemTaxInfo },
} as const satisfies schema.Message;

export const ShippingRegion = {
  name: { type: 'string', maxLength: 100 },
} as const satisfies schema.Message;

export const V1ShippingInformation = {
  carrierId: { type: 'string', maxLength: 100, minLength: 1 },
  code: { type: 'string', maxLength: 100, minLength: 1 },
  title: { type: 'string', maxLength: 250 },
  logistics: { of: DeliveryLogistics },
  cost: { of: ShippingPrice },
  region: { of: ShippingRegion },
} as const satisfies schema.Message;

export const TaxSummary = {

} as const satisfies schema.Message;

export const OrderTaxBreakdown = {
  taxName: { type: 'string', maxLength: 200 },
  taxType: { type: 'string', maxLength: 200 },
  jurisdiction: { type: 'string', maxLength: 200 },
  jurisdictionType: { values: JurisdictionType },
  rate: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, maxScale: 6 } },
  aggregatedTaxAmount: { of: Price },
  aggregatedTaxableAmount: { of: Price },
  aggregatedExemptAmount: { of: Price },
} as const satisfies schema.Message;

export const OrderTaxInfo = {
  totalTax: { of: Price },
  taxBreakdown: { of: OrderTaxBreakdown, array: true, maxSize: 50 },
} as const satisfies schema.Message;

export const Coupon = {
  id: { type: 'string' },
  code: { type: 'string' },
  name: { type: 'string' },
  amount: { of: Price },
} as const satisfies schema.Message;

export const MerchantDiscount = {
  discountReason: { values: DiscountReason },
  description: { type: 'string', maxLength: 200 },
  amount: { of: Price },
  percentage: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0.01, lte: 100, maxScale: 2 } },
  name: { type: 'string', maxLength: 200 },
} as const satisfies schema.Message;

export const DiscountRuleName = {
  original: { type: 'string', maxLength: 256, minLength: 1 },
  translated: { type: 'string', maxLength: 500, minLength: 1 },
} as const satisfies schema.Message;

export const DiscountRule = {
  id: { type: 'string', format: 'GUID' },
  name: { of: DiscountRuleName },
  amount: { of: Price },
} as const satisfies schema.Message;

export const LineItemDiscount = {
  id: { type: 'string', format: 'GUID' },
  totalDiscount: { of: Price },
} as const satisfies schema.Message;

export const ItemCombinationLineItem = {
  lineItemId: { type: 'string', format: 'GUID' },
  discountAmount: { of: Price },
  quantity: { type: 'integer', max: 100000, min: 1 },
} as const satisfies schema.Message;

export const ItemCombination = {
  count: { type: 'integer', max: 100000, min: 1 },
  lineItems: { of: ItemCombinationLineItem, array: true, maxSize: 100, minSize: 1 },
} as const satisfies schema.Message;

export const AppliedDiscount = {
  coupon: { of: Coupon },
  merchantDiscount: { of: MerchantDiscount },
  discountRule: { of: DiscountRule },
  discountType: { values: DiscountType },
  lineItemIds: { type: 'string', array: true, maxSize: 300, format: 'GUID' },
  id: { type: 'string', format: 'GUID', immutable: true },
  lineItemDiscounts: { of: LineItemDiscount, array: true, maxSize: 300 },
  subscriptionCycles: { type: 'integer', max: 999, min: 1 },
  itemCombinations: { of: ItemCombination, array: true, maxSize: 1000 },
} as const satisfies schema.Message;

export const ChannelInfo = {
  type: { values: ChannelType },
  externalOrderId: { type: 'string', maxLength: 100 },
  externalOrderUrl: { type: 'string', maxLength: 300 },
} as const satisfies schema.Message;

export const CustomField = {
  value: { type: 'any' },
  title: { type: 'string', maxLength: 500, minLength: 1 },
  translatedTitle: { type: 'string', maxLength: 500, minLength: 1 },
} as const satisfies schema.Message;

export const TaxableAddress = {
  addressType: { values: TaxableAddressType },
} as const satisfies schema.Message;

export const AdditionalFee = {
  code: { type: 'string', maxLength: 100, minLength: 1 },
  name: { type: 'string', maxLength: 50, minLength: 1 },
  price: { of: Price },
  taxDetails: { of: ItemTaxFullDetails },
  taxInfo: { of: LineItemTaxInfo },
  providerAppId: { type: 'string', format: 'GUID' },
  priceBeforeTax: { of: Price },
  priceAfterTax: { of: Price },
  id: { type: 'string', format: 'GUID', immutable: true },
  lineItemIds: { type: 'string', array: true, format: 'GUID' },
  subscriptionCycles: { type: 'integer', max: 999, min: 1 },
  source: { values: AdditionalFeeSource },
  taxableAddress: { of: TaxableAddress },
} as const satisfies schema.Message;

export const TagList = {
  tagIds: { type: 'string', array: true, maxLength: 5, maxSize: 100 },
} as const satisfies schema.Message;

export const Tags = {
  privateTags: { of: TagList },
  tags: { of: TagList },
} as const satisfies schema.Message;

export const Location = {
  id: { type: 'string', format: 'GUID' },
} as const satisfies schema.Message;

export const TranslatableString = {
  original: { type: 'string', maxLength: 200, minLength: 1 },
  translated: { type: 'string', maxLength: 400, minLength: 1 },
} as const satisfies schema.Message;

export const PlatformFee = {
  name: { of: TranslatableString },
  amount: { of: Price },
  lineItemId: { type: 'string', format: 'GUID' },
  chargeType: { values: ChargeType },
  percentageRate: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gt: 0, lte: 1, maxScale: 4 } },
} as const satisfies schema.Message;

export const PlatformFeeSummary = {
  total: { of: Price },
  totalPassOn: { of: Price },
  totalAbsorbed: { of: Price },
  fees: { of: PlatformFee, array: true, maxSize: 300 },
} as const satisfies schema.Message;

export const Order = {
  buyerInfo: { of: BuyerInfo },
  paymentStatus: { values: PaymentStatusEnumPaymentStatus },
  buyerLanguage: { type: 'string' },
  weightUnit: { values: WeightUnit },
  currency: { type: 'string', format: 'CURRENCY' },
  currencyConversionDetails: { of: CurrencyConversionDetails },
  taxIncludedInPrices: { type: 'boolean', immutable: true },
  billingInfo: { of: AddressWithContact },
  shippingInfo: { of: V1ShippingInformation },
  buyerNote: { type: 'string', maxLength: 1000 },
  status: { values: OrderStatus },
  archived: { type: 'boolean' },
  taxSummary: { of: TaxSummary },
  taxInfo: { of: OrderTaxInfo },
  appliedDiscounts: { of: AppliedDiscount, array: true, maxSize: 320 },
  attributionSource: { values: AttributionSource },
  channelInfo: { of: ChannelInfo },
  seenByAHuman: { type: 'boolean' },
  checkoutId: { type: 'string', format: 'GUID' },
  customFields: { of: CustomField, array: true },
  cartId: { type: 'string', format: 'GUID' },
  isInternalOrderCreate: { type: 'boolean' },
  additionalFees: { of: AdditionalFee, array: true, maxSize: 100 },
  extendedFields: { type: 'struct' },
  purchaseFlowId: { type: 'string', format: 'GUID' },
  recipientInfo: { of: AddressWithContact },
  tags: { of: Tags },
  purchasedDate: { type: 'timestamp', immutable: true },
  businessLocation: { of: Location },
  platformFeeSummary: { of: PlatformFeeSummary },
} as const satisfies schema.Message;

export const MerchantComment = {
  message: { type: 'string', maxLength: 5000, minLength: 1 },
} as const satisfies schema.Message;

export const ProductName = {
  original: { type: 'string', maxLength: 200, minLength: 1 },
  translated: { type: 'string', maxLength: 400, minLength: 1 },
} as const satisfies schema.Message;

export const CatalogReference = {
  catalogItemId: { type: 'string', maxLength: 36, minLength: 1 },
  appId: { type: 'string', minLength: 1 },
  options: { type: 'struct' },
} as const satisfies schema.Message;

export const PlainTextValue = {
  original: { type: 'string', maxLength: 600 },
  translated: { type: 'string', maxLength: 600 },
} as const satisfies schema.Message;

export const Color = {
  original: { type: 'string', maxLength: 500 },
  translated: { type: 'string', maxLength: 500 },
  code: { type: 'string' },
} as const satisfies schema.Message;

export const DescriptionLineName = {
  original: { type: 'string', maxLength: 100 },
  translated: { type: 'string', maxLength: 200 },
} as const satisfies schema.Message;

export const DescriptionLine = {
  plainText: { of: PlainTextValue },
  colorInfo: { of: Color },
  plainTextValue: { of: PlainTextValue },
  color: { type: 'string' },
  name: { of: DescriptionLineName },
  lineType: { values: DescriptionLineType },
} as const satisfies schema.Message;

export const FocalPoint = {
  x: { type: 'number' },
  y: { type: 'number' },
  height: { type: 'integer' },
  width: { type: 'integer' },
} as const satisfies schema.Message;

export const Image = {
  id: { type: 'string' },
  url: { type: 'string' },
  altText: { type: 'string' },
  focalPoint: { of: FocalPoint },
} as const satisfies schema.Message;

export const Dimensions = {
  length: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 999999999, maxScale: 6 } },
  width: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 999999999, maxScale: 6 } },
  height: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 999999999, maxScale: 6 } },
  unit: { values: DimensionsUnit },
} as const satisfies schema.Message;

export const PhysicalProperties = {
  weight: { type: 'number' },
  sku: { type: 'string', maxLength: 40 },
  shippable: { type: 'boolean' },
  productDimensions: { of: Dimensions },
  packageDimensions: { of: Dimensions },
} as const satisfies schema.Message;

export const ItemType = {
  preset: { values: ItemTypePreset },
  custom: { type: 'string' },
} as const satisfies schema.Message;

export const DigitalFile = {
  fileId: { type: 'string', maxLength: 100, minLength: 1 },
  link: { type: 'string', maxLength: 2000, minLength: 1, format: 'WEB_URL' },
} as const satisfies schema.Message;

export const SubscriptionTitle = {
  original: { type: 'string', maxLength: 150, minLength: 1 },
  translated: { type: 'string', maxLength: 150, minLength: 1 },
} as const satisfies schema.Message;

export const SubscriptionDescription = {
  original: { type: 'string', maxLength: 500 },
  translated: { type: 'string', maxLength: 500 },
} as const satisfies schema.Message;

export const FreeTrialPeriod = {
  frequency: { values: SubscriptionFrequency },
  interval: { type: 'integer', max: 3650, min: 1 },
} as const satisfies schema.Message;

export const BillingSettings = {
  anchorDay: { type: 'integer', max: 28, min: 1 },
} as const satisfies schema.Message;

export const SubscriptionSettings = {
  frequency: { values: SubscriptionFrequency },
  interval: { type: 'integer', max: 3650, min: 1 },
  autoRenewal: { type: 'boolean' },
  billingCycles: { type: 'integer', min: 1 },
  enableCustomerCancellation: { type: 'boolean' },
  freeTrialPeriod: { of: FreeTrialPeriod },
  startDate: { type: 'timestamp' },
  billingSettings: { of: BillingSettings },
  productPeriodAlignment: { values: ProductPeriodAlignment },
} as const satisfies schema.Message;

export const BillingAdjustmentPriceSummary = {
  subtotal: { of: Price },
  tax: { of: Price },
  total: { of: Price },
} as const satisfies schema.Message;

export const BillingAdjustment = {
  type: { values: AdjustmentType },
  priceSummary: { of: BillingAdjustmentPriceSummary },
} as const satisfies schema.Message;

export const SubscriptionInfo = {
  id: { type: 'string', format: 'GUID' },
  cycleNumber: { type: 'integer' },
  subscriptionOptionTitle: { type: 'string', maxLength: 150 },
  title: { of: SubscriptionTitle },
  subscriptionOptionDescription: { type: 'string', maxLength: 500 },
  description: { of: SubscriptionDescription },
  subscriptionSettings: { of: SubscriptionSettings },
  chargesDescription: { type: 'string', maxLength: 1000 },
  billingAdjustment: { of: BillingAdjustment },
} as const satisfies schema.Message;

export const PriceDescription = {
  original: { type: 'string', maxLength: 100, minLength: 1 },
  translated: { type: 'string', maxLength: 100, minLength: 1 },
} as const satisfies schema.Message;

export const LocationAndQuantity = {
  id: { type: 'string', format: 'GUID' },
  appId: { type: 'string', format: 'GUID' },
  quantity: { type: 'integer', max: 100000, min: 1 },
} as const satisfies schema.Message;

export const DecimalQuantity = {
  measurementUnit: { values: MeasurementUnit },
  otherUnit: { type: 'string', maxLength: 50, minLength: 1 },
  value: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gt: 0, lte: 1000000000000000, maxScale: 4 } },
  description: { of: TranslatableString },
} as const satisfies schema.Message;

export const OrderLineItem = {
  id: { type: 'string', immutable: true },
  productName: { of: ProductName },
  catalogReference: { of: CatalogReference },
  quantity: { type: 'integer', max: 100000, min: 1 },
  descriptionLines: { of: DescriptionLine, array: true, maxSize: 20 },
  image: { of: Image },
  physicalProperties: { of: PhysicalProperties },
  itemType: { of: ItemType },
  fulfillerId: { type: 'string', format: 'GUID' },
  refundQuantity: { type: 'integer', max: 100000 },
  restockQuantity: { type: 'integer', max: 100000 },
  price: { of: Price },
  paymentOption: { values: PaymentOptionType },
  taxDetails: { of: ItemTaxFullDetails },
  taxInfo: { of: LineItemTaxInfo },
  digitalFile: { of: DigitalFile },
  subscriptionInfo: { of: SubscriptionInfo },
  priceDescription: { of: PriceDescription },
  deliveryProfileId: { type: 'string', format: 'GUID' },
  shippingGroupId: { type: 'string', format: 'GUID' },
  locations: { of: LocationAndQuantity, array: true, maxSize: 5 },
  lineItemPrice: { of: Price },
  taxableAddress: { of: TaxableAddress },
  inventoryAppId: { type: 'string', format: 'GUID' },
  priceUndetermined: { type: 'boolean' },
  fixedQuantity: { type: 'boolean' },
  decimalQuantity: { of: DecimalQuantity },
  extendedFields: { type: 'struct' },
  externalLineItemId: { type: 'string', maxLength: 100, minLength: 1, immutable: true },
} as const satisfies schema.Message;

export const CancelOrderRequest = {
  id: { type: 'string', maxLength: 100, minLength: 1 },
  sendOrderCanceledEmail: { type: 'boolean' },
  customMessage: { type: 'string', maxLength: 1000, minLength: 1 },
  restockAllItems: { type: 'boolean' },
} as const satisfies schema.Message;

export const order = {
  fqdn: 'wix.ecom.v1.order',
  fields: Order,
  required: { create: ['channelInfo', 'currencyConversionDetails.conversionRate', 'currencyConversionDetails.originalCurrency', 'lineItems', 'lineItems.catalogReference.appId', 'lineItems.catalogReference.catalogItemId', 'lineItems.itemType', 'lineItems.price', 'lineItems.productName', 'lineItems.productName.original', 'lineItems.quantity', 'priceSummary'], update: ['id'] },
} as const satisfies schema.Entity;

export const OrderSearchSpec = {
  paging: 'cursor',
  fields: {
    'channelInfo.type': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'BOTH', values: ChannelType },
    fulfillmentStatus: { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'BOTH', values: FulfillmentStatus },
    paymentStatus: { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'BOTH', values: PaymentStatusEnumPaymentStatus },
    'shippingInfo.region.name': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'BOTH', type: 'string' },
    'shippingInfo.title': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'BOTH', type: 'string' },
    status: { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'BOTH', values: OrderStatus },
    createdDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
    updatedDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
    'balanceSummary.authorized.amount': { operators: '*', sort: 'BOTH', type: 'string' },
    'balanceSummary.pending.amount': { operators: '*', sort: 'BOTH', type: 'string' },
    'balanceSummary.pendingRefund.amount': { operators: '*', sort: 'BOTH', type: 'string' },
    'billingInfo.contactDetails.firstName': { operators: '*', sort: 'BOTH', type: 'string' },
    'billingInfo.contactDetails.lastName': { operators: '*', sort: 'BOTH', type: 'string' },
    'businessLocation.id': { operators: '*', sort: 'BOTH', type: 'string' },
    'businessLocation.name': { operators: '*', sort: 'BOTH', type: 'string' },
    'buyerInfo.email': { operators: '*', sort: 'BOTH', type: 'string' },
    number: { operators: '*', sort: 'BOTH', type: 'string' },
    'priceSummary.total.amount': { operators: '*', sort: 'BOTH', type: 'string' },
    purchasedDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
    'shippingInfo.logistics.deliveryTime': { operators: '*', sort: 'BOTH', type: 'string' },
    'shippingInfo.logistics.deliveryTimeSlot.from': { operators: '*', sort: 'BOTH', type: 'timestamp' },
    'shippingInfo.logistics.deliveryTimeSlot.to': { operators: '*', sort: 'BOTH', type: 'timestamp' },
    'taxInfo.totalExempt.amount': { operators: '*', sort: 'BOTH', type: 'string' },
    'taxInfo.totalTax.amount': { operators: '*', sort: 'BOTH', type: 'string' },
    archived: { operators: '*', sort: 'NONE', type: 'boolean' },
    imported: { operators: '*', sort: 'NONE', type: 'boolean' },
    seenByAHuman: { operators: '*', sort: 'NONE', type: 'boolean' },
    demo: { operators: '*', sort: 'NONE', type: 'boolean' },
    id: { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE', type: 'string' },
    'buyerInfo.contactId': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE', type: 'string' },
    'buyerInfo.memberId': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE', type: 'string' },
    'channelInfo.externalOrderId': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE', type: 'string' },
    checkoutId: { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE', type: 'string' },
    'createdBy.userId': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE', type: 'string' },
    'lineItems.subscriptionInfo.id': { operators: ['$eq', '$in', '$ne', '$nin'], sort: 'NONE', type: 'string' },
    'lineItems.catalogReference.appId': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'lineItems.catalogReference.catalogItemId': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'lineItems.locations.id': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'fulfillmentStatusesAggregate.statuses': { operators: ['$hasAll', '$hasSome'], sort: 'BOTH', type: 'string' },
    'lineItems.productName.original': { operators: ['$hasAll', '$hasSome'], sort: 'BOTH', type: 'string' },
  },
  searchable: [],
  aggregatable: [],
} as const satisfies schema.QuerySpec;
