import type { ServiceDefinition } from './service.ts';
import { abandonedCarts, abandonedCheckouts } from './services/ecom/abandoned-checkouts/index.ts';
import { accounts } from './services/identity/accounts/index.ts';
import { authentication, olderIdentity } from './services/identity/authentication/index.ts';
import { backInStock, backInStockSettings } from './services/ecom/back-in-stock/index.ts';
import { badgeAssignments, badges, firstBadges } from './services/members/badges/index.ts';
import { bankTransfer } from './services/extensions/bank-transfer/index.ts';
import { brands } from './services/stores/brands/index.ts';
import { carts } from './services/ecom/carts/index.ts';
import { cartsV2, currentCartV2 } from './services/ecom/carts/v2/index.ts';
import { catalogVersioning } from './services/stores/catalog-versioning/index.ts';
import { catalog } from './services/stores/catalog/index.ts';
import { checkoutContent } from './services/ecom/checkout-content/index.ts';
import { categories } from './services/categories/categories/index.ts';
import { checkoutSettings } from './services/ecom/checkout-settings/index.ts';
import { checkoutTemplates } from './services/ecom/checkout-templates/index.ts';
import { checkouts } from './services/ecom/checkouts/index.ts';
import { collections } from './services/stores/collections/index.ts';
import { contactTaxDetails } from './services/ecom/contact-tax-details/index.ts';
import { coupons, restCoupons } from './services/marketing/coupons/index.ts';
import { currencies } from './services/ecom/currencies/index.ts';
import { currentCart } from './services/ecom/current-cart/index.ts';
import { customers } from './services/extensions/customers/index.ts';
import {
  customFieldApplications,
  customFields,
  customFieldSuggestions,
} from './services/members/custom-fields/index.ts';
import { customizations } from './services/stores/customizations/index.ts';
import { customTriggers } from './services/ecom/custom-triggers/index.ts';
import { deliveryProfiles } from './services/ecom/delivery-profile/index.ts';
import { deliverySolutions } from './services/ecom/delivery-solutions/index.ts';
import { deliverySlots } from './services/extensions/delivery-slots/index.ts';
import { discountRules } from './services/ecom/discount-rules/index.ts';
import { discountUses } from './services/ecom/discount-uses/index.ts';
import { discounts } from './services/ecom/discounts/index.ts';
import { draftOrders } from './services/ecom/draft-orders/index.ts';
import { draftSubscriptionContracts } from './services/ecom/draft-subscription-contracts/index.ts';
import { ecommerceSettings } from './services/ecom/ecommerce-settings/index.ts';
import { enterpriseMediaCategories } from './services/media/enterprise-media-categories/index.ts';
import { enterpriseMediaItems } from './services/media/enterprise-media-items/index.ts';
import { appGiftCards } from './services/ecom/app-gift-cards/index.ts';
import { appMemberships } from './services/ecom/app-memberships/index.ts';
import { giftVouchers } from './services/ecom/gift-vouchers/index.ts';
import { infoSections } from './services/stores/info-sections/index.ts';
import { inventoryV3 } from './services/stores/inventory-v3/index.ts';
import { inventory } from './services/stores/inventory/index.ts';
import { manualPayments } from './services/extensions/manual-payments/index.ts';
import { mailConsents } from './services/extensions/mail-consents/index.ts';
import { localDelivery } from './services/ecom/local-delivery-options/index.ts';
import { manualTaxMappings } from './services/ecom/manual-tax-mappings/index.ts';
import { mediaUses } from './services/media/media-uses/index.ts';
import { mediaFiles, mediaFolders } from './services/media/media-files/index.ts';
import { memberBlocks } from './services/members/member-blocks/index.ts';
import { defaultPrivacy, memberPrivacy } from './services/members/member-privacy/index.ts';
import { members, userMembers } from './services/members/members/index.ts';
import { memberFollowers } from './services/members/member-followers/index.ts';
import { memberReports, olderMemberReports } from './services/members/member-reports/index.ts';
import { memberRoleDefinitions, memberRoles } from './services/members/member-roles/index.ts';
import { membersAbout } from './services/members/members-about/index.ts';
import { membersAuthentication } from './services/members/members-authentication/index.ts';
import { oauth, oauthAccess } from './services/identity/oauth/index.ts';
import { orderDownloads } from './services/extensions/order-downloads/index.ts';
import { orderBilling } from './services/ecom/order-billing/index.ts';
import { orderInvoices } from './services/ecom/order-invoices/index.ts';
import { orderPaymentRequests } from './services/ecom/order-payment-requests/index.ts';
import { orderFulfillments } from './services/ecom/order-fulfillments/index.ts';
import { orderTransactions } from './services/ecom/order-transactions/index.ts';
import { olderEvents } from './services/extensions/older-events/index.ts';
import { ordersSettings } from './services/ecom/orders-settings/index.ts';
import { orders } from './services/ecom/orders/index.ts';
import { payments } from './services/extensions/payments/index.ts';
import { people } from './services/extensions/people/index.ts';
import { personalData } from './services/extensions/personal-data/index.ts';
import { pickupLocations } from './services/ecom/pickup-locations/index.ts';
import { productsV3 } from './services/stores/products-v3/index.ts';
import { products } from './services/stores/products/index.ts';
import { readOnlyVariants } from './services/stores/read-only-variants/index.ts';
import { recommendations } from './services/ecom/recommendations/index.ts';
import { reports } from './services/extensions/reports/index.ts';
import { returns } from './services/extensions/returns/index.ts';
import { recovery } from './services/identity/recovery/index.ts';
import { redirects } from './services/redirects/redirects/index.ts';
import { ribbons } from './services/stores/ribbons/index.ts';
import { reviewRequests } from './services/reviews/review-requests/index.ts';
import { olderReviews, reviews } from './services/reviews/reviews/index.ts';
import { servicePlugins } from './services/extensions/service-plugins/index.ts';
import { shippingOptions } from './services/ecom/shipping-options/index.ts';
import { shippoConfigurations } from './services/ecom/shippo-configurations/index.ts';
import { signOnPolicy } from './services/identity/sign-on-policy/index.ts';
import { subscriptionContracts } from './services/ecom/subscription-contracts/index.ts';
import { subscriptionOptions } from './services/stores/subscription-options/index.ts';
import { taxCalculation } from './services/ecom/tax-calculation/index.ts';
import { taxExemptGroups } from './services/ecom/tax-exempt-groups/index.ts';
import { taxGroups } from './services/ecom/tax-groups/index.ts';
import { taxRegions } from './services/ecom/tax-regions/index.ts';
import { taxSettings } from './services/ecom/tax-settings/index.ts';
import { tipSettings } from './services/ecom/tip-settings/index.ts';
import { tippableStaff } from './services/ecom/tippable-staff/index.ts';
import { tips } from './services/ecom/tips/index.ts';
import { totals } from './services/ecom/totals/index.ts';
import { verification } from './services/identity/verification/index.ts';
import { webhooks } from './services/extensions/webhooks/index.ts';
import { catalogImports } from './services/stores/catalog-imports/index.ts';
import { productGroups } from './services/stores/product-groups/index.ts';
import { promotions } from './services/stores/promotions/index.ts';
import { siteProperties } from './services/business-tools/site-properties/index.ts';
import { storeSettings } from './services/extensions/store-settings/index.ts';
import { emailTemplates } from './services/extensions/email-templates/index.ts';
import { storefront } from './services/extensions/storefront/index.ts';
import { storePages } from './services/extensions/store-pages/index.ts';
import { storesLocations } from './services/stores/stores-locations/index.ts';
import { appInstance } from './services/app-management/app-instance/index.ts';
import { contacts } from './services/crm/contacts/index.ts';
import { locations } from './services/business-tools/locations/index.ts';
import { seoTags } from './services/seo/seo-tags/index.ts';
import { storesOrders } from './services/stores/stores-orders/index.ts';
import { storesWishlist, wishlists } from './services/ecom/wishlists/index.ts';

/** Everything the platform does; an operation of the contract that no service handles answers 501. */
export const services: readonly ServiceDefinition[] = [
  ordersSettings,
  inventory,
  mediaFiles,
  mediaFolders,
  mediaUses,
  catalog,
  brands,
  ribbons,
  infoSections,
  customizations,
  catalogVersioning,
  collections,
  categories,
  productsV3,
  readOnlyVariants,
  products,
  subscriptionOptions,
  inventoryV3,
  storesLocations,
  promotions,
  productGroups,
  catalogImports,
  siteProperties,
  appInstance,
  seoTags,
  locations,
  orderDownloads,
  orders,
  orderTransactions,
  orderFulfillments,
  storesOrders,
  orderBilling,
  orderInvoices,
  returns,
  reports,
  recommendations,
  payments,
  orderPaymentRequests,
  bankTransfer,
  manualPayments,
  memberPrivacy,
  defaultPrivacy,
  memberBlocks,
  members,
  userMembers,
  memberRoleDefinitions,
  memberRoles,
  membersAuthentication,
  membersAbout,
  memberFollowers,
  memberReports,
  badges,
  firstBadges,
  badgeAssignments,
  customFields,
  customFieldApplications,
  customFieldSuggestions,
  customers,
  contacts,
  accounts,
  authentication,
  olderIdentity,
  recovery,
  signOnPolicy,
  verification,
  oauth,
  oauthAccess,
  redirects,
  reviews,
  olderMemberReports,
  olderReviews,
  reviewRequests,
  people,
  personalData,
  backInStock,
  backInStockSettings,
  carts,
  currentCart,
  cartsV2,
  currentCartV2,
  wishlists,
  storesWishlist,
  checkouts,
  mailConsents,
  abandonedCheckouts,
  abandonedCarts,
  subscriptionContracts,
  checkoutTemplates,
  checkoutContent,
  checkoutSettings,
  storefront,
  storeSettings,
  storePages,
  emailTemplates,
  currencies,
  ecommerceSettings,
  draftOrders,
  draftSubscriptionContracts,
  discountUses,
  coupons,
  restCoupons,
  servicePlugins,
  customTriggers,
  deliveryProfiles,
  deliverySlots,
  discountRules,
  discounts,
  enterpriseMediaCategories,
  enterpriseMediaItems,
  giftVouchers,
  appGiftCards,
  appMemberships,
  localDelivery,
  manualTaxMappings,
  pickupLocations,
  shippingOptions,
  shippoConfigurations,
  taxCalculation,
  taxExemptGroups,
  contactTaxDetails,
  taxGroups,
  taxRegions,
  taxSettings,
  tipSettings,
  tippableStaff,
  tips,
  totals,
  deliverySolutions,
  olderEvents,
  webhooks,
];
