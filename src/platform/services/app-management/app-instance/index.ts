import type { Context } from '#platform/context.ts';
import { permissionDenied } from '#platform/contract/errors.ts';
import { operations } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';

/** Everything that a key without bounds may do. */
const allPermissions = (): string[] =>
  [...new Set(operations.flatMap(({ permissions }) => permissions))].toSorted((a, b) => (a < b ? -1 : 1));

/** An installation of an app is its site: the id of the one is that of the other. */
async function getAppInstance(_request: object, context: Context): Promise<object> {
  const { caller, site } = context;
  if (caller.kind !== 'api-key') throw permissionDenied('Only apps and API keys have an instance.');
  const app = await context.client(caller.appId);
  return {
    instance: {
      instanceId: site.id,
      appName: app?.name ?? site.name,
      isFree: true,
      permissions: caller.permissions === '*' ? allPermissions() : [...caller.permissions],
    },
    site: {
      siteId: site.id,
      siteDisplayName: site.name,
      locale: site.locale,
      paymentCurrency: site.currency,
      url: site.publicUrl,
      installedWixApps: ['stores'],
      multilingual: { isMultiLingual: false, supportedLanguages: [] },
    },
  };
}

/** What an app knows of itself and of the site that it is installed on. */
export const appInstance = defineService({
  name: 'app-instance',
  package: 'rest_app-instance',
  handlers: { getAppInstance },
});
