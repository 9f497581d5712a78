import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { BackInStockSettingsApi, Handlers } from '#platform/contract/index.ts';
import { settingsEntity } from '#platform/crud/index.ts';
import { presentAppId, STORES_APP_ID } from '../../stores/catalog/public.ts';

/** What there is is of one catalog, under both of its ids. */
const collecting = settingsEntity<BackInStockSettingsApi>()({
  table: 'back_in_stock_settings',
  key: 'settings',
  defaults: { collectionStates: [{ appId: STORES_APP_ID, collectingRequests: true }] },
});

export async function isCollecting(context: Context, appId: string): Promise<boolean> {
  const { collectionStates } = await collecting.read(context);
  return collectionStates.some((state) => state.appId === presentAppId(appId) && state.collectingRequests);
}

const collect = (collectingRequests: boolean, context: Context) =>
  collecting.update(
    { settings: { collectionStates: [{ appId: STORES_APP_ID, collectingRequests }] } },
    context,
  );

export const settingsHandlers = {
  getSettings: collecting.get,
  async startCollectingRequests({ appId }, context) {
    if (presentAppId(appId) !== STORES_APP_ID)
      throw badRequest('Only the stores app tells when its items are back.', 'NOT_SUPPORTED_APP_DEF_ID', {
        appId,
      });
    return collect(true, context);
  },
  /** What another app never collected is stopped already. */
  async stopCollectingRequests({ appId }, context) {
    return presentAppId(appId) === STORES_APP_ID ? collect(false, context) : collecting.get({}, context);
  },
} satisfies Handlers<BackInStockSettingsApi, Context>;
