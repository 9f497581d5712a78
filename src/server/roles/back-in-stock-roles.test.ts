import { backInStockNotifications, backInStockSettings } from '@wix/ecom';
import { beforeAll, describe, expect, it } from 'vitest';
import { roleNames } from '../../shared/permissions.ts';
import { STORES_APP_ID } from '../../shared/stores-app.ts';
import { startWaiting, type Waiting } from '../../testing/back-in-stock.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { errorOf } from '../../testing/orders.ts';
import { reference, shopMigrations } from '../../testing/shop.ts';
import { staffSdk } from '../../testing/staff-sdk.ts';
import { TEST_API_KEY } from '../../testing/stack.ts';
import { embeddedFetch } from '../platform-fetch.ts';

const modules = { backInStockNotifications, backInStockSettings };
type Staff = typeof modules;
interface SeededRequest {
  id: string;
  productId: string;
}

const details = { name: 'Poster', price: '20.00' };
const reading: Readonly<Record<string, (who: Staff, seeded: SeededRequest) => Promise<unknown>>> = {
  getBackInStockNotificationRequest: (who, { id }) =>
    who.backInStockNotifications.getBackInStockNotificationRequest(id),
  queryBackInStockNotificationRequests: (who) =>
    who.backInStockNotifications.queryBackInStockNotificationRequests().find(),
  countByCatalogReferences: (who, { productId }) =>
    who.backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences([
      reference(productId),
    ]),
  getSettings: (who) => who.backInStockSettings.getSettings(),
};
const changing: typeof reading = {
  markAsNotificationSent: (who, { id }) => who.backInStockNotifications.markAsNotificationSent(id),
  reportItemsBackInStock: (who, { id }) =>
    who.backInStockNotifications.reportItemsBackInStock(details, { requestIds: [id] }),
  deleteBackInStockNotificationRequest: (who, { id }) =>
    who.backInStockNotifications.deleteBackInStockNotificationRequest(id),
  startCollectingRequests: (who) => who.backInStockSettings.startCollectingRequests(STORES_APP_ID),
};
/** Whoever looks after the catalog looks after those who wait for it. */
const CHANGERS: ReadonlySet<string> = new Set(['owner', 'merchant', 'editor']);

onDatabase(
  'what staff may do with who waits for what is sold out',
  (database) => {
    let at: Waiting;
    let gateway: TestGateway;

    beforeAll(async () => {
      at = startWaiting(database());
      const { platform, site } = at.shop;
      const platformFetch = embeddedFetch(platform, { apiKey: TEST_API_KEY, siteId: site.id });
      gateway = startGateway(database(), { siteId: site.id, platformFetch });
      await resetGateway(gateway);
    });

    describe.each(roleNames)('as %s', (role) => {
      it.each(Object.keys({ ...reading, ...changing }))('sdk: %s', async (name) => {
        const staff = staffSdk(await gateway.signedIn(role), modules);
        const { id: productId } = await at.mug();
        const { _id: id } = await at.ask(productId);
        const seeded = { id, productId };
        const call = (reading[name] ?? changing[name])?.(staff, seeded);
        const rejected = await errorOf(call ?? Promise.reject(new Error(name)));
        const isAllowed = name in reading || CHANGERS.has(role);
        expect(rejected).toBe(isAllowed ? 'nothing refused' : 'PERMISSION_DENIED');
        // Whoever is turned away leaves all as it was.
        const after = isAllowed ? 'RECEIVED' : await at.statusOf(id);
        expect(after).toBe('RECEIVED');
      });
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
