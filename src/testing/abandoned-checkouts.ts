import { abandonedCheckouts, checkout, currentCart } from '@wix/ecom';
import { abandonedCarts } from '@wix/stores';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { seedMembers } from '../platform/services/members/members/public.ts';
import {
  abandonedCheckoutExtensions,
  type shopperAbandonedCartExtensions,
} from '../shared/extensions/abandoned-checkouts.ts';
import { extensionPath } from '../shared/extensions/define.ts';
import type { shopperEmailExtensions } from '../shared/extensions/email-consents.ts';
import {
  DEFAULT_REMINDER_SETTINGS,
  type BroughtBack,
  type ReminderSettings,
  type OpenedCart,
  type AbandonedCheckoutDetails,
} from '../shared/abandoned-checkouts.ts';
import { extensionCalls } from './extension-calls.ts';
import { newVisitor, productId, reference, shopModules, startShop, seedListing } from './shop.ts';
import { TEST_API_KEY, type StackCaller } from './stack.ts';

export const POSTER = productId(11);
export const PRINT = productId(12);
const MINUTE = 60_000;
const HOUR = 3_600_000;

type Answer = Partial<OpenedCart & BroughtBack> & {
  status: number;
  given: boolean;
  stopped: boolean;
  kind: string;
  details: { applicationError: { code: string; data?: { why?: string } } };
};

type ShopperOperation = keyof (typeof shopperAbandonedCartExtensions & typeof shopperEmailExtensions);
type HostedCaller = Exclude<StackCaller, { kind: 'api-key' }>;

/** With what the SDK exports and hides from its types. */
interface Modules {
  abandonedCheckouts: typeof abandonedCheckouts & {
    searchAbandonedCheckouts(search: object): Promise<{
      abandonedCheckouts: (abandonedCheckouts.AbandonedCheckout & { _id: string })[];
      pagingMetadata: { count: number; hasNext: boolean };
    }>;
    addAbandonedCheckoutActivity(
      id: string,
      options: { activityType: string },
    ): Promise<{ abandonedCheckout: abandonedCheckouts.AbandonedCheckout }>;
  };
  abandonedCarts: {
    getAbandonedCart(id: string): Promise<object>;
    queryAbandonedCarts(options: { query: object }): Promise<object>;
  };
}

const billingInfo = {
  address: { country: 'PT', city: 'Lisboa', postalCode: '1100', addressLine1: 'Rua Augusta 1' },
  contactDetails: { firstName: 'Mira', lastName: 'Berg' },
};

let left = 0;

/** A shop whose carts are left behind. */
export function startAbandonedShop(database: Database) {
  const shop = startShop(database);
  const sdk = (caller: StackCaller = { kind: 'api-key' }, headers?: Record<string, string>) =>
    shop.sdk({ abandonedCheckouts, abandonedCarts }, caller, headers);
  const { abandonedCheckouts: api, abandonedCarts: carts } = sdk() as unknown as Modules;
  const hosted = async (
    name: ShopperOperation,
    body: object = {},
    caller?: HostedCaller,
  ): Promise<Answer> => {
    const authorization = caller && (await shop.platform.tokens.sign({ siteId: shop.site.id, ...caller }));
    const answer = await shop.call(
      'POST',
      extensionPath(name),
      body,
      authorization === undefined ? {} : { authorization },
    );
    return { ...((await answer.json()) as Answer), status: answer.status };
  };
  const extension = extensionCalls(abandonedCheckoutExtensions, (path, body, headers) =>
    shop.call('POST', path, body, headers),
  );
  const moduleOf = (caller: StackCaller, language?: string) =>
    language === undefined
      ? shopModules(shop, caller)
      : (shop.sdk({ currentCart, checkout }, caller, {
          'x-wix-linguist': `${language}|${language}|true`,
        }) as unknown as ReturnType<typeof shopModules>);
  const lookAround = async (): Promise<void> => {
    await shop.platform.maintain();
    await shop.platform.deliverMail();
  };
  const at = {
    shop,
    sdk,
    api,
    carts,
    hosted,
    extension,
    send: (abandonedCheckoutId: string) => extension('sendReminder', { abandonedCheckoutId }),
    linkOf: async (abandonedCheckoutId: string): Promise<string> =>
      (await extension('getAbandonedCheckoutLink', { abandonedCheckoutId })).body.url,
    stock: () =>
      seedListing(shop, [
        { id: POSTER, name: 'Poster', price: '30.00', quantity: 500, digital: true },
        { id: PRINT, name: 'Print', price: '20.00', digital: true },
      ]),
    newEmail: (): string => `left${++left}@example.com`,
    /** Fills a cart, goes to the checkout and says who one is. */
    async start({
      caller = newVisitor(),
      email = `left${++left}@example.com` as string | undefined,
      items = [{ id: POSTER, quantity: 2 }],
      coupon,
      language,
      firstName = 'Anna',
    }: {
      caller?: StackCaller;
      email?: string | undefined;
      items?: { id: string; quantity: number }[];
      coupon?: string;
      language?: string;
      firstName?: string;
    } = {}) {
      const modules = moduleOf(caller, language);
      await modules.currentCart.addToCurrentCart({
        lineItems: items.map(({ id, quantity }) => ({ catalogReference: reference(id), quantity })),
      });
      if (coupon) await modules.currentCart.updateCurrentCart({ couponCode: coupon });
      const { checkoutId } = await modules.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
      const id = String(checkoutId);
      if (email)
        await modules.checkout.updateCheckout(id, {
          buyerInfo: { email },
          billingInfo: { ...billingInfo, contactDetails: { firstName, lastName: 'Berg' } },
        });
      return { caller, email: email ?? '', checkoutId: id, modules };
    },
    /** A member fills a cart, and goes nowhere with it. */
    async fill({
      email = `left${++left}@example.com`,
      items = [{ id: POSTER, quantity: 2 }],
    }: { email?: string; items?: { id: string; quantity: number }[] } = {}) {
      const number = String(++left).padStart(12, '0');
      const memberId = `aaaaaaaa-1000-4000-8000-${number}`;
      await seedMembers(database.kysely, shop.site.id, [
        {
          id: memberId,
          contactId: `cccccccc-1000-4000-8000-${number}`,
          email,
          createdDate: shop.clock.now().toISOString(),
          contact: { firstName: 'Mira' },
        },
      ]);
      const caller = { kind: 'member', memberId } as const;
      const modules = shopModules(shop, caller);
      const { cart } = await modules.currentCart.addToCurrentCart({
        lineItems: items.map(({ id, quantity }) => ({ catalogReference: reference(id), quantity })),
      });
      return { caller, email, modules, cartId: String(cart?._id) };
    },
    async ofCart(cartId: string) {
      const { abandonedCheckouts: found } = await api.searchAbandonedCheckouts({ filter: { cartId } });
      return found[0];
    },
    /** As the SDK does it: the visitor's token beside the shop's key. */
    async signIn(memberId: string, visitor: StackCaller): Promise<void> {
      const token = await shop.platform.tokens.sign({ siteId: shop.site.id, ...(visitor as HostedCaller) });
      await shop.call(
        'POST',
        '/oauth2/token',
        { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId },
        { authorization: `${token},${TEST_API_KEY}` },
      );
    },
    /** Goes to the checkout with the cart, and says what an order takes. @returns its id */
    async checkOut({ modules }: { modules: ReturnType<typeof shopModules> }): Promise<string> {
      const { checkoutId } = await modules.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
      await modules.checkout.updateCheckout(String(checkoutId), { billingInfo });
      return String(checkoutId);
    },
    async touch({ modules, checkoutId }: { modules: ReturnType<typeof shopModules>; checkoutId: string }) {
      await modules.checkout.updateCheckout(checkoutId, { buyerNote: `note ${++left}` });
    },
    async buy({ checkoutId }: { checkoutId: string }): Promise<string> {
      const { orderId } = await shop.staff.checkout.createOrderAndCharge(checkoutId, {
        paymentToken: await shop.token('4242 4242 4242 4242'),
      });
      return String(orderId);
    },
    lookAround,
    async minutes(count: number): Promise<void> {
      shop.clock.advance(count * MINUTE);
      await lookAround();
    },
    async hours(count: number): Promise<void> {
      shop.clock.advance(count * HOUR);
      await lookAround();
    },
    set: (settings: Partial<ReminderSettings> = {}) =>
      extension('changeReminderSettings', {
        ...DEFAULT_REMINDER_SETTINGS,
        remind: true,
        whom: 'ALL',
        ...settings,
      }),
    async of(checkoutId: string) {
      const { abandonedCheckouts: found } = await api.searchAbandonedCheckouts({ filter: { checkoutId } });
      return found[0];
    },
    async told(id: string): Promise<AbandonedCheckoutDetails> {
      const { body } = await extension('listAbandonedCheckoutDetails', { ids: [id] });
      return body.abandonedCheckouts[0] as AbandonedCheckoutDetails;
    },
    mailsTo: (email: string) => shop.mailer.sent.filter(({ to }) => to === email),
    reminders: (email: string) =>
      shop.mailer.sent.filter(({ to, text }) => to === email && text.includes('/your-bag?')),
    linksIn(text: string): { bag: string; stops: string[] } {
      const tokens = (path: string): string[] =>
        [...text.matchAll(new RegExp(`${path}\\?token=(\\S+)`, 'g'))].map(([, token]) => String(token));
      return { bag: tokens('/your-bag')[0] ?? '', stops: tokens('/stop-mails') };
    },
    /** Those of the older kind say the same once more. */
    async eventsOf(id: string): Promise<string[]> {
      const { rows } = await sql<{ slug: string }>`select slug from domain_events
        where entity_id = ${id} and entity_fqdn like 'wix.%' order by sequence`.execute(database.kysely);
      return rows.map(({ slug }) => slug);
    },
  };
  return at;
}

export type AbandonedShop = ReturnType<typeof startAbandonedShop>;
