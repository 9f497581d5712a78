/**
 * Operations that visitors, members and those without a token (`anyone`) may call besides those the contract's `@applicableIdentity` opens to them.
 * Everything not named here or there is for API keys only. Sources: storefronts in the field read and search their
 * own orders with visitor and member tokens; handlers narrow what they return to the caller's own rows.
 */
export const openTo: Readonly<Record<string, readonly ('anyone' | 'visitor' | 'member')[]>> = {
  'wix.identity.oauth2.v1.Oauth2Ng.Token': ['anyone'],
  'wix.identity.oauth2.v1.Oauth2Ng.TokenInfo': ['anyone'],
  'wix.identity.oauth2.v1.Oauth2Ng.Jwks': ['anyone'],
  'wix.identity.oauth2.v1.Oauth2Ng.UserInfo': ['member'],
  'wix.sdk.OAuth.Access': ['anyone'],
  'wix.headless.v1.RedirectSessionService.CreateRedirectSession': ['visitor', 'member'],
  'com.wix.ecom.orders.v1.Orders.GetOrder': ['visitor', 'member'],
  'com.wix.ecom.orders.v1.Orders.SearchOrders': ['visitor', 'member'],
};
