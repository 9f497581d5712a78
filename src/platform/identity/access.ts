/**
 * Operations that visitors, members and those without a token (`anyone`) may call besides those the contract's `@applicableIdentity` opens to them.
 * Everything not named here or there is for API keys only. Sources: storefronts in the field read and search their
 * own orders with visitor and member tokens; handlers narrow what they return to the caller's own rows.
 */
export const openTo: Readonly<Record<string, readonly ('anyone' | 'visitor' | 'member')[]>> = {
  'com.wix.ecom.orders.v1.Orders.GetOrder': ['visitor', 'member'],
  'com.wix.ecom.orders.v1.Orders.SearchOrders': ['visitor', 'member'],
};
