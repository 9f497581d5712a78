import { cart, checkout, currentCart, orders, orderTransactions } from '@wix/ecom';
import { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { adapterMigrations } from '../platform/adapters/migrations.ts';
import { createTestGateway, type TestGateway } from '../platform/adapters/test-gateway/test-gateway.ts';
import type { Site } from '../platform/context.ts';
import type { Clock, Collaborator } from '../platform/ports.ts';
import type { ConfiguredPlugin, PluginLine } from '../platform/plugins.ts';
import { platformMigrations } from '../platform/platform.ts';
import { STORES_APP_ID } from '../platform/services/stores/catalog/public.ts';
import { seedProducts } from '../platform/services/stores/catalog/seed-products.ts';
import { GATEWAY_SECRET, signedNotice } from './gateways.ts';
import { startStack, TEST_SITE, type Stack, type StackCaller } from './stack.ts';

export interface TestProduct {
  id: string;
  name: string;
  price: string;
  compareAtPrice?: string;
  /** Pieces in stock; uncounted when absent. */
  quantity?: number;
  visible?: boolean;
  digital?: boolean;
}

/** GUIDs of products, to be told apart from those the stack counts up. */
export const productId = (number: number): string =>
  `99999999-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Puts products on the listing. */
export async function seedListing(
  stack: Pick<Stack, 'database'> & { site: Pick<Site, 'id' | 'currency'>; clock: Clock },
  products: readonly TestProduct[],
): Promise<void> {
  await seedProducts(
    stack.database.kysely,
    stack.site.id,
    products.map(({ id, name, price, compareAtPrice, quantity, visible = true, digital = false }) => ({
      id,
      date: stack.clock.now().toISOString(),
      product: {
        name,
        visible,
        productType: digital ? 'DIGITAL' : 'PHYSICAL',
        ...(!digital && { physicalProperties: {} }),
        variantsInfo: {
          variants: [
            {
              price: {
                actualPrice: { amount: price },
                ...(compareAtPrice && { compareAtPrice: { amount: compareAtPrice } }),
              },
              ...(!digital && { physicalProperties: { weight: 0.5 } }),
            },
          ],
        },
      },
      stock: [quantity === undefined ? { inStock: true } : { quantity }],
    })),
    { ids: { guid: () => crypto.randomUUID() }, currency: stack.site.currency },
  );
}

export const reference = (id: string) => ({ appId: STORES_APP_ID, catalogItemId: id });

let shoppers = 0;

/** Somebody nobody met before. */
export const newVisitor = (): StackCaller & { kind: 'visitor' } => ({
  kind: 'visitor',
  visitorId: `77777777-0000-4000-8000-${String(++shoppers).padStart(12, '0')}`,
});
export const newMember = (): StackCaller & { kind: 'member' } => ({
  kind: 'member',
  memberId: `88888888-0000-4000-8000-${String(++shoppers).padStart(12, '0')}`,
});

/** The SDK modules of somebody who shops. */
export const shopModules = (stack: Stack, caller: StackCaller = newVisitor()) =>
  stack.sdk({ currentCart, cart, checkout, orders, orderTransactions }, caller);
export type ShopModules = ReturnType<typeof shopModules>;

export const shopMigrations = [...platformMigrations, ...adapterMigrations];

export interface Shop extends Stack {
  /** With the shop's own key. */
  staff: ShopModules;
  paymentGateway: TestGateway;
  /** What the gateway gives for a card of that number. */
  token(number: string): Promise<string>;
  /** The gateway tells what became of one of its payments after all. */
  notice(transaction: string, outcome: 'APPROVED' | 'DECLINED'): Promise<Response>;
}

/** The platform with the test gateway; the database has `shopMigrations`. */
export function startShop(
  database: Database,
  {
    site = TEST_SITE,
    collaborators = [],
    pluginLine,
    plugins,
  }: {
    site?: Site;
    collaborators?: readonly Collaborator[];
    pluginLine?: PluginLine;
    plugins?: readonly ConfiguredPlugin[];
  } = {},
): Shop {
  const ids = { guid: () => crypto.randomUUID() };
  let gateway: TestGateway | undefined;
  const stack: Stack = startStack(database, {
    site,
    ids,
    collaborators,
    ...(pluginLine && { pluginLine }),
    ...(plugins && { plugins }),
    payments(clock) {
      gateway = createTestGateway({
        database,
        siteId: site.id,
        shopName: async () => (await stack.platform.siteNow()).name,
        publicUrl: site.publicUrl,
        secret: GATEWAY_SECRET,
        clock,
        ids,
        send: (request) => stack.platform.fetch(request),
      });
      return gateway.provider;
    },
  });
  if (!gateway) throw new Error('The platform asked for no payment provider.');
  const pages = new Hono().route('/payment-gateway', gateway.routes);
  return {
    ...stack,
    staff: shopModules(stack, { kind: 'api-key' }),
    paymentGateway: gateway,
    async token(number) {
      const year = (stack.clock.now().getUTCFullYear() + 4) % 100;
      const card = { number, expiry: `04/${year}`, cvc: '123', holder: 'Ines Kartenhalter' };
      const reply = await pages.request('/payment-gateway/tokens', {
        method: 'POST',
        body: JSON.stringify(card),
      });
      return ((await reply.json()) as { token: string }).token;
    },
    notice: async (transaction, outcome) =>
      stack.platform.fetch(
        await signedNotice({ id: ids.guid(), transaction, outcome }, { at: stack.clock.now() }),
      ),
  };
}
