import type { Database } from '../database/database.ts';
import type { OpenMembershipCharge } from '../shared/plugins.ts';
import { changeOnlyPlugin, pluginCalls } from './plugins.ts';
import { startPluginApp, type Behaviour } from './plugin-app.ts';
import { newMember, productId, reference, shopModules, startShop, seedListing } from './shop.ts';

export const CLASS = productId(92);
export const POSTER = productId(93);
export const GOOD = '4242 4242 4242 4242';
export const DECLINED = '4000 0000 0000 0002';
export const LIST = '/v1/list-eligible-memberships';
export const CHARGE = '/v1/charge-membership';
export const TIME_LIMIT_MS = 1500;
export const VOID = '/v1/void-membership-charge';
const MINUTE = 60_000;

export const plainly =
  (answer: unknown): Behaviour =>
  (_body, reply) =>
    void reply.end(typeof answer === 'string' ? answer : JSON.stringify(answer));

/** A shop with an app that keeps memberships, which can be made to misbehave. */
export async function openMembershipShop(database: Database) {
  const far = await startPluginApp();
  const shop = startShop(database, { pluginLine: far.line });
  await seedListing(shop, [
    { id: CLASS, name: 'A class', price: '20.00', digital: true },
    { id: POSTER, name: 'Poster', price: '30.00', digital: true },
  ]);
  const settings = {
    name: 'The club',
    url: far.url,
    kinds: ['MEMBERSHIPS' as const],
    timeLimitMs: TIME_LIMIT_MS,
  };
  const { plugin } = (await pluginCalls(shop)('addPlugin', settings)).body;
  far.registered(plugin.appId, plugin.publicKey);
  let last = 0;

  /** Time goes by, and with it what is due. */
  async function passes(ms: number): Promise<void> {
    shop.clock.advance(ms);
    await shop.platform.maintain();
  }
  const book = () => far.said.memberships;
  function membership(memberId: string, remaining = 10, catalogItemIds: readonly string[] = [CLASS]): string {
    // What it said of them before is remembered for a moment.
    shop.clock.advance(MINUTE);
    last += 1;
    const id = `club-${last}`;
    book().memberships.set(id, {
      memberId,
      name: `Ten classes ${last}`,
      catalogItemIds,
      remaining,
      total: 10,
    });
    return id;
  }
  const left = (id: string) => book().memberships.get(id)?.remaining;
  const uses = (id: string) => book().charged.filter(({ membershipId }) => membershipId === id);
  const open = async (): Promise<OpenMembershipCharge[]> => {
    const response = await pluginCalls(shop)('listOpenMembershipCharges', { pluginId: plugin.id });
    return response.body.charges;
  };
  /** Does as it is told at one of its methods, and is honest at the others. */
  const at =
    (path: string, behave: Behaviour): Behaviour =>
    (body, reply, request) =>
      request.url === path ? behave(body, reply, request) : far.honest(body, reply, request);
  /** It does what it is asked, and nobody hears of it. */
  const lost = (path: string): Behaviour =>
    at(path, async (body, reply, request) => {
      const nobody = { end: () => undefined, writeHead: () => ({ end: () => undefined }) };
      await far.honest(body, nobody as never, request);
      reply.destroy();
    });

  async function begin(
    items: readonly string[] = [CLASS],
    { caller = newMember(), quantity = 1 }: { caller?: ReturnType<typeof newMember>; quantity?: number } = {},
  ) {
    const { checkout } = shopModules(shop, caller);
    const made = await checkout.createCheckout({
      channelType: 'WEB',
      lineItems: items.map((id) => ({ catalogReference: reference(id), quantity })),
      checkoutInfo: {
        buyerInfo: { email: 'rita@example.com' },
        billingInfo: { address: { country: 'PT' } },
      },
    });
    const checkoutId = String(made._id);
    const lines = (made.lineItems ?? []).map(({ _id }) => String(_id));
    const select = (memberships: { _id: string; appId: string; lineItemIds: string[] }[]) =>
      checkout.updateCheckout(checkoutId, { membershipOptions: { selectedMemberships: { memberships } } });
    const pay = async (number = GOOD) => {
      const paymentToken = await shop.token(number);
      const paid = await shop.staff.checkout.createOrderAndCharge(checkoutId, { paymentToken });
      return shop.staff.orders.getOrder(String(paid.orderId));
    };
    return {
      memberId: caller.memberId,
      checkout,
      checkoutId,
      lines,
      select,
      choose: (_id: string, lineItemIds = lines.slice(0, 1)) =>
        select([{ _id, appId: plugin.appId, lineItemIds }]),
      read: () => checkout.getCheckout(checkoutId),
      pay,
    };
  }
  const paymentsOf = async (orderId: string) =>
    (await shop.staff.orderTransactions.listTransactionsForSingleOrder(orderId)).orderTransactions
      ?.payments ?? [];

  /** How long the shop waits for the app. */
  const limitTime = (timeLimitMs: number) => changeOnlyPlugin(shop, { ...settings, timeLimitMs });

  /** The app is honest again, and what is left of the test before is brought to its end. */
  async function calm(): Promise<void> {
    far.state.behave = far.honest;
    for (let round = 0; round < 3 && (await open()).length > 0; round += 1) await passes(10 * MINUTE);
    shop.errors.splice(0);
  }

  return {
    far,
    shop,
    plugin,
    passes,
    calm,
    limitTime,
    book,
    membership,
    left,
    uses,
    open,
    at,
    lost,
    begin,
    paymentsOf,
  };
}
export type MembershipShop = Awaited<ReturnType<typeof openMembershipShop>>;
