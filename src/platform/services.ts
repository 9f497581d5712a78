import type { ServiceDefinition } from './service.ts';
import { abandonedCarts, abandonedCheckouts } from './services/abandoned-checkouts/index.ts';
import { accounts } from './services/accounts/index.ts';
import { authentication, olderIdentity } from './services/authentication/index.ts';
import { backInStock, backInStockSettings } from './services/back-in-stock/index.ts';
import { badgeAssignments, badges, firstBadges } from './services/badges/index.ts';
import { bankTransfer } from './services/bank-transfer/index.ts';
import { brands } from './services/brands/index.ts';
import { carts } from './services/carts/index.ts';
import { cartsV2, currentCartV2 } from './services/carts/v2/index.ts';
import { catalogVersioning } from './services/catalog-versioning/index.ts';
import { catalog } from './services/catalog/index.ts';
import { checkoutContent } from './services/checkout-content/index.ts';
import { categories } from './services/categories/index.ts';
import { checkoutSettings } from './services/checkout-settings/index.ts';
import { checkoutTemplates } from './services/checkout-templates/index.ts';
import { checkouts } from './services/checkouts/index.ts';
import { collections } from './services/collections/index.ts';
import { contactTaxDetails } from './services/contact-tax-details/index.ts';
import { coupons, restCoupons } from './services/coupons/index.ts';
import { currencies } from './services/currencies/index.ts';
import { currentCart } from './services/current-cart/index.ts';
import { customers } from './services/customers/index.ts';
import {
  customFieldApplications,
  customFields,
  customFieldSuggestions,
} from './services/custom-fields/index.ts';
import { customizations } from './services/customizations/index.ts';
import { customTriggers } from './services/custom-triggers/index.ts';
import { deliveryProfiles } from './services/delivery-profile/index.ts';
import { deliverySolutions } from './services/delivery-solutions/index.ts';
import { deliverySlots } from './services/delivery-slots/index.ts';
import { discountRules } from './services/discount-rules/index.ts';
import { discountUses } from './services/discount-uses/index.ts';
import { discounts } from './services/discounts/index.ts';
import { draftOrders } from './services/draft-orders/index.ts';
import { draftSubscriptionContracts } from './services/draft-subscription-contracts/index.ts';
import { ecommerceSettings } from './services/ecommerce-settings/index.ts';
import { enterpriseMediaCategories } from './services/enterprise-media-categories/index.ts';
import { enterpriseMediaItems } from './services/enterprise-media-items/index.ts';
import { appGiftCards } from './services/app-gift-cards/index.ts';
import { appMemberships } from './services/app-memberships/index.ts';
import { giftVouchers } from './services/gift-vouchers/index.ts';
import { infoSections } from './services/info-sections/index.ts';
import { inventoryV3 } from './services/inventory-v3/index.ts';
import { inventory } from './services/inventory/index.ts';
import { mailConsents } from './services/mail-consents/index.ts';
import { localDelivery } from './services/local-delivery-options/index.ts';
import { manualTaxMappings } from './services/manual-tax-mappings/index.ts';
import { mediaUses } from './services/media-uses/index.ts';
import { mediaFiles, mediaFolders } from './services/media-files/index.ts';
import { memberBlocks } from './services/member-blocks/index.ts';
import { defaultPrivacy, memberPrivacy } from './services/member-privacy/index.ts';
import { members, userMembers } from './services/members/index.ts';
import { memberFollowers } from './services/member-followers/index.ts';
import { memberReports, olderMemberReports } from './services/member-reports/index.ts';
import { memberRoleDefinitions, memberRoles } from './services/member-roles/index.ts';
import { membersAbout } from './services/members-about/index.ts';
import { membersAuthentication } from './services/members-authentication/index.ts';
import { oauth, oauthAccess } from './services/oauth/index.ts';
import { orderDownloads } from './services/order-downloads/index.ts';
import { orderBilling } from './services/order-billing/index.ts';
import { orderInvoices } from './services/order-invoices/index.ts';
import { orderPaymentRequests } from './services/order-payment-requests/index.ts';
import { orderFulfillments } from './services/order-fulfillments/index.ts';
import { orderTransactions } from './services/order-transactions/index.ts';
import { olderEvents } from './services/older-events/index.ts';
import { ordersSettings } from './services/orders-settings/index.ts';
import { orders } from './services/orders/index.ts';
import { payments } from './services/payments/index.ts';
import { people } from './services/people/index.ts';
import { personalData } from './services/personal-data/index.ts';
import { pickupLocations } from './services/pickup-locations/index.ts';
import { productsV3 } from './services/products-v3/index.ts';
import { products } from './services/products/index.ts';
import { readOnlyVariants } from './services/read-only-variants/index.ts';
import { recommendations } from './services/recommendations/index.ts';
import { reports } from './services/reports/index.ts';
import { returns } from './services/returns/index.ts';
import { recovery } from './services/recovery/index.ts';
import { redirects } from './services/redirects/index.ts';
import { ribbons } from './services/ribbons/index.ts';
import { reviewRequests } from './services/review-requests/index.ts';
import { olderReviews, reviews } from './services/reviews/index.ts';
import { servicePlugins } from './services/service-plugins/index.ts';
import { shippingOptions } from './services/shipping-options/index.ts';
import { shippoConfigurations } from './services/shippo-configurations/index.ts';
import { signOnPolicy } from './services/sign-on-policy/index.ts';
import { subscriptionContracts } from './services/subscription-contracts/index.ts';
import { subscriptionOptions } from './services/subscription-options/index.ts';
import { taxCalculation } from './services/tax-calculation/index.ts';
import { taxExemptGroups } from './services/tax-exempt-groups/index.ts';
import { taxGroups } from './services/tax-groups/index.ts';
import { taxRegions } from './services/tax-regions/index.ts';
import { taxSettings } from './services/tax-settings/index.ts';
import { tipSettings } from './services/tip-settings/index.ts';
import { tippableStaff } from './services/tippable-staff/index.ts';
import { tips } from './services/tips/index.ts';
import { totals } from './services/totals/index.ts';
import { verification } from './services/verification/index.ts';
import { webhooks } from './services/webhooks/index.ts';
import { catalogImports } from './services/catalog-imports/index.ts';
import { productGroups } from './services/product-groups/index.ts';
import { promotions } from './services/promotions/index.ts';
import { siteProperties } from './services/site-properties/index.ts';
import { storefront } from './services/storefront/index.ts';
import { storesLocations } from './services/stores-locations/index.ts';
import { appInstance } from './services/app-instance/index.ts';
import { contacts } from './services/contacts/index.ts';
import { locations } from './services/locations/index.ts';
import { seoTags } from './services/seo-tags/index.ts';
import { storesOrders } from './services/stores-orders/index.ts';
import { storesWishlist, wishlists } from './services/wishlists/index.ts';

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
