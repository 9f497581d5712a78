// Written by `npm run generate` from @wix/auto_sdk_stores_products-v-3 1.0.226.
import type * as schema from '../schema.ts';

export const MeasurementUnit = ['UNSPECIFIED', 'ML', 'CL', 'L', 'CBM', 'MG', 'G', 'KG', 'MM', 'CM', 'M', 'SQM', 'OZ', 'LB', 'FLOZ', 'PT', 'QT', 'GAL', 'IN', 'FT', 'YD', 'SQFT'] as const;
export type MeasurementUnit = (typeof MeasurementUnit)[number];

export const WeightUnit = ['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB'] as const;
export type WeightUnit = (typeof WeightUnit)[number];

export const MediaType = ['IMAGE', 'VIDEO'] as const;
export type MediaType = (typeof MediaType)[number];

export const ChoiceType = ['CHOICE_TEXT', 'ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE'] as const;
export type ChoiceType = (typeof ChoiceType)[number];

export const ProductOptionRenderType = ['TEXT_CHOICES', 'SWATCH_CHOICES'] as const;
export type ProductOptionRenderType = (typeof ProductOptionRenderType)[number];

export const ModifierRenderType = ['FREE_TEXT', 'TEXT_CHOICES', 'SWATCH_CHOICES'] as const;
export type ModifierRenderType = (typeof ModifierRenderType)[number];

export const InventoryAvailabilityStatus = ['IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK'] as const;
export type InventoryAvailabilityStatus = (typeof InventoryAvailabilityStatus)[number];

export const PreorderStatus = ['ENABLED', 'DISABLED', 'PARTIALLY_ENABLED'] as const;
export type PreorderStatus = (typeof PreorderStatus)[number];

export const ProductPreorderAvailability = ['ALL_VARIANTS', 'NO_VARIANTS', 'SOME_VARIANTS'] as const;
export type ProductPreorderAvailability = (typeof ProductPreorderAvailability)[number];

export const ProductType = ['PHYSICAL', 'DIGITAL'] as const;
export type ProductType = (typeof ProductType)[number];

export const DimensionsUnit = ['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD'] as const;
export type DimensionsUnit = (typeof DimensionsUnit)[number];

export const FileType = ['UNSPECIFIED', 'SECURE_PICTURE', 'SECURE_VIDEO', 'SECURE_DOCUMENT', 'SECURE_MUSIC', 'SECURE_ARCHIVE', 'SECURE_RAW'] as const;
export type FileType = (typeof FileType)[number];

export const UserCriteria = ['MEMBERS_ONLY'] as const;
export type UserCriteria = (typeof UserCriteria)[number];

export const SubscriptionFrequency = ['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export type SubscriptionFrequency = (typeof SubscriptionFrequency)[number];

export const DiscountType = ['AMOUNT', 'PERCENT'] as const;
export type DiscountType = (typeof DiscountType)[number];

export const PricePerUnitSettings = {
  quantity: { type: 'number', max: 999999999.99, min: 0.01 },
  measurementUnit: { values: MeasurementUnit },
} as const satisfies schema.Message;

export const PhysicalProperties = {
  pricePerUnit: { of: PricePerUnitSettings },
  fulfillerId: { type: 'string', format: 'GUID' },
  shippingGroupId: { type: 'string', format: 'GUID' },
  deliveryProfileId: { type: 'string', format: 'GUID' },
} as const satisfies schema.Message;

export const Thumbnail = {
  url: { type: 'string', format: 'WEB_URL' },
  height: { type: 'integer' },
  width: { type: 'integer' },
  altText: { type: 'string', maxLength: 1000, minLength: 1 },
} as const satisfies schema.Message;

export const ProductMedia = {
  id: { type: 'string', maxLength: 200, minLength: 1 },
  url: { type: 'string', format: 'WEB_URL' },
  altText: { type: 'string', maxLength: 1000, minLength: 1 },
  displayName: { type: 'string', maxLength: 80 },
  thumbnail: { of: Thumbnail },
} as const satisfies schema.Message;

export const MediaItemsInfo = {
  items: { of: ProductMedia, array: true, maxSize: 50 },
} as const satisfies schema.Message;

export const Media = {
  itemsInfo: { of: MediaItemsInfo },
} as const satisfies schema.Message;

export const Tag = {
  type: { type: 'string' },
  props: { type: 'struct' },
  meta: { type: 'struct' },
  children: { type: 'string' },
  custom: { type: 'boolean' },
  disabled: { type: 'boolean' },
} as const satisfies schema.Message;

export const Keyword = {
  term: { type: 'string' },
  isMain: { type: 'boolean' },
  origin: { type: 'string', maxLength: 1000 },
} as const satisfies schema.Message;

export const Settings = {
  preventAutoRedirect: { type: 'boolean' },
  keywords: { of: Keyword, array: true, maxSize: 5 },
} as const satisfies schema.Message;

export const SeoSchema = {
  tags: { of: Tag, array: true },
  settings: { of: Settings },
} as const satisfies schema.Message;

export const MultipleColors = {
  colorCodes: { type: 'string', array: true, maxLength: 20, minLength: 3, maxSize: 2, minSize: 2 },
} as const satisfies schema.Message;

export const Image = {
  id: { type: 'string', maxLength: 400 },
  url: { type: 'string', format: 'WEB_URL' },
  altText: { type: 'string', maxLength: 200 },
} as const satisfies schema.Message;

export const MediaReference = {
  mediaId: { type: 'string', maxLength: 200, minLength: 1 },
  url: { type: 'string', format: 'WEB_URL' },
} as const satisfies schema.Message;

export const MediaReferences = {
  items: { of: MediaReference, array: true, maxSize: 15 },
} as const satisfies schema.Message;

export const ConnectedOptionChoice = {
  colorCode: { type: 'string', maxLength: 20, minLength: 3 },
  colorCodes: { of: MultipleColors },
  image: { of: Image },
  choiceId: { type: 'string', format: 'GUID' },
  linkedMedia: { of: ProductMedia, array: true, maxSize: 15 },
  choiceType: { values: ChoiceType },
  name: { type: 'string', maxLength: 50, minLength: 1 },
  displayImage: { of: Image },
  media: { of: MediaReferences },
} as const satisfies schema.Message;

export const ChoicesSettings = {
  choices: { of: ConnectedOptionChoice, array: true, maxSize: 1000, minSize: 1, immutable: true },
} as const satisfies schema.Message;

export const ConnectedOption = {
  choicesSettings: { of: ChoicesSettings },
  id: { type: 'string', maxLength: 36, minLength: 1 },
  name: { type: 'string', maxLength: 50, minLength: 1 },
  optionRenderType: { values: ProductOptionRenderType },
} as const satisfies schema.Message;

export const FreeTextSettings = {
  minCharCount: { type: 'integer' },
  maxCharCount: { type: 'integer', max: 500 },
  defaultAddedPrice: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 999999999.99, maxScale: 3 } },
  title: { type: 'string', maxLength: 150, minLength: 1 },
} as const satisfies schema.Message;

export const ConnectedModifierChoice = {
  colorCode: { type: 'string', maxLength: 20, minLength: 3 },
  colorCodes: { of: MultipleColors },
  image: { of: Image },
  choiceId: { type: 'string', format: 'GUID' },
  linkedMedia: { of: ProductMedia, array: true, maxSize: 15 },
  choiceType: { values: ChoiceType },
  name: { type: 'string', maxLength: 50, minLength: 1 },
  addedPrice: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 999999999.99, maxScale: 3 } },
  displayImage: { of: Image },
  media: { of: MediaReferences },
} as const satisfies schema.Message;

export const ModifierChoicesSettings = {
  choices: { of: ConnectedModifierChoice, array: true, maxSize: 1000, minSize: 1, immutable: true },
} as const satisfies schema.Message;

export const ConnectedModifier = {
  freeTextSettings: { of: FreeTextSettings },
  choicesSettings: { of: ModifierChoicesSettings },
  id: { type: 'string', maxLength: 36, minLength: 1 },
  name: { type: 'string', maxLength: 50, minLength: 1 },
  modifierRenderType: { values: ModifierRenderType },
  toBeRemovedMandatory: { type: 'boolean' },
  mandatory: { type: 'boolean' },
} as const satisfies schema.Message;

export const V3Brand = {
  id: { type: 'string', format: 'GUID' },
  name: { type: 'string', maxLength: 50 },
} as const satisfies schema.Message;

export const InfoSection = {
  id: { type: 'string', format: 'GUID' },
  uniqueName: { type: 'string', maxLength: 100 },
  plainDescription: { type: 'string', maxLength: 16000 },
} as const satisfies schema.Message;

export const Ribbon = {
  id: { type: 'string', maxLength: 36, minLength: 1 },
  name: { type: 'string', maxLength: 30 },
} as const satisfies schema.Message;

export const PricePerUnit = {
  settings: { of: PricePerUnitSettings },
} as const satisfies schema.Message;

export const Dimensions = {
  length: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 999999999, maxScale: 6 } },
  width: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 999999999, maxScale: 6 } },
  height: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 999999999, maxScale: 6 } },
  unit: { values: DimensionsUnit },
} as const satisfies schema.Message;

export const VariantPhysicalProperties = {
  weight: { type: 'number', max: 999999999.99 },
  pricePerUnit: { of: PricePerUnit },
  productDimensions: { of: Dimensions },
  packageDimensions: { of: Dimensions },
} as const satisfies schema.Message;

export const SecuredMedia = {
  id: { type: 'string', maxLength: 100, minLength: 1 },
} as const satisfies schema.Message;

export const VariantDigitalProperties = {
  digitalFile: { of: SecuredMedia },
} as const satisfies schema.Message;

export const OptionChoiceIds = {
  optionId: { type: 'string', maxLength: 36, minLength: 1, immutable: true },
  choiceId: { type: 'string', format: 'GUID', immutable: true },
} as const satisfies schema.Message;

export const OptionChoiceNames = {
  optionName: { type: 'string', minLength: 1 },
  choiceName: { type: 'string', minLength: 1 },
  renderType: { values: ProductOptionRenderType },
} as const satisfies schema.Message;

export const OptionChoice = {
  optionChoiceIds: { of: OptionChoiceIds },
  optionChoiceNames: { of: OptionChoiceNames },
} as const satisfies schema.Message;

export const FixedMonetaryAmount = {
  amount: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gte: 0, lte: 999999999.99, maxScale: 3 } },
} as const satisfies schema.Message;

export const PriceInfo = {
  actualPrice: { of: FixedMonetaryAmount },
  compareAtPrice: { of: FixedMonetaryAmount },
} as const satisfies schema.Message;

export const RevenueDetails = {
  cost: { of: FixedMonetaryAmount },
} as const satisfies schema.Message;

export const Variant = {
  physicalProperties: { of: VariantPhysicalProperties },
  digitalProperties: { of: VariantDigitalProperties },
  id: { type: 'string', format: 'GUID', immutable: true },
  visible: { type: 'boolean' },
  sku: { type: 'string', maxLength: 40, minLength: 1 },
  barcode: { type: 'string', maxLength: 40, minLength: 1 },
  choices: { of: OptionChoice, array: true, maxSize: 6, immutable: true },
  price: { of: PriceInfo },
  revenueDetails: { of: RevenueDetails },
} as const satisfies schema.Message;

export const VariantsInfo = {
  variants: { of: Variant, array: true, maxSize: 1000, minSize: 1 },
} as const satisfies schema.Message;

export const PurchaseEligibility = {
  userCriteria: { values: UserCriteria },
} as const satisfies schema.Message;

export const TagList = {
  tagIds: { type: 'string', array: true, maxLength: 5, maxSize: 100 },
} as const satisfies schema.Message;

export const Tags = {
  privateTags: { of: TagList },
  publicTags: { of: TagList },
} as const satisfies schema.Message;

export const SubscriptionDiscount = {
  amountOff: { type: 'string', format: 'DECIMAL_VALUE', decimal: { gt: 0, lte: 999999999.99, maxScale: 3 } },
  percentOff: { type: 'number', max: 99.9, min: 0.1 },
  type: { values: DiscountType },
} as const satisfies schema.Message;

export const Subscription = {
  autoRenewal: { type: 'boolean' },
  billingCycles: { type: 'integer', max: 999, min: 2 },
  id: { type: 'string', format: 'GUID', immutable: true },
  title: { type: 'string', maxLength: 20, minLength: 1 },
  description: { type: 'string', maxLength: 60 },
  visible: { type: 'boolean' },
  frequency: { values: SubscriptionFrequency },
  interval: { type: 'integer', max: 50, min: 1 },
  discount: { of: SubscriptionDiscount },
} as const satisfies schema.Message;

export const SubscriptionDetails = {
  subscriptions: { of: Subscription, array: true, maxSize: 6, minSize: 1 },
  allowOneTimePurchases: { type: 'boolean' },
} as const satisfies schema.Message;

export const V3Product = {
  physicalProperties: { of: PhysicalProperties },
  name: { type: 'string', maxLength: 80, minLength: 1 },
  slug: { type: 'string', maxLength: 300, minLength: 1 },
  description: { type: 'struct' },
  plainDescription: { type: 'string', maxLength: 16000 },
  visible: { type: 'boolean' },
  visibleInPos: { type: 'boolean' },
  media: { of: Media },
  seoData: { of: SeoSchema },
  taxGroupId: { type: 'string', format: 'GUID' },
  options: { of: ConnectedOption, array: true, maxSize: 6 },
  modifiers: { of: ConnectedModifier, array: true, maxSize: 10 },
  brand: { of: V3Brand },
  infoSections: { of: InfoSection, array: true, maxSize: 20 },
  ribbon: { of: Ribbon },
  mainCategoryId: { type: 'string', format: 'GUID' },
  productType: { values: ProductType, immutable: true },
  importId: { type: 'string', format: 'GUID' },
  inventoryAppId: { type: 'string', format: 'GUID' },
  variantsInfo: { of: VariantsInfo },
  purchaseEligibility: { of: PurchaseEligibility },
  additionalRibbons: { of: Ribbon, array: true, maxSize: 4 },
  extendedFields: { type: 'struct' },
  tags: { of: Tags },
  subscriptionDetails: { of: SubscriptionDetails },
} as const satisfies schema.Message;

export const Inventory = {

} as const satisfies schema.Message;

export const ProductCategory = {
  id: { type: 'string', format: 'GUID' },
  index: { type: 'integer', max: 200 },
} as const satisfies schema.Message;

export const product = {
  fqdn: 'wix.stores.catalog.v3.product',
  fields: V3Product,
  required: { create: ['name', 'productType', 'variantsInfo', 'variantsInfo.variants', 'variantsInfo.variants.physicalProperties.packageDimensions.unit', 'variantsInfo.variants.physicalProperties.pricePerUnit.settings.measurementUnit', 'variantsInfo.variants.physicalProperties.productDimensions.unit', 'variantsInfo.variants.price', 'variantsInfo.variants.price.actualPrice'], update: ['id', 'revision', 'variantsInfo.variants.physicalProperties.packageDimensions.unit', 'variantsInfo.variants.physicalProperties.pricePerUnit.settings.measurementUnit', 'variantsInfo.variants.physicalProperties.productDimensions.unit', 'variantsInfo.variants.price', 'variantsInfo.variants.price.actualPrice'] },
} as const satisfies schema.Entity;

export const V3ProductSearchSpec = {
  paging: 'cursor',
  fields: {
    'allCategoriesInfo.categories': { operators: ['$matchItems'], sort: 'NONE' },
    'directCategoriesInfo.categories': { operators: ['$matchItems'], sort: 'NONE' },
    'variantsInfo.variants': { operators: ['$matchItems'], sort: 'NONE' },
    'additionalRibbons.id': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'additionalRibbons.name': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'infoSections.id': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'infoSections.uniqueName': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'modifiers.id': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'modifiers.choicesSettings.choices.choiceId': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'modifiers.choicesSettings.choices.name': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'modifiers.name': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'options.id': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'options.choicesSettings.choices.choiceId': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'options.choicesSettings.choices.name': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'options.name': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'tags.privateTags.tagIds': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    'tags.publicTags.tagIds': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    id: { operators: '*', sort: 'NONE', type: 'string' },
    'brand.id': { operators: '*', sort: 'NONE', type: 'string' },
    'brand.name': { operators: '*', sort: 'NONE', type: 'string' },
    handle: { operators: '*', sort: 'NONE', type: 'string' },
    importId: { operators: '*', sort: 'NONE', type: 'string' },
    'inventory.availabilityStatus': { operators: '*', sort: 'NONE', values: InventoryAvailabilityStatus },
    'inventory.preorderAvailability': { operators: '*', sort: 'NONE', values: ProductPreorderAvailability },
    'inventory.preorderStatus': { operators: '*', sort: 'NONE', values: PreorderStatus },
    'physicalProperties.deliveryProfileId': { operators: '*', sort: 'NONE', type: 'string' },
    'physicalProperties.fulfillerId': { operators: '*', sort: 'NONE', type: 'string' },
    productType: { operators: '*', sort: 'NONE', values: ProductType },
    'ribbon.id': { operators: '*', sort: 'NONE', type: 'string' },
    'ribbon.name': { operators: '*', sort: 'NONE', type: 'string' },
    slug: { operators: '*', sort: 'NONE', type: 'string' },
    'subscriptionDetails.allowOneTimePurchases': { operators: '*', sort: 'NONE', type: 'boolean' },
    taxGroupId: { operators: '*', sort: 'NONE', type: 'string' },
    visible: { operators: '*', sort: 'NONE', type: 'boolean' },
    visibleInPos: { operators: '*', sort: 'NONE', type: 'boolean' },
    createdDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
    updatedDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
    'actualPriceRange.maxValue.amount': { operators: '*', sort: 'BOTH', type: 'string' },
    'actualPriceRange.minValue.amount': { operators: '*', sort: 'BOTH', type: 'string' },
    'compareAtPriceRange.maxValue.amount': { operators: '*', sort: 'BOTH', type: 'string' },
    'compareAtPriceRange.minValue.amount': { operators: '*', sort: 'BOTH', type: 'string' },
    'minVariantPriceInfo.sku': { operators: '*', sort: 'BOTH', type: 'string' },
    name: { operators: '*', sort: 'BOTH', type: 'string' },
    'physicalProperties.shippingWeightRange.maxValue': { operators: '*', sort: 'BOTH', type: 'number' },
    'physicalProperties.shippingWeightRange.minValue': { operators: '*', sort: 'BOTH', type: 'number' },
  },
  searchable: ['description', 'directCategoryIdsInfo.categoryIds', 'minVariantPriceInfo.sku', 'name', 'physicalProperties.deliveryProfileId', 'physicalProperties.shippingGroupId', 'variantsInfo.variants.barcode', 'variantsInfo.variants.sku'],
  aggregatable: ['createdDate', 'id', 'updatedDate', 'actualPriceRange.maxValue.amount', 'actualPriceRange.minValue.amount', 'additionalRibbons.id', 'additionalRibbons.name', 'allCategoriesInfo.categories', 'allCategoriesInfo.categories.id', 'allCategoriesInfo.categories.index', 'brand.id', 'brand.name', 'compareAtPriceRange.maxValue.amount', 'compareAtPriceRange.minValue.amount', 'directCategoriesInfo.categories', 'directCategoriesInfo.categories.id', 'directCategoriesInfo.categories.index', 'handle', 'importId', 'infoSections.id', 'infoSections.uniqueName', 'inventory.availabilityStatus', 'inventory.preorderAvailability', 'inventory.preorderStatus', 'minVariantPriceInfo.sku', 'modifiers.id', 'modifiers.choicesSettings.choices.choiceId', 'modifiers.choicesSettings.choices.name', 'modifiers.name', 'name', 'options.id', 'options.choicesSettings.choices.choiceId', 'options.choicesSettings.choices.name', 'options.name', 'physicalProperties.deliveryProfileId', 'physicalProperties.fulfillerId', 'physicalProperties.shippingWeightRange.maxValue', 'physicalProperties.shippingWeightRange.minValue', 'productType', 'ribbon.id', 'ribbon.name', 'slug', 'subscriptionDetails.allowOneTimePurchases', 'tags.privateTags.tagIds', 'tags.publicTags.tagIds', 'taxGroupId', 'variantsInfo.variants', 'variantsInfo.variants.barcode', 'variantsInfo.variants.choices.optionChoiceIds.choiceId', 'variantsInfo.variants.choices.optionChoiceIds.optionId', 'variantsInfo.variants.physicalProperties.weight', 'variantsInfo.variants.price.actualPrice.amount', 'variantsInfo.variants.price.compareAtPrice.amount', 'variantsInfo.variants.sku', 'variantsInfo.variants.visible', 'visible', 'visibleInPos'],
} as const satisfies schema.QuerySpec;

export const V3ProductQuerySpec = {
  paging: 'cursor',
  fields: {
    'options.id': { operators: ['$hasAll', '$hasSome'], sort: 'NONE', type: 'string' },
    id: { operators: '*', sort: 'NONE', type: 'string' },
    handle: { operators: '*', sort: 'NONE', type: 'string' },
    createdDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
    updatedDate: { operators: '*', sort: 'BOTH', type: 'timestamp' },
    slug: { operators: '*', sort: 'BOTH', type: 'string' },
    visible: { operators: '*', sort: 'BOTH', type: 'boolean' },
  },
  searchable: [],
  aggregatable: [],
} as const satisfies schema.QuerySpec;
