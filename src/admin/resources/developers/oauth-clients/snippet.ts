/** An app on a server that acts as itself. */
export const appSnippet = (clientId: string, siteId: string): string => `AppStrategy({
  appId: '${clientId}',
  appSecret: process.env.SHOP_APP_SECRET,
  instanceId: '${siteId}',
})`;
