// Written by `npm run generate` from the declarations of:
//   @wix/auto_sdk_business-tools_locations 1.0.60
//   @wix/auto_sdk_business-tools_site-properties 1.0.112
//   @wix/auto_sdk_categories_categories 1.0.145
//   @wix/auto_sdk_ecom_abandoned-checkouts 1.0.86
//   @wix/auto_sdk_ecom_back-in-stock-notifications 1.0.66
//   @wix/auto_sdk_ecom_back-in-stock-settings 1.0.45
//   @wix/auto_sdk_ecom_cart 1.0.180
//   @wix/auto_sdk_ecom_cart-v-2 1.0.202
//   @wix/auto_sdk_ecom_checkout 1.0.174
//   @wix/auto_sdk_ecom_checkout-content 1.0.40
//   @wix/auto_sdk_ecom_checkout-settings 1.0.76
//   @wix/auto_sdk_ecom_checkout-templates 1.0.155
//   @wix/auto_sdk_ecom_contact-tax-details 1.0.6
//   @wix/auto_sdk_ecom_currencies 1.0.38
//   @wix/auto_sdk_ecom_current-cart 1.0.190
//   @wix/auto_sdk_ecom_current-cart-v-2 1.0.202
//   @wix/auto_sdk_ecom_delivery-profile 1.0.444
//   @wix/auto_sdk_ecom_delivery-solutions 1.0.65
//   @wix/auto_sdk_ecom_discount-rules 1.0.118
//   @wix/auto_sdk_ecom_discounts-custom-trigger 1.0.49
//   @wix/auto_sdk_ecom_draft-orders 1.0.177
//   @wix/auto_sdk_ecom_draft-subscription-contracts 1.0.19
//   @wix/auto_sdk_ecom_ecommerce-settings 1.0.36
//   @wix/auto_sdk_ecom_gift-vouchers 1.0.48
//   @wix/auto_sdk_ecom_local-delivery-options 1.0.56
//   @wix/auto_sdk_ecom_manual-tax-mappings 1.0.46
//   @wix/auto_sdk_ecom_order-billing 1.0.110
//   @wix/auto_sdk_ecom_order-fulfillments 1.0.65
//   @wix/auto_sdk_ecom_order-invoices 1.0.55
//   @wix/auto_sdk_ecom_order-payment-requests 1.0.70
//   @wix/auto_sdk_ecom_order-transactions 1.0.108
//   @wix/auto_sdk_ecom_orders 1.0.298
//   @wix/auto_sdk_ecom_orders-settings 1.0.58
//   @wix/auto_sdk_ecom_pickup-locations 1.0.55
//   @wix/auto_sdk_ecom_recommendations 1.0.50
//   @wix/auto_sdk_ecom_shipping-options 1.0.244
//   @wix/auto_sdk_ecom_shippo-configurations 1.0.74
//   @wix/auto_sdk_ecom_subscription-contracts 1.0.133
//   @wix/auto_sdk_ecom_tax-calculation 1.0.57
//   @wix/auto_sdk_ecom_tax-exempt-groups 1.0.9
//   @wix/auto_sdk_ecom_tax-groups 1.0.67
//   @wix/auto_sdk_ecom_tax-regions 1.0.64
//   @wix/auto_sdk_ecom_tax-settings 1.0.5
//   @wix/auto_sdk_ecom_tip-settings 1.0.57
//   @wix/auto_sdk_ecom_tippable-staff 1.0.43
//   @wix/auto_sdk_ecom_tips 1.0.65
//   @wix/auto_sdk_ecom_totals-calculator 1.0.120
//   @wix/auto_sdk_ecom_wishlists 1.0.6
//   @wix/auto_sdk_identity_authentication 1.0.61
//   @wix/auto_sdk_identity_oauth 1.0.57
//   @wix/auto_sdk_identity_recovery 1.0.50
//   @wix/auto_sdk_identity_sign-on-policy 1.0.5
//   @wix/auto_sdk_identity_verification 1.0.51
//   @wix/auto_sdk_media_enterprise-media-categories 1.0.40
//   @wix/auto_sdk_media_enterprise-media-items 1.0.41
//   @wix/auto_sdk_media_files 1.0.101
//   @wix/auto_sdk_media_folders 1.0.60
//   @wix/auto_sdk_members_authentication 1.0.50
//   @wix/auto_sdk_members_authorization 1.0.38
//   @wix/auto_sdk_members_badge-assignments 1.0.32
//   @wix/auto_sdk_members_badges 1.0.54
//   @wix/auto_sdk_members_badges-v-2 1.0.39
//   @wix/auto_sdk_members_custom-field-applications 1.0.43
//   @wix/auto_sdk_members_custom-field-suggestions 1.0.42
//   @wix/auto_sdk_members_custom-fields 1.0.62
//   @wix/auto_sdk_members_default-privacy 1.0.36
//   @wix/auto_sdk_members_member-followers 1.0.46
//   @wix/auto_sdk_members_member-privacy-settings 1.0.61
//   @wix/auto_sdk_members_member-report 1.0.51
//   @wix/auto_sdk_members_member-role-definition 1.0.50
//   @wix/auto_sdk_members_member-to-member-block 1.0.37
//   @wix/auto_sdk_members_members 1.0.135
//   @wix/auto_sdk_members_members-about 1.0.80
//   @wix/auto_sdk_members_user-member 1.0.59
//   @wix/auto_sdk_redirects_redirects 1.0.56
//   @wix/auto_sdk_reviews_review-requests 1.0.27
//   @wix/auto_sdk_reviews_reviews 1.0.39
//   @wix/auto_sdk_stores_abandoned-carts 1.0.45
//   @wix/auto_sdk_stores_brands-v-3 1.0.85
//   @wix/auto_sdk_stores_catalog-imports-v-3 1.0.90
//   @wix/auto_sdk_stores_catalog-versioning 1.0.81
//   @wix/auto_sdk_stores_collections 1.0.51
//   @wix/auto_sdk_stores_customizations-v-3 1.0.99
//   @wix/auto_sdk_stores_info-sections-v-3 1.0.112
//   @wix/auto_sdk_stores_inventory 1.0.81
//   @wix/auto_sdk_stores_inventory-items-v-3 1.0.98
//   @wix/auto_sdk_stores_product-groups-v-3 1.0.9
//   @wix/auto_sdk_stores_products 1.0.108
//   @wix/auto_sdk_stores_products-v-3 1.0.226
//   @wix/auto_sdk_stores_promotions-v-3 1.0.5
//   @wix/auto_sdk_stores_read-only-variants-v-3 1.0.139
//   @wix/auto_sdk_stores_ribbons-v-3 1.0.63
//   @wix/auto_sdk_stores_stores-locations-v-3 1.0.59
//   @wix/auto_sdk_stores_subscription-options 1.0.72
//   @wix/auto_sdk_stores_wishlist 1.0.41
import businessToolsLocations from './business-tools_locations.json' with { type: 'json' };
import businessToolsSiteProperties from './business-tools_site-properties.json' with { type: 'json' };
import categoriesCategories from './categories_categories.json' with { type: 'json' };
import ecomAbandonedCheckouts from './ecom_abandoned-checkouts.json' with { type: 'json' };
import ecomBackInStockNotifications from './ecom_back-in-stock-notifications.json' with { type: 'json' };
import ecomBackInStockSettings from './ecom_back-in-stock-settings.json' with { type: 'json' };
import ecomCart from './ecom_cart.json' with { type: 'json' };
import ecomCartV2 from './ecom_cart-v-2.json' with { type: 'json' };
import ecomCheckout from './ecom_checkout.json' with { type: 'json' };
import ecomCheckoutContent from './ecom_checkout-content.json' with { type: 'json' };
import ecomCheckoutSettings from './ecom_checkout-settings.json' with { type: 'json' };
import ecomCheckoutTemplates from './ecom_checkout-templates.json' with { type: 'json' };
import ecomContactTaxDetails from './ecom_contact-tax-details.json' with { type: 'json' };
import ecomCurrencies from './ecom_currencies.json' with { type: 'json' };
import ecomCurrentCart from './ecom_current-cart.json' with { type: 'json' };
import ecomCurrentCartV2 from './ecom_current-cart-v-2.json' with { type: 'json' };
import ecomDeliveryProfile from './ecom_delivery-profile.json' with { type: 'json' };
import ecomDeliverySolutions from './ecom_delivery-solutions.json' with { type: 'json' };
import ecomDiscountRules from './ecom_discount-rules.json' with { type: 'json' };
import ecomDiscountsCustomTrigger from './ecom_discounts-custom-trigger.json' with { type: 'json' };
import ecomDraftOrders from './ecom_draft-orders.json' with { type: 'json' };
import ecomDraftSubscriptionContracts from './ecom_draft-subscription-contracts.json' with { type: 'json' };
import ecomEcommerceSettings from './ecom_ecommerce-settings.json' with { type: 'json' };
import ecomGiftVouchers from './ecom_gift-vouchers.json' with { type: 'json' };
import ecomLocalDeliveryOptions from './ecom_local-delivery-options.json' with { type: 'json' };
import ecomManualTaxMappings from './ecom_manual-tax-mappings.json' with { type: 'json' };
import ecomOrderBilling from './ecom_order-billing.json' with { type: 'json' };
import ecomOrderFulfillments from './ecom_order-fulfillments.json' with { type: 'json' };
import ecomOrderInvoices from './ecom_order-invoices.json' with { type: 'json' };
import ecomOrderPaymentRequests from './ecom_order-payment-requests.json' with { type: 'json' };
import ecomOrderTransactions from './ecom_order-transactions.json' with { type: 'json' };
import ecomOrders from './ecom_orders.json' with { type: 'json' };
import ecomOrdersSettings from './ecom_orders-settings.json' with { type: 'json' };
import ecomPickupLocations from './ecom_pickup-locations.json' with { type: 'json' };
import ecomRecommendations from './ecom_recommendations.json' with { type: 'json' };
import ecomShippingOptions from './ecom_shipping-options.json' with { type: 'json' };
import ecomShippoConfigurations from './ecom_shippo-configurations.json' with { type: 'json' };
import ecomSubscriptionContracts from './ecom_subscription-contracts.json' with { type: 'json' };
import ecomTaxCalculation from './ecom_tax-calculation.json' with { type: 'json' };
import ecomTaxExemptGroups from './ecom_tax-exempt-groups.json' with { type: 'json' };
import ecomTaxGroups from './ecom_tax-groups.json' with { type: 'json' };
import ecomTaxRegions from './ecom_tax-regions.json' with { type: 'json' };
import ecomTaxSettings from './ecom_tax-settings.json' with { type: 'json' };
import ecomTipSettings from './ecom_tip-settings.json' with { type: 'json' };
import ecomTippableStaff from './ecom_tippable-staff.json' with { type: 'json' };
import ecomTips from './ecom_tips.json' with { type: 'json' };
import ecomTotalsCalculator from './ecom_totals-calculator.json' with { type: 'json' };
import ecomWishlists from './ecom_wishlists.json' with { type: 'json' };
import identityAuthentication from './identity_authentication.json' with { type: 'json' };
import identityOauth from './identity_oauth.json' with { type: 'json' };
import identityRecovery from './identity_recovery.json' with { type: 'json' };
import identitySignOnPolicy from './identity_sign-on-policy.json' with { type: 'json' };
import identityVerification from './identity_verification.json' with { type: 'json' };
import mediaEnterpriseMediaCategories from './media_enterprise-media-categories.json' with { type: 'json' };
import mediaEnterpriseMediaItems from './media_enterprise-media-items.json' with { type: 'json' };
import mediaFiles from './media_files.json' with { type: 'json' };
import mediaFolders from './media_folders.json' with { type: 'json' };
import membersAuthentication from './members_authentication.json' with { type: 'json' };
import membersAuthorization from './members_authorization.json' with { type: 'json' };
import membersBadgeAssignments from './members_badge-assignments.json' with { type: 'json' };
import membersBadges from './members_badges.json' with { type: 'json' };
import membersBadgesV2 from './members_badges-v-2.json' with { type: 'json' };
import membersCustomFieldApplications from './members_custom-field-applications.json' with { type: 'json' };
import membersCustomFieldSuggestions from './members_custom-field-suggestions.json' with { type: 'json' };
import membersCustomFields from './members_custom-fields.json' with { type: 'json' };
import membersDefaultPrivacy from './members_default-privacy.json' with { type: 'json' };
import membersMemberFollowers from './members_member-followers.json' with { type: 'json' };
import membersMemberPrivacySettings from './members_member-privacy-settings.json' with { type: 'json' };
import membersMemberReport from './members_member-report.json' with { type: 'json' };
import membersMemberRoleDefinition from './members_member-role-definition.json' with { type: 'json' };
import membersMemberToMemberBlock from './members_member-to-member-block.json' with { type: 'json' };
import membersMembers from './members_members.json' with { type: 'json' };
import membersMembersAbout from './members_members-about.json' with { type: 'json' };
import membersUserMember from './members_user-member.json' with { type: 'json' };
import redirectsRedirects from './redirects_redirects.json' with { type: 'json' };
import reviewsReviewRequests from './reviews_review-requests.json' with { type: 'json' };
import reviewsReviews from './reviews_reviews.json' with { type: 'json' };
import storesAbandonedCarts from './stores_abandoned-carts.json' with { type: 'json' };
import storesBrandsV3 from './stores_brands-v-3.json' with { type: 'json' };
import storesCatalogImportsV3 from './stores_catalog-imports-v-3.json' with { type: 'json' };
import storesCatalogVersioning from './stores_catalog-versioning.json' with { type: 'json' };
import storesCollections from './stores_collections.json' with { type: 'json' };
import storesCustomizationsV3 from './stores_customizations-v-3.json' with { type: 'json' };
import storesInfoSectionsV3 from './stores_info-sections-v-3.json' with { type: 'json' };
import storesInventory from './stores_inventory.json' with { type: 'json' };
import storesInventoryItemsV3 from './stores_inventory-items-v-3.json' with { type: 'json' };
import storesProductGroupsV3 from './stores_product-groups-v-3.json' with { type: 'json' };
import storesProducts from './stores_products.json' with { type: 'json' };
import storesProductsV3 from './stores_products-v-3.json' with { type: 'json' };
import storesPromotionsV3 from './stores_promotions-v-3.json' with { type: 'json' };
import storesReadOnlyVariantsV3 from './stores_read-only-variants-v-3.json' with { type: 'json' };
import storesRibbonsV3 from './stores_ribbons-v-3.json' with { type: 'json' };
import storesStoresLocationsV3 from './stores_stores-locations-v-3.json' with { type: 'json' };
import storesSubscriptionOptions from './stores_subscription-options.json' with { type: 'json' };
import storesWishlist from './stores_wishlist.json' with { type: 'json' };

export const documents: readonly unknown[] = [
  businessToolsLocations,
  businessToolsSiteProperties,
  categoriesCategories,
  ecomAbandonedCheckouts,
  ecomBackInStockNotifications,
  ecomBackInStockSettings,
  ecomCart,
  ecomCartV2,
  ecomCheckout,
  ecomCheckoutContent,
  ecomCheckoutSettings,
  ecomCheckoutTemplates,
  ecomContactTaxDetails,
  ecomCurrencies,
  ecomCurrentCart,
  ecomCurrentCartV2,
  ecomDeliveryProfile,
  ecomDeliverySolutions,
  ecomDiscountRules,
  ecomDiscountsCustomTrigger,
  ecomDraftOrders,
  ecomDraftSubscriptionContracts,
  ecomEcommerceSettings,
  ecomGiftVouchers,
  ecomLocalDeliveryOptions,
  ecomManualTaxMappings,
  ecomOrderBilling,
  ecomOrderFulfillments,
  ecomOrderInvoices,
  ecomOrderPaymentRequests,
  ecomOrderTransactions,
  ecomOrders,
  ecomOrdersSettings,
  ecomPickupLocations,
  ecomRecommendations,
  ecomShippingOptions,
  ecomShippoConfigurations,
  ecomSubscriptionContracts,
  ecomTaxCalculation,
  ecomTaxExemptGroups,
  ecomTaxGroups,
  ecomTaxRegions,
  ecomTaxSettings,
  ecomTipSettings,
  ecomTippableStaff,
  ecomTips,
  ecomTotalsCalculator,
  ecomWishlists,
  identityAuthentication,
  identityOauth,
  identityRecovery,
  identitySignOnPolicy,
  identityVerification,
  mediaEnterpriseMediaCategories,
  mediaEnterpriseMediaItems,
  mediaFiles,
  mediaFolders,
  membersAuthentication,
  membersAuthorization,
  membersBadgeAssignments,
  membersBadges,
  membersBadgesV2,
  membersCustomFieldApplications,
  membersCustomFieldSuggestions,
  membersCustomFields,
  membersDefaultPrivacy,
  membersMemberFollowers,
  membersMemberPrivacySettings,
  membersMemberReport,
  membersMemberRoleDefinition,
  membersMemberToMemberBlock,
  membersMembers,
  membersMembersAbout,
  membersUserMember,
  redirectsRedirects,
  reviewsReviewRequests,
  reviewsReviews,
  storesAbandonedCarts,
  storesBrandsV3,
  storesCatalogImportsV3,
  storesCatalogVersioning,
  storesCollections,
  storesCustomizationsV3,
  storesInfoSectionsV3,
  storesInventory,
  storesInventoryItemsV3,
  storesProductGroupsV3,
  storesProducts,
  storesProductsV3,
  storesPromotionsV3,
  storesReadOnlyVariantsV3,
  storesRibbonsV3,
  storesStoresLocationsV3,
  storesSubscriptionOptions,
  storesWishlist,
];
