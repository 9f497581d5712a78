import { backInStockNotifications, backInStockSettings } from '@wix/ecom';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { extensionPath } from '../shared/extensions/define.ts';
import {
  backInStockExtensions,
  type shopperBackInStockExtensions,
} from '../shared/extensions/back-in-stock.ts';
import { catalogModules, mug, shirt } from './catalog.ts';
import { extensionCalls } from './extension-calls.ts';
import { newVisitor, reference, startShop, type Shop } from './shop.ts';
import type { StackCaller } from './stack.ts';

type BackInStockRequest = backInStockNotifications.BackInStockNotificationRequest;

let made = 0;

const modules = (shop: Shop, caller: StackCaller, headers?: Record<string, string>) =>
  shop.sdk({ backInStockNotifications, backInStockSettings }, caller, headers);

export type StockModule = ReturnType<typeof modules>['backInStockNotifications'];

/** A shop whose sold-out things are waited for. */
export function startWaiting(database: Database) {
  const shop = startShop(database);
  const { backInStockNotifications: requests, backInStockSettings: settings } = modules(shop, {
    kind: 'api-key',
  });
  const catalog = catalogModules(shop);
  const details = { name: 'Poster', price: '20.00' };
  const revisionOf = async (variantId: string): Promise<string> =>
    String((await catalog.inventoryItemsV3.getInventoryItem(variantId)).revision);
  return {
    shop,
    catalog,
    requests,
    settings,
    details,
    requestsOf: (caller: StackCaller, headers?: Record<string, string>): StockModule =>
      modules(shop, caller, headers).backInStockNotifications,
    settingsOf: (caller: StackCaller) => modules(shop, caller).backInStockSettings,
    newEmail: (): string => `waiting${++made}@example.com`,
    /** One variant; sold out unless said otherwise. */
    async mug(pieces = 0) {
      const { product } = await catalog.productsV3.createProductWithInventory(mug(`Mug ${++made}`, pieces));
      return { id: String(product?._id), variantId: String(product?.variantsInfo?.variants?.[0]?._id) };
    },
    /** Size S and size L; sold out unless said otherwise. */
    async shirt(small = 0, large = 0) {
      const { product } = await catalog.productsV3.createProductWithInventory(
        shirt(`Shirt ${++made}`, small, large),
      );
      const [s, l] = (product?.variantsInfo?.variants ?? []).map(({ _id }) => String(_id));
      return { id: String(product?._id), small: String(s), large: String(l) };
    },
    /** As a visitor, who leaves an address. */
    async ask(
      id: string,
      {
        email = `waiting${++made}@example.com`,
        options,
        caller = newVisitor(),
        language,
        itemUrl,
      }: {
        email?: string;
        options?: Record<string, unknown>;
        caller?: StackCaller;
        language?: string;
        itemUrl?: string;
      } = {},
    ): Promise<BackInStockRequest & { _id: string }> {
      const headers =
        language === undefined ? undefined : { 'x-wix-linguist': `${language}|${language}|true` };
      const created = await modules(
        shop,
        caller,
        headers,
      ).backInStockNotifications.createBackInStockNotificationRequest(
        {
          catalogReference: { ...reference(id), ...(options && { options }) },
          email,
          ...(itemUrl !== undefined && { itemUrl }),
        },
        details,
      );
      return { ...created, _id: String(created._id) };
    },
    /** As somebody who counts the listing. */
    count: async (variantId: string, quantity: number): Promise<void> => {
      const revision = await revisionOf(variantId);
      await catalog.inventoryItemsV3.updateInventoryItem(variantId, { revision, quantity });
    },
    revisionOf,
    extension: extensionCalls(backInStockExtensions, (path, body, headers) =>
      shop.call('POST', path, body, headers),
    ),
    /** An operation for shoppers; with the shop's key unless said otherwise. */
    async hosted(
      name: keyof typeof shopperBackInStockExtensions,
      body: object = {},
      headers?: Record<string, string>,
    ): Promise<object> {
      const reply = await shop.call('POST', extensionPath(name), body, headers);
      return reply.ok ? ((await reply.json()) as object) : { status: reply.status };
    },
    statusOf: async (id: string): Promise<string | undefined> =>
      (await requests.getBackInStockNotificationRequest(id)).status,
    /** What is due is done, and what is written is sent. */
    async tell(): Promise<void> {
      await shop.platform.maintain();
      await shop.platform.deliverMail();
    },
    mailsTo: (email: string | undefined) => shop.mailer.sent.filter(({ to }) => to === email),
    async eventsOf(id: string): Promise<string[]> {
      const { rows } = await sql<{ slug: string }>`select slug from domain_events
        where entity_id = ${id} order by sequence`.execute(database.kysely);
      return rows.map(({ slug }) => slug);
    },
  };
}

export type Waiting = ReturnType<typeof startWaiting>;
