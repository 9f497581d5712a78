/** What the back office is given of a package. */
export interface BrowserPackage {
  package: string;
  /** What it creates and updates, by the name that its requests give it. */
  entities?: readonly { key: string; create: string; update: string }[];
  querySpecs?: readonly string[];
  /** Messages and enums outside of its entities that are shown. */
  also?: readonly string[];
}

/** Messages that no form shows field by field. */
export const opaque: ReadonlySet<string> = new Set(['RichContent', 'ExtendedFields']);

/** A line a package; what no page imports of it is left out of the bundle. */
export const browserPackages: readonly BrowserPackage[] = [
  {
    package: 'ecom_tax-groups',
    entities: [{ key: 'taxGroup', create: 'createTaxGroup', update: 'updateTaxGroup' }],
    querySpecs: ['TaxGroupQuerySpec'],
  },
  { package: 'ecom_delivery-profile', also: ['DeliveryRegion'] },
  {
    package: 'ecom_shipping-options',
    entities: [{ key: 'shippingOption', create: 'createShippingOption', update: 'updateShippingOption' }],
    querySpecs: ['ShippingOptionQuerySpec'],
  },
  { package: 'ecom_local-delivery-options' },
  { package: 'ecom_pickup-locations' },
  {
    package: 'business-tools_locations',
    entities: [{ key: 'location', create: 'createLocation', update: 'updateLocation' }],
  },
  { package: 'ecom_tax-regions' },
  { package: 'ecom_manual-tax-mappings' },
  { package: 'ecom_tax-settings' },
  { package: 'ecom_tax-exempt-groups' },
  { package: 'ecom_contact-tax-details' },
  { package: 'ecom_tax-calculation' },
  {
    package: 'ecom_discount-rules',
    entities: [{ key: 'discountRule', create: 'createDiscountRule', update: 'updateDiscountRule' }],
    querySpecs: ['DiscountRuleQuerySpec'],
  },
  {
    package: 'ecom_orders',
    entities: [{ key: 'order', create: 'createOrder', update: 'updateOrder' }],
    querySpecs: ['OrderSearchSpec'],
    also: ['MerchantComment', 'OrderLineItem', 'CancelOrderRequest'],
  },
  {
    package: 'ecom_order-billing',
    also: ['ManuallyRefundableReason', 'NonRefundableReason', 'PaymentStatus', 'PredefinedPaymentMethod'],
  },
  {
    package: 'stores_products-v-3',
    entities: [{ key: 'product', create: 'createProduct', update: 'updateProduct' }],
    querySpecs: ['V3ProductSearchSpec', 'V3ProductQuerySpec'],
    also: ['Inventory'],
  },
  { package: 'stores_brands-v-3' },
  {
    package: 'stores_promotions-v-3',
    entities: [{ key: 'promotion', create: 'createPromotion', update: 'updatePromotion' }],
    querySpecs: ['PromotionSearchSpec'],
  },
  { package: 'stores_ribbons-v-3' },
  { package: 'stores_customizations-v-3' },
  {
    package: 'media_enterprise-media-categories',
    entities: [{ key: 'category', create: 'createCategory', update: 'updateCategory' }],
  },
  {
    package: 'stores_products',
    entities: [{ key: 'collection', create: 'createCollection', update: 'updateCollection' }],
  },
  { package: 'ecom_abandoned-checkouts', querySpecs: ['AbandonedCheckoutSearchSpec'] },
  { package: 'members_members' },
  { package: 'categories_categories' },
  { package: 'stores_collections', querySpecs: ['CollectionQuerySpec'] },
  { package: 'media_enterprise-media-items' },
  { package: 'ecom_order-fulfillments' },
  { package: 'ecom_order-invoices' },
  {
    package: 'ecom_draft-orders',
    querySpecs: ['DraftOrderQuerySpec'],
    also: ['DraftOrder', 'GetOrderDraftabilityStatusResponse'],
  },
  { package: 'ecom_order-payment-requests' },
  { package: 'ecom_draft-subscription-contracts' },
  { package: 'ecom_order-transactions' },
  { package: 'ecom_checkout-settings' },
  { package: 'ecom_checkout-templates' },
  {
    package: 'ecom_tip-settings',
    entities: [{ key: 'tipSettings', create: 'createTipSettings', update: 'updateTipSettings' }],
  },
  { package: 'ecom_tippable-staff' },
  { package: 'ecom_tips' },
  { package: 'ecom_orders-settings' },
  { package: 'identity_sign-on-policy' },
  { package: 'members_default-privacy' },
  { package: 'members_member-privacy-settings' },
  { package: 'stores_inventory-items-v-3' },
  {
    package: 'ecom_back-in-stock-notifications',
    querySpecs: ['BackInStockNotificationRequestQuerySpec'],
    also: ['BackInStockNotificationRequest'],
  },
  { package: 'ecom_back-in-stock-settings' },
  { package: 'media_files', also: ['FileDescriptor'] },
  { package: 'media_folders' },
  { package: 'reviews_review-requests', querySpecs: ['ReviewRequestQuerySpec'], also: ['ReviewRequest'] },
  { package: 'members_authorization' },
  { package: 'members_member-report', also: ['MemberReport'] },
  { package: 'members_member-role-definition', also: ['CreateMemberRoleDefinitionRequest'] },
  { package: 'members_members' },
  { package: 'reviews_reviews', querySpecs: ['ReviewQuerySpec'], also: ['Review'] },
  { package: 'members_members' },
  { package: 'members_badges' },
  {
    package: 'members_badges-v-2',
    entities: [{ key: 'badge', create: 'createBadge', update: 'updateBadge' }],
  },
  { package: 'members_badge-assignments' },
  { package: 'members_member-followers' },
  {
    package: 'members_custom-fields',
    entities: [{ key: 'field', create: 'createCustomField', update: 'updateCustomField' }],
  },
  { package: 'members_custom-field-applications' },
  { package: 'members_custom-field-suggestions' },
  { package: 'business-tools_site-properties' },
];
