import { beforeAll, describe, expect, it } from 'vitest';
import { startWaiting, type Waiting } from '#testing/back-in-stock.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { newMember, newVisitor, reference, shopMigrations } from '#testing/shop.ts';
import { type StackCaller, TEST_READ_KEY } from '#testing/stack.ts';
import { STORES_APP_ID } from '../../stores/catalog/public.ts';

interface Case {
  item: string;
  id: string;
  email: string;
}

type Call = (at: Waiting, who: StackCaller, input: Case) => Promise<unknown>;
const CALLERS = ['nobody', 'visitor', 'member', 'readKey', 'key'] as const;

const callers: Record<(typeof CALLERS)[number], () => StackCaller> = {
  nobody: () => ({ kind: 'api-key', key: '' }),
  visitor: newVisitor,
  member: newMember,
  readKey: () => ({ kind: 'api-key', key: TEST_READ_KEY }),
  key: () => ({ kind: 'api-key' }),
};

const calls: Readonly<Record<string, Call>> = {
  createBackInStockNotificationRequest: (at, who, { item, email }) =>
    at
      .requestsOf(who)
      .createBackInStockNotificationRequest({ catalogReference: reference(item), email }, at.details),
  getBackInStockNotificationRequest: (at, who, { id }) =>
    at.requestsOf(who).getBackInStockNotificationRequest(id),
  deleteBackInStockNotificationRequest: (at, who, { id }) =>
    at.requestsOf(who).deleteBackInStockNotificationRequest(id),
  queryBackInStockNotificationRequests: (at, who) =>
    at.requestsOf(who).queryBackInStockNotificationRequests().find(),
  getBackInStockNotificationRequestsCountByCatalogReferences: (at, who, { item }) =>
    at.requestsOf(who).getBackInStockNotificationRequestsCountByCatalogReferences([reference(item)]),
  markAsNotificationSent: (at, who, { id }) => at.requestsOf(who).markAsNotificationSent(id),
  reportItemsBackInStock: (at, who, { id }) =>
    at.requestsOf(who).reportItemsBackInStock(at.details, { requestIds: [id] }),
  getSettings: (at, who) => at.settingsOf(who).getSettings(),
  startCollectingRequests: (at, who) => at.settingsOf(who).startCollectingRequests(STORES_APP_ID),
  stopCollectingRequests: (at, who) => at.settingsOf(who).stopCollectingRequests(STORES_APP_ID),
};

/** Whoever stands before something that is sold out. */
const FOR_SHOPPERS = new Set(['createBackInStockNotificationRequest']);

onDatabase(
  'who may do what with back in stock',
  (database) => {
    let at: Waiting;
    let item: string;

    beforeAll(async () => {
      at = startWaiting(database());
      item = (await at.mug()).id;
    });

    describe.each(Object.entries(calls))('%s', (operation, call) => {
      it.each(CALLERS)('sdk: %s', async (who) => {
        const { _id: id } = await at.ask(item, { caller: { kind: 'api-key' } });
        const email = at.newEmail();
        const rejected = await errorOf(call(at, callers[who](), { item, id, email }));
        const isShopper = who === 'visitor' || who === 'member';
        const mayDo = who === 'key' || (isShopper && FOR_SHOPPERS.has(operation));
        expect(rejected === 'nothing refused').toBe(mayDo);
        if (operation === 'stopCollectingRequests') await at.settings.startCollectingRequests(STORES_APP_ID);
        if (who === 'key') return;
        expect(await at.statusOf(id)).toBe('RECEIVED');
      });
    });
  },
  shopMigrations,
);
