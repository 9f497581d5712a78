// Written by `npm run generate` from @wix/auto_sdk_ecom_draft-orders 1.0.177.
import type * as schema from '../schema.ts';

export const DescriptionLineType = ['UNRECOGNISED', 'PLAIN_TEXT', 'COLOR'] as const;
export type DescriptionLineType = (typeof DescriptionLineType)[number];

export const JurisdictionType = ['UNDEFINED', 'COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'] as const;
export type JurisdictionType = (typeof JurisdictionType)[number];

export const DimensionsUnit = ['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD'] as const;
export type DimensionsUnit = (typeof DimensionsUnit)[number];

export const ItemTypePreset = ['UNRECOGNISED', 'PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE'] as const;
export type ItemTypePreset = (typeof ItemTypePreset)[number];

export const PaymentOptionType = ['FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'MEMBERSHIP', 'DEPOSIT_ONLINE', 'MEMBERSHIP_OFFLINE', 'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER'] as const;
export type PaymentOptionType = (typeof PaymentOptionType)[number];

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

export const VatType = ['UNSPECIFIED', 'CPF', 'CNPJ'] as const;
export type VatType = (typeof VatType)[number];

export const PickupDetailsPickupMethod = ['STORE_PICKUP', 'PICKUP_POINT'] as const;
export type PickupDetailsPickupMethod = (typeof PickupDetailsPickupMethod)[number];

export const AdditionalFeeSource = ['SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING', 'PLATFORM'] as const;
export type AdditionalFeeSource = (typeof AdditionalFeeSource)[number];

export const SourceType = ['ORIGINAL_ORDER', 'AUTOMATIC', 'CUSTOM'] as const;
export type SourceType = (typeof SourceType)[number];

export const DiscountReason = ['UNSPECIFIED', 'EXCHANGED_ITEMS', 'BILLING_ADJUSTMENT'] as const;
export type DiscountReason = (typeof DiscountReason)[number];

export const AppliedDiscountDiscountType = ['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'] as const;
export type AppliedDiscountDiscountType = (typeof AppliedDiscountDiscountType)[number];

export const EditingStatus = ['DRAFT', 'COMMITTED'] as const;
export type EditingStatus = (typeof EditingStatus)[number];

export const WeightUnit = ['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const;
export type WeightUnit = (typeof WeightUnit)[number];

export const ChargeType = ['PASS_ON', 'ABSORBED'] as const;
export type ChargeType = (typeof ChargeType)[number];

export const SpecificItemsCouponBehavior = ['UNDEFINED_COUPON_BEHAVIOR', 'ITEM_SUBTOTAL_INCLUDES_DISCOUNT', 'LEGACY_ITEM_SUBTOTAL_DOES_NOT_INCLUDE_DISCOUNT'] as const;
export type SpecificItemsCouponBehavior = (typeof SpecificItemsCouponBehavior)[number];

export const NonDraftableReason = ['PARTIALLY_OR_FULLY_REFUNDED', 'UNSUPPORTED_CHANNEL_TYPE', 'ORDER_STATUS_IS_NOT_SUPPORTED', 'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT', 'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT', 'ORDER_NOT_FOUND', 'SUBSCRIPTION_LINE_ITEM_EXISTS', 'AMOUNTS_DO_NOT_ADD_UP', 'UNSUPPORTED_CATALOG_ITEM', 'TAXABLE_EXISTING_ADDITIONAL_FEE', 'ORDER_HAS_CHARGEBACKS', 'EDITING_IS_NOT_ALLOWED_FOR_APP', 'COUPON_BEHAVIOR_IS_UNDEFINED'] as const;
export type NonDraftableReason = (typeof NonDraftableReason)[number];

export const Price = {
  amount: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 1000000000000000 } },
} as const satisfies schema.Message;

export const PriceDescription = {
  original: { type: 'string', maxLength: 100, minLength: 1 },
  translated: { type: 'string', maxLength: 100, minLength: 1 },
} as const satisfies schema.Message;

export const ProductName = {
  original: { type: 'string', maxLength: 200, minLength: 1 },
  translated: { type: 'string', maxLength: 400, minLength: 1 },
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

export const TranslatableString = {
  original: { type: 'string', maxLength: 200, minLength: 1 },
  translated: { type: 'string', maxLength: 400, minLength: 1 },
} as const satisfies schema.Message;

export const ItemModifier = {
  id: { type: 'string', maxLength: 36, minLength: 1 },
  quantity: { type: 'integer', max: 100000, min: 1 },
  label: { of: TranslatableString },
  details: { of: TranslatableString },
  price: { of: Price },
} as const satisfies schema.Message;

export const ModifierGroup = {
  id: { type: 'string', maxLength: 36, minLength: 1 },
  name: { of: TranslatableString },
  modifiers: { of: ItemModifier, array: true, maxSize: 10, minSize: 1 },
} as const satisfies schema.Message;

export const ItemChangedDetails = {
  quantityBeforeChange: { type: 'integer', max: 1000000, min: 1 },
  priceBeforeChange: { of: Price },
  priceDescriptionBeforeChange: { of: PriceDescription },
  productNameBeforeChange: { of: ProductName },
  descriptionLinesBeforeChange: { of: DescriptionLine, array: true, maxSize: 20 },
  modifierGroupsBeforeChange: { of: ModifierGroup, array: true, maxSize: 10 },
  catalogReferenceOptionsBeforeChange: { type: 'struct' },
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

export const ItemChangedImplicitlyDetails = {
  totalDiscountBeforeChange: { of: Price },
  taxInfoBeforeChange: { of: LineItemTaxInfo },
  lineItemPriceBeforeChange: { of: Price },
  totalPriceBeforeTaxBeforeChange: { of: Price },
  totalPriceAfterTaxBeforeChange: { of: Price },
  priceBeforeChange: { of: Price },
  priceBeforeDiscountsBeforeChange: { of: Price },
  priceBeforeDiscountsAndTaxBeforeChange: { of: Price },
} as const satisfies schema.Message;

export const CatalogReference = {
  catalogItemId: { type: 'string', maxLength: 36, minLength: 1 },
  appId: { type: 'string', minLength: 1 },
  options: { type: 'struct' },
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

export const ItemTaxFullDetails = {
  taxableAmount: { of: Price },
  taxGroupId: { type: 'string', format: 'GUID' },
  taxRate: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, maxScale: 6 } },
  totalTax: { of: Price },
  exemptAmount: { of: Price },
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

export const LocationAndQuantity = {
  id: { type: 'string', format: 'GUID' },
  appId: { type: 'string', format: 'GUID' },
  quantity: { type: 'integer', max: 100000, min: 1 },
} as const satisfies schema.Message;

export const TaxableAddress = {
  addressType: { values: TaxableAddressType },
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

export const ItemDetails = {
  added: { type: 'boolean' },
  changedDetails: { of: ItemChangedDetails },
  removed: { type: 'boolean' },
  changedImplicitly: { of: ItemChangedImplicitlyDetails },
  lineItem: { of: OrderLineItem },
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

export const V1PickupDetails = {
  address: { of: PickupAddress },
  pickupMethod: { values: PickupDetailsPickupMethod },
} as const satisfies schema.Message;

export const V1DeliveryTimeSlot = {
  from: { type: 'timestamp' },
  to: { type: 'timestamp' },
} as const satisfies schema.Message;

export const V1DeliveryLogistics = {
  shippingDestination: { of: AddressWithContact },
  pickupDetails: { of: V1PickupDetails },
  deliveryTime: { type: 'string', maxLength: 500 },
  instructions: { type: 'string', maxLength: 1000 },
  deliverByDate: { type: 'timestamp' },
  deliveryTimeSlot: { of: V1DeliveryTimeSlot },
} as const satisfies schema.Message;

export const V1ShippingPrice = {
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
  logistics: { of: V1DeliveryLogistics },
  cost: { of: V1ShippingPrice },
  region: { of: ShippingRegion },
} as const satisfies schema.Message;

export const ShippingChangedDetails = {
  shippingInfoBeforeChange: { of: V1ShippingInformation },
} as const satisfies schema.Message;

export const ShippingDetails = {
  added: { type: 'boolean' },
  changedDetails: { of: ShippingChangedDetails },
  removed: { type: 'boolean' },
  shippingInfo: { of: V1ShippingInformation },
} as const satisfies schema.Message;

export const BuyerInfo = {
  visitorId: { type: 'string', format: 'GUID' },
  memberId: { type: 'string', format: 'GUID' },
  contactId: { type: 'string', format: 'GUID' },
  email: { type: 'string', format: 'EMAIL' },
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

export const TaxDetails = {
  taxable: { type: 'boolean' },
  taxGroupId: { type: 'string', format: 'GUID' },
} as const satisfies schema.Message;

export const AdditionalFeeDetails = {
  additionalFee: { of: AdditionalFee },
  taxDetails: { of: TaxDetails },
  source: { values: SourceType },
  applied: { type: 'boolean' },
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
  discountType: { values: AppliedDiscountDiscountType },
  lineItemIds: { type: 'string', array: true, maxSize: 300, format: 'GUID' },
  id: { type: 'string', format: 'GUID', immutable: true },
  lineItemDiscounts: { of: LineItemDiscount, array: true, maxSize: 300 },
  subscriptionCycles: { type: 'integer', max: 999, min: 1 },
  itemCombinations: { of: ItemCombination, array: true, maxSize: 1000 },
} as const satisfies schema.Message;

export const DiscountDetails = {
  discount: { of: AppliedDiscount },
  source: { values: SourceType },
  applied: { type: 'boolean' },
} as const satisfies schema.Message;

export const InventoryUpdate = {
  lineItemId: { type: 'string', format: 'GUID' },
} as const satisfies schema.Message;

export const DraftOrderCommitSettings = {
  sendNotificationsToBuyer: { type: 'boolean' },
  sendNotificationsToBusiness: { type: 'boolean' },
  addActivitiesToOrder: { type: 'boolean' },
  sendNotificationsToCustomFulfillers: { type: 'boolean' },
  updateInventory: { of: InventoryUpdate, array: true, maxSize: 300 },
} as const satisfies schema.Message;

export const RecipientInfoChangedDetails = {
  recipientInfoBeforeChange: { of: AddressWithContact },
} as const satisfies schema.Message;

export const RecipientInfoDetails = {
  added: { type: 'boolean' },
  changedDetails: { of: RecipientInfoChangedDetails },
  removed: { type: 'boolean' },
  recipientInfo: { of: AddressWithContact },
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

export const BuyerChangedDetails = {
  buyerInfoBeforeChange: { of: BuyerInfo },
} as const satisfies schema.Message;

export const BuyerDetails = {
  added: { type: 'boolean' },
  changedDetails: { of: BuyerChangedDetails },
  removed: { type: 'boolean' },
  buyerInfo: { of: BuyerInfo },
} as const satisfies schema.Message;

export const BillingChangedDetails = {
  billingInfoBeforeChange: { of: AddressWithContact },
} as const satisfies schema.Message;

export const BillingDetails = {
  added: { type: 'boolean' },
  changedDetails: { of: BillingChangedDetails },
  removed: { type: 'boolean' },
  billingInfo: { of: AddressWithContact },
} as const satisfies schema.Message;

export const Location = {
  id: { type: 'string', format: 'GUID' },
} as const satisfies schema.Message;

export const BusinessLocationChangedDetails = {
  businessLocationBeforeChange: { of: Location },
} as const satisfies schema.Message;

export const BusinessLocationDetails = {
  added: { type: 'boolean' },
  changedDetails: { of: BusinessLocationChangedDetails },
  removed: { type: 'boolean' },
  businessLocation: { of: Location },
} as const satisfies schema.Message;

export const DepositDetails = {
  amount: { of: Price },
  percentage: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 100, maxScale: 2 } },
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

export const DraftOrder = {
  orderId: { type: 'string', format: 'GUID' },
  lineItems: { of: ItemDetails, array: true, maxSize: 300, minSize: 1 },
  shippingInfo: { of: ShippingDetails },
  buyerInfo: { of: BuyerInfo },
  billingInfo: { of: AddressWithContact },
  additionalFees: { of: AdditionalFeeDetails, array: true, maxSize: 100 },
  discounts: { of: DiscountDetails, array: true, maxSize: 320 },
  weightUnit: { values: WeightUnit },
  currency: { type: 'string', format: 'CURRENCY' },
  commitSettings: { of: DraftOrderCommitSettings },
  memberId: { type: 'string', format: 'GUID' },
  purchaseFlowId: { type: 'string', format: 'GUID' },
  recipientInfo: { of: RecipientInfoDetails },
  taxInfo: { of: OrderTaxInfo },
  extendedFields: { type: 'struct' },
  buyerDetails: { of: BuyerDetails },
  billingDetails: { of: BillingDetails },
  businessLocationDetails: { of: BusinessLocationDetails },
  depositDetails: { of: DepositDetails },
  platformFeeSummary: { of: PlatformFeeSummary },
  specificItemsCouponBehavior: { values: SpecificItemsCouponBehavior },
} as const satisfies schema.Message;

export const GetOrderDraftabilityStatusResponse = {
  orderId: { type: 'string', format: 'GUID' },
  orderDraftable: { type: 'boolean' },
  nonDraftableReasons: { values: NonDraftableReason, array: true, maxSize: 5 },
} as const satisfies schema.Message;

export const DraftOrderQuerySpec = {
  paging: 'cursor',
  fields: {
    createdDate: { operators: '*', sort: 'BOTH' },
    updatedDate: { operators: '*', sort: 'BOTH' },
    status: { operators: '*', sort: 'BOTH' },
    orderId: { operators: '*', sort: 'NONE' },
  },
  searchable: [],
  aggregatable: [],
} as const satisfies schema.QuerySpec;
