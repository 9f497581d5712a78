import { storeSettingsExtensions } from '#shared/extensions/store-settings.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { defineService } from '#platform/service.ts';
import { readMailSettings, updateMailSettings } from './mail.ts';
import { migrations } from './migrations.ts';
import { readStoreSettings, siteSettings, updateStoreSettings } from './settings.ts';
import { sendTestEmail } from './test-email.ts';

/** What a server is started with and the merchant may set instead. */
export const storeSettings = defineService({
  name: 'store-settings',
  routes: serveExtensions(
    storeSettingsExtensions,
    {
      getStoreSettings: async (_request, context) => readStoreSettings(context),
      updateStoreSettings: async (change, context) => updateStoreSettings(context, change),
      getMailSettings: async (_request, context) => readMailSettings(context),
      updateMailSettings: async (change, context) => updateMailSettings(context, change),
      sendTestEmail: async (request, context) => sendTestEmail(context, request),
    },
    { ownTransactions: ['sendTestEmail'] },
  ),
  site: async (db, started) => siteSettings({ db, siteId: started.id }, started),
  migrations,
});
