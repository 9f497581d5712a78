import type { EntityFqdn, EventSlug } from '../../platform/contract/index.ts';

/** The operations that publish an event and its other causes, or the reason why it is never published. */
export type EventOrigin = { by: readonly string[]; also?: string | undefined } | { not: string };

const by = (operations: string, also?: string): EventOrigin => ({
  by: operations.split(' ').filter((name) => name !== ''),
  also,
});
const not = (reason: string): EventOrigin => ({ not: reason });

const CART_2 =
  'addCoupon addGiftCard addLineItems refreshCart removeCoupon removeGiftCard removeLineItems updateCart updateLineItems';
const attribute = (one: string, many: string) => ({
  created: by(
    `create${one} getOrCreate${one} bulkCreate${many} bulkGetOrCreate${many}`,
    'a product names one that is not there yet',
  ),
  updated: by(`update${one} bulkUpdate${many}`),
  deleted: by(`delete${one} bulkDelete${many}`),
});

/** Every event of the contract; one that is missing, or is none of the contract's, does not compile. */
export const EVENT_ORIGINS: { [Entity in EntityFqdn]: Record<EventSlug<Entity>, EventOrigin> } = {
  'wix.badges.v3.badge': {
    badge_assigned: by('assignBadge createBadgeAssignment bulkCreateBadgeAssignments'),
    badge_unassigned: by('unassignBadge deleteBadgeAssignment bulkDeleteBadgeAssignments'),
  },
  'wix.badges.v4.badge': {
    created: by('createBadge'),
    updated: by('updateBadge updateBadgesDisplayOrder moveBadge'),
    deleted: by('deleteBadge'),
  },
  'wix.badges.v4.badge_assignment': {
    created: by('createBadgeAssignment bulkCreateBadgeAssignments assignBadge'),
    deleted: by('deleteBadgeAssignment bulkDeleteBadgeAssignments unassignBadge'),
  },
  'wix.billing.v1.contact_tax_details': {
    created: by('upsertContactTaxDetails bulkUpsertContactTaxDetails'),
    updated: by('upsertContactTaxDetails bulkUpsertContactTaxDetails'),
    deleted: by('deleteContactTaxDetails bulkDeleteContactTaxDetails'),
    tags_modified: by('bulkUpdateContactTaxDetailsTags bulkUpdateContactTaxDetailsTagsByFilter'),
  },
  'wix.billing.v1.manual_tax_mapping': {
    created: by('createManualTaxMapping bulkCreateManualTaxMappings'),
    updated: by('updateManualTaxMapping bulkAssignExemptOverrides bulkUnassignExemptOverrides'),
    deleted: by('deleteManualTaxMapping'),
  },
  'wix.billing.v1.tax_exempt_group': {
    created: by('createTaxExemptGroup bulkCreateTaxExemptGroups'),
    updated: by('updateTaxExemptGroup bulkUpdateTaxExemptGroups'),
    deleted: by('deleteTaxExemptGroup bulkDeleteTaxExemptGroups'),
    tags_modified: by('bulkUpdateTaxExemptGroupTags bulkUpdateTaxExemptGroupTagsByFilter'),
  },
  'wix.billing.v1.tax_group': {
    created: by('createTaxGroup'),
    updated: by('updateTaxGroup'),
    deleted: by('deleteTaxGroup'),
  },
  'wix.billing.v1.tax_region': {
    created: by('createTaxRegion bulkCreateTaxRegion'),
    updated: by('updateTaxRegion'),
    deleted: by('deleteTaxRegion'),
  },
  'wix.categories.v1.category': {
    created: by('createCategory'),
    updated: by('updateCategory bulkUpdateCategories updateCategoryVisibility bulkShowCategories'),
    deleted: by('deleteCategory'),
    category_moved: by('moveCategory'),
    item_added_to_category: by('bulkAddItemsToCategory bulkAddItemToCategories bulkSetItemCategories'),
    item_removed_from_category: by(
      'bulkRemoveItemsFromCategory bulkRemoveItemFromCategories bulkSetItemCategories',
    ),
    items_arranged_in_category: by('setArrangedItems'),
  },
  'wix.ecom.discounts.v1.discount_rule': {
    created: by('createDiscountRule'),
    updated: by('updateDiscountRule'),
    deleted: by('deleteDiscountRule'),
  },
  'wix.ecom.subscription_contracts.v1.subscription_contract': {
    created: by('', 'an order with a subscription is approved'),
    updated: by('', 'a cycle is paid or missed, somebody pauses, changes or ends it'),
    deleted: not('a contract that ended stays; nothing deletes one'),
  },
  'wix.ecom.v1.abandoned_checkout': {
    created: by('', 'a checkout is left for as long as the shop says'),
    updated: by('addAbandonedCheckoutActivity', 'a reminder is sent'),
    deleted: by('deleteAbandonedCheckout bulkDeleteAbandonedCheckouts'),
    recovered: by('', 'its checkout becomes an order'),
  },
  'wix.ecom.v1.back_in_stock_notification_request': {
    created: by('createBackInStockNotificationRequest'),
    updated: by('markAsNotificationSent reportItemsBackInStock', 'an item is back'),
    deleted: by('deleteBackInStockNotificationRequest'),
  },
  'wix.ecom.v1.cart': {
    created: by('createCart addToCurrentCart updateCurrentCart'),
    updated: by(
      'updateCart addToCart updateLineItemsQuantity removeLineItems removeCoupon addToCurrentCart updateCurrentCart updateCurrentCartLineItemQuantity removeLineItemsFromCurrentCart removeCouponFromCurrentCart',
    ),
    deleted: by(
      'deleteCart deleteCurrentCart',
      'its checkout becomes an order, or nobody touched it for long',
    ),
  },
  'wix.ecom.v1.checkout': {
    created: by('createCheckout createCheckoutFromCurrentCart createCheckoutFromTemplate'),
    updated: by(
      'updateCheckout addToCheckout updateLineItemsQuantity removeLineItems removeCoupon removeGiftCard',
    ),
    deleted: by('', 'nobody touched it for long and no order came of it'),
    completed: by('createOrder createOrderAndCharge markCheckoutAsCompleted', 'its order is approved'),
  },
  'wix.ecom.v1.checkout_settings': { updated: by('updateCheckoutSettings') },
  'wix.ecom.v1.checkout_template': {
    created: by('createCheckoutTemplate bulkCreateCheckoutTemplates'),
    updated: by('updateCheckoutTemplate'),
    deleted: by('deleteCheckoutTemplate'),
    used: by('createCheckoutFromTemplate createAndRedirectToCheckout'),
  },
  'wix.ecom.v1.delivery_profile': {
    created: by('createDeliveryProfile'),
    updated: by(
      'updateDeliveryProfile updateExtendedFields addDeliveryRegion updateDeliveryRegion removeDeliveryRegion addDeliveryCarrier updateDeliveryCarrier removeDeliveryCarrier',
    ),
    deleted: by('deleteDeliveryProfile'),
    region_added: by('addDeliveryRegion'),
    region_removed: by('removeDeliveryRegion'),
    region_updated: by('updateDeliveryRegion'),
  },
  'wix.ecom.v1.draft_order': {
    created: by('createDraftOrder createEmptyDraftOrder'),
    updated: by(
      'updateLineItems addLineItemsToDraftOrder setDiscounts setAdditionalFees setShippingInfo setBuyerInfo setBillingInfo setRecipientInfo',
    ),
    deleted: by('deleteDraftOrder', 'an edit of an order is begun anew or left'),
  },
  'wix.ecom.v1.fulfillments': {
    updated: by('createFulfillment updateFulfillment deleteFulfillment bulkCreateFulfillments'),
  },
  'wix.ecom.v1.order': {
    created: by('createOrder createOrderFromDraft', 'a checkout is bought, a subscription renewed'),
    updated: by(
      'updateOrder bulkUpdateOrders addActivity updateActivity deleteActivity cancelOrder updateOrderStatus',
      'whatever else changes it',
    ),
    approved: by('createOrder updateOrderStatus paymentCollectionMarkOrderAsPaid', 'a payment comes in'),
    canceled: by('cancelOrder updateOrderStatus'),
    committed: by('commitDraftOrder'),
    fulfilled: by('createFulfillment bulkCreateFulfillments commitDraftOrder'),
    imported: by('importOrder', 'a file of orders is imported'),
    imported_order_deleted: by('bulkDeleteImportedOrders'),
    payment_status_updated: by(
      'addPayments updatePaymentStatus paymentCollectionMarkOrderAsPaid recordManuallyCollectedPayment',
      'a payment comes in or is sent back',
    ),
  },
  'wix.ecom.v1.order_payment_request': {
    created: by('createOrderPaymentRequest bulkCreateOrderPaymentRequests'),
    updated: by(
      'updateOrderPaymentRequest updateExtendedFields chargeOrderPaymentRequest voidOrderPaymentRequest',
    ),
    deleted: by('deleteOrderPaymentRequest'),
    expired: by('', 'its time is over'),
    paid: by('chargeOrderPaymentRequest', 'it is paid by its link'),
    voided: by('voidOrderPaymentRequest'),
  },
  'wix.ecom.v1.order_transactions': {
    updated: by(
      'addPayments updatePaymentStatus bulkUpdatePaymentStatuses updateRefundTransaction triggerRefund',
      'a payment comes in',
    ),
    refund_completed: by('refundPayments triggerRefund', 'the provider tells of it'),
    details_updated: not('nothing changes details of a payment without its status'),
    chargeback_approved: not('no provider here tells of chargebacks'),
    chargeback_reversed: not('no provider here tells of chargebacks'),
  },
  'wix.ecom.v1.orders_settings': { updated: by('updateOrdersSettings') },
  'wix.ecom.v1.shipping_option': {
    created: by('createShippingOption'),
    updated: by('updateShippingOption updateExtendedFields'),
    deleted: by('deleteShippingOption'),
  },
  'wix.ecom.v1.shippo_configuration': {
    created: by('createShippoConfiguration'),
    updated: by('updateShippoConfiguration updateExtendedFields'),
    deleted: by('deleteShippoConfiguration'),
  },
  'wix.ecom.v2.cart': {
    created: by('createCart createCurrentCart'),
    updated: by(CART_2),
    deleted: by('deleteCart deleteCurrentCart'),
    calculated: by('calculateCart calculateCurrentCart'),
  },
  'wix.headless.v1.redirect_session': { created: by('createRedirectSession') },
  'wix.iam.signon.v1.sign_on_policy': { updated: by('updateSignOnPolicy') },
  'wix.locations.v1.location': {
    created: by('createLocation bulkCreateLocation', 'the business info has an address for the first time'),
    updated: by(
      'updateLocation setDefaultLocation archiveLocation addTypeToLocation removeTypeFromLocation addLocationType removeLocationType',
      'the business info of the default location is changed',
    ),
    archive_status: by('archiveLocation'),
    set_default_location: by('setDefaultLocation'),
  },
  'wix.media.enterprise_public_media.v1.enterprise_category': {
    created: by('createCategory enterpriseOnboarding'),
    updated: by('updateCategory'),
    deleted: by('deleteCategory'),
  },
  'wix.media.enterprise_public_media.v1.enterprise_item': {
    created: by('', 'an uploaded or imported file was looked into'),
    updated: by(
      'updateItem bulkUpdateItem linkItemToCategories unlinkItemFromCategories overwriteItemCategories',
    ),
    item_categories_changed: by('linkItemToCategories unlinkItemFromCategories overwriteItemCategories'),
    publish_status_changed: by('updateItem bulkUpdateItem'),
  },
  'wix.media.site_media.v1.file_descriptor': {
    file_ready: by('bulkRestoreFilesFromTrashBin', 'an uploaded or imported file was looked into'),
    file_failed: by('', 'an uploaded or imported file is none of its kind, or does not come'),
  },
  'wix.members.about.v2.member_about': {
    created: by('createMemberAbout'),
    updated: by('updateMemberAbout'),
    deleted: by('deleteMemberAbout', 'the member is deleted'),
  },
  'wix.members.v1.member': {
    created: by('createMember', 'somebody registers'),
    updated: by(
      'updateMember approveMember blockMember muteMember unmuteMember joinCommunity leaveCommunity updateMemberSlug updateCurrentMemberSlug disconnectMember deleteMemberAddresses deleteMemberEmails deleteMemberPhones bulkApproveMembers bulkBlockMembers',
      'they confirm an address, or sign in',
    ),
    deleted: by('deleteMember deleteMyMember bulkDeleteMembers bulkDeleteMembersByFilter'),
  },
  'wix.members.v1.member_report': {
    created: by('reportMember'),
    deleted: by('deleteMemberReports'),
    reported_member_created: by('reportMember'),
    reported_member_deleted: by('deleteMemberReports'),
  },
  'wix.members.v3.follow': { member_followed: by('followMember'), member_unfollowed: by('unfollowMember') },
  'wix.reviews.v1.review': {
    created: by('createReview bulkCreateReview'),
    updated: by('updateReview setReply removeReply updateModerationStatus bulkUpdateModerationStatus'),
    deleted: by('deleteReview bulkDeleteReviews'),
    review_published: by('createReview updateModerationStatus bulkUpdateModerationStatus'),
    moderation_status_changed: by('createReview updateModerationStatus bulkUpdateModerationStatus'),
  },
  'wix.reviews.v2.review_request': {
    created: by('createReviewRequest bulkCreateReviewRequests', 'an order is fulfilled'),
    updated: by('bulkCancelReviewRequestsByFilter', 'its mail is sent'),
    deleted: by('deleteReviewRequest'),
  },
  'wix.stores.catalog.v3.brand': attribute('Brand', 'Brands'),
  'wix.stores.catalog.v3.customization': {
    created: by('createCustomization bulkCreateCustomizations'),
    updated: by(
      'updateCustomization bulkUpdateCustomizations addCustomizationChoices setCustomizationChoices removeCustomizationChoices',
    ),
    deleted: by('deleteCustomization'),
  },
  'wix.stores.catalog.v3.info_section': attribute('InfoSection', 'InfoSections'),
  'wix.stores.catalog.v3.inventory_item': {
    created: by(
      'createInventoryItem bulkCreateInventoryItems createProductWithInventory',
      'a product or variant is created',
    ),
    updated: by(
      'updateInventoryItem bulkUpdateInventoryItems bulkIncrementInventoryItems bulkDecrementInventoryItems',
      'an order takes or gives back',
    ),
    deleted: by('deleteInventoryItem bulkDeleteInventoryItems', 'its product or variant is deleted'),
    stock_status_updated: by(
      'updateInventoryItem bulkUpdateInventoryItems bulkIncrementInventoryItems bulkDecrementInventoryItems',
      'an order takes the last',
    ),
    updated_with_reason: by(
      'updateInventoryItem bulkUpdateInventoryItems bulkIncrementInventoryItems bulkDecrementInventoryItems',
    ),
  },
  'wix.stores.catalog.v3.product': {
    created: by(
      'createProduct bulkCreateProducts createProductWithInventory bulkCreateProductsWithInventory',
    ),
    updated: by(
      'updateProduct bulkUpdateProducts updateProductWithInventory bulkUpdateProductsWithInventory',
      'it is in stock or no longer',
    ),
    deleted: by('deleteProduct bulkDeleteProducts bulkDeleteProductsByFilter'),
  },
  'wix.stores.catalog.v3.promotion': {
    created: by('createPromotion bulkCreatePromotions'),
    updated: by('updatePromotion bulkUpdatePromotions'),
    deleted: by('deletePromotion bulkDeletePromotions'),
    tags_modified: by('bulkUpdatePromotionTags bulkUpdatePromotionTagsByFilter'),
  },
  'wix.stores.catalog.v3.ribbon': attribute('Ribbon', 'Ribbons'),
};

const CATALOG = 'com.wix.ecommerce.catalog.api.v1';

/** The events of the older catalog, which have other names and carry no entity. */
export const OLDER_EVENT_ORIGINS: Readonly<Record<string, EventOrigin>> = {
  SitePropertiesUpdated: by(
    'updateBusinessProfile updateBusinessContact updateBusinessSchedule updateConsentPolicy',
  ),
  [`${CATALOG}.ProductCreated`]: by('createProduct', 'a product is created in the third catalog'),
  [`${CATALOG}.ProductChanged`]: by('updateProduct', 'a product is changed in the third catalog'),
  [`${CATALOG}.ProductDeleted`]: by('deleteProduct', 'a product is deleted in the third catalog'),
  [`${CATALOG}.VariantsChanged`]: by('updateProductVariants', 'variants are changed in the third catalog'),
  [`${CATALOG}.CollectionCreated`]: by('createCollection', 'a category is created'),
  [`${CATALOG}.CollectionChanged`]: by('updateCollection', 'a category is changed'),
  [`${CATALOG}.CollectionDeleted`]: by('deleteCollection', 'a category is deleted'),
  'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged': by(
    'updateInventoryVariants',
    'counting is switched on or off',
  ),
  'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged': by(
    'updateInventoryVariants incrementInventory decrementInventory',
    'an order takes or gives back',
  ),
  'com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent': by(
    '',
    'a checkout is left for as long as the shop says',
  ),
  'com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent': by('', 'its checkout becomes an order'),
};
