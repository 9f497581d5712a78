/** Parts of a reading request without which all is looked for. */
export const lookedForByAbsence: readonly string[] = ['search', 'query'];

/** Fields of the list below that stay required, by operation: nothing could be stored without them. */
export const requiredNonetheless: Readonly<Record<string, readonly string[]>> = {
  // A product has a price, and 0 would sell it for nothing.
  'stores_products-v-3.bulkCreateProducts': ['products.variantsInfo.variants.price.actualPrice'],
  'stores_products-v-3.bulkCreateProductsWithInventory': ['products.variantsInfo.variants.price.actualPrice'],
  'stores_products-v-3.createProduct': ['product.variantsInfo.variants.price.actualPrice'],
  'stores_products-v-3.createProductWithInventory': ['product.variantsInfo.variants.price.actualPrice'],
  // Every kind of customization has either choices or a text.
  'stores_customizations-v-3.createCustomization': ['customization.customizationSettings'],
};

/**
 * Fields that operations require today and that the packages of December 2024 do not, by operation. Written by
 * `npm run older-routes -- --required` from `@wix/ecom` 1.0.692, `@wix/stores` 1.0.224, `@wix/members` 1.0.116 and
 * `@wix/reviews` 1.0.42.
 */
export const olderOptional: Readonly<Record<string, readonly string[]>> = {
  'ecom_cart.addToCart': ['customLineItems.price'],
  'ecom_cart.createCart': ['customLineItems.price'],
  'ecom_checkout.createCheckout': ['customLineItems.price'],
  'ecom_current-cart.addToCurrentCart': ['customLineItems.itemType', 'customLineItems.price'],
  'ecom_delivery-profile.addDeliveryCarrier': ['deliveryCarrier.backupRate.amount'],
  'ecom_draft-orders.setAdditionalFees': ['additionalFees.applied', 'additionalFees.id'],
  'ecom_draft-orders.setDiscounts': ['discounts.applied', 'discounts.id'],
  'ecom_draft-orders.updateLineItems': ['lineItemChanges', 'lineItemChanges.lineItemId'],
  'ecom_order-transactions.addPayments': ['payments.paymentDetails'],
  'ecom_orders.searchOrders': ['search'],
  'ecom_pickup-locations.bulkUpdatePickupLocation': ['pickupLocations.revision'],
  'ecom_pickup-locations.updatePickupLocation': ['pickupLocation.revision'],
  'stores_customizations-v-3.createCustomization': ['customization.customizationSettings'],
  'stores_inventory-items-v-3.bulkCreateInventoryItems': ['inventoryItems.trackingMethod'],
  'stores_inventory-items-v-3.createInventoryItem': ['inventoryItem.trackingMethod'],
  'stores_inventory-items-v-3.searchInventoryItems': ['search'],
  'stores_products-v-3.bulkCreateProducts': ['products.variantsInfo.variants.price.actualPrice'],
  'stores_products-v-3.bulkCreateProductsWithInventory': ['products.variantsInfo.variants.price.actualPrice'],
  'stores_products-v-3.bulkUpdateProducts': ['products.product.variantsInfo.variants.price.actualPrice'],
  'stores_products-v-3.bulkUpdateProductsByFilter': [
    'product.subscriptionDetails.subscriptions.cycles',
    'product.subscriptionDetails.subscriptions.discount.discount',
  ],
  'stores_products-v-3.bulkUpdateProductsWithInventory': [
    'products.product.variantsInfo.variants.price.actualPrice',
  ],
  'stores_products-v-3.createProduct': ['product.variantsInfo.variants.price.actualPrice'],
  'stores_products-v-3.createProductWithInventory': ['product.variantsInfo.variants.price.actualPrice'],
  'stores_products-v-3.searchProducts': ['search'],
  'stores_products-v-3.updateProduct': ['product.variantsInfo.variants.price.actualPrice'],
  'stores_products-v-3.updateProductWithInventory': ['product.variantsInfo.variants.price.actualPrice'],
};
