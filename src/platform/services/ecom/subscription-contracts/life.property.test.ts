import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginDraft, draftsOf } from '#testing/contract-drafts.ts';
import { onDatabase } from '#testing/engines.ts';
import { FULL, shareOf } from '#testing/run-size.ts';
import { errorOf } from '#testing/orders.ts';
import { shopMigrations, startShop, type Shop } from '#testing/shop.ts';
import {
  contractsOf,
  GOOD_CARD,
  later,
  MEMBER_OPERATIONS,
  memberCall,
  type MemberAct,
  paidOrders,
  sellCoffee,
  subscribe,
  type Subscribed,
} from '#testing/subscriptions.ts';

type Answer = 'approved' | 'declined' | 'lost';
type Step =
  | { do: 'wait'; days: number }
  | { do: 'provider'; answer: Answer }
  | { do: 'pause' | 'resume' | 'skip' | 'cancel' | 'pay' }
  /** The shop agrees to so many pieces from the next cycle on. */
  | { do: 'pieces'; quantity: number }
  /** Its member cancels while somebody looks for what is due. */
  | { do: 'race' }
  /** Another process looks for what is due at the same time. */
  | { do: 'twice' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 40 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('provider' as const),
      answer: fc.constantFrom('approved' as const, 'declined' as const, 'lost' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('pause' as const, 'resume' as const, 'skip' as const, 'pay' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('pieces' as const),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('twice' as const, 'cancel' as const, 'race' as const) }),
  },
);

interface RequestedCycle {
  orderId: string;
  paymentId: string;
  amount: string;
  /** How the subscription stood when the provider was first asked. */
  status: string;
}

/** A provider that answers as it is told; what it collected is what it answered, also where the answer was lost. */
function play(shop: Shop) {
  const { provider } = shop.paymentGateway;
  const charge = provider.charge.bind(provider);
  const state: {
    answer: Answer;
    status: () => Promise<string>;
    asked: Map<string, RequestedCycle>;
    collected: Map<string, { orderId: string; amount: string }>;
  } = {
    answer: 'approved',
    status: () => Promise.resolve('ACTIVE'),
    asked: new Map(),
    collected: new Map(),
  };
  Object.assign(provider, {
    async charge(request: Parameters<typeof charge>[0]) {
      const { paymentId, orderId, amount } = request;
      if (request.offSession && !state.asked.has(paymentId))
        state.asked.set(paymentId, { paymentId, orderId, amount, status: await state.status() });
      if (state.answer === 'declined' && !state.collected.has(paymentId))
        return { status: 'DECLINED', reason: 'card_declined', providerTransactionId: `no-${paymentId}` };
      const outcome = await charge(request);
      if (outcome.status === 'APPROVED') state.collected.set(paymentId, { orderId, amount });
      if (state.answer === 'lost') throw new Error('The answer was lost.');
      return outcome;
    },
  });
  return state;
}

/** As the shop does it; rejected where the subscription stands otherwise. */
async function agreeOnPieces(shop: Shop, { id }: Subscribed, newQuantity: number): Promise<void> {
  const drafts = draftsOf(shop, 'mia@example.com');
  const contract = await contractsOf(shop).getSubscriptionContract(id);
  const change = { lineItemId: String(contract.lineItems?.[0]?._id), newQuantity };
  const outcome = await errorOf(
    (async () => {
      const draft = await beginDraft(drafts, id);
      await drafts.updateLineItems(draft._id, [change]);
      await drafts.commitDraftSubscriptionContract(draft._id);
    })(),
  );
  expect(['nothing refused', 'SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE', 'NO_CHANGES_TO_COMMIT']).toContain(
    outcome,
  );
}

async function run(shop: Shop, one: Subscribed, steps: readonly Step[], provider: ReturnType<typeof play>) {
  const act = (verb: MemberAct, body?: object) =>
    memberCall(shop, one.member, MEMBER_OPERATIONS[verb], { subscriptionId: one.id, ...body });
  for (const next of steps) {
    if (next.do === 'wait') await later(shop, next.days);
    else if (next.do === 'provider') provider.answer = next.answer;
    else if (next.do === 'twice') await Promise.all([shop.keepUp(), shop.keepUp()]);
    else if (next.do === 'pieces') await agreeOnPieces(shop, one, next.quantity);
    else if (next.do === 'race') await Promise.all([act('cancel'), shop.keepUp()]);
    else if (next.do === 'pay') await act('card', { paymentToken: await shop.token(GOOD_CARD) });
    else await act(next.do);
  }
  // In the end every answer is heard.
  provider.answer = 'approved';
  await later(shop, 1);
  await later(shop, 0);
}

onDatabase(
  'the life of subscriptions',
  (database) => {
    it('assumed: no cycle is charged twice, none while paused or canceled, and money is the sum of orders', async () => {
      const shop = startShop(database());
      const option = await sellCoffee(shop);
      const provider = play(shop);
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
          provider.answer = 'approved';
          const one = await subscribe(shop, option);
          provider.asked.clear();
          provider.collected.clear();
          provider.status = async () =>
            (await memberCall(shop, one.member, 'getMySubscription', { subscriptionId: one.id })).status;
          await run(shop, one, steps, provider);

          const orders = await paidOrders(shop, one.id);
          const cycles = orders.map(({ lineItems }) => lineItems?.[0]?.subscriptionInfo?.cycleNumber);
          expect(new Set(cycles).size).toBe(cycles.length);
          const page = await memberCall(shop, one.member, 'getMySubscription', { subscriptionId: one.id });
          expect(page.paidCycles).toBe(orders.length);
          expect(page.cycles.filter(({ status }) => status === 'PAID')).toHaveLength(orders.length);
          expect(new Set(page.cycles.map(({ cycle }) => cycle)).size).toBe(page.cycles.length);
          // The first was paid at the checkout, before this provider was watched.
          const own = new Set(orders.map(({ _id }) => _id));
          const collected = [...provider.asked.values()].filter(({ paymentId }) =>
            provider.collected.has(paymentId),
          );
          const mine = collected.filter(({ orderId }) => own.has(orderId));
          expect(new Set(mine.map(({ orderId }) => orderId)).size).toBe(mine.length);
          expect(provider.collected.size).toBeGreaterThanOrEqual(orders.length - 1);
          const requested = [...provider.asked.values()].filter(({ orderId }) => own.has(orderId));
          expect(requested.filter(({ status }) => status !== 'ACTIVE')).toEqual([]);
          // What was collected for each order is what the order comes to, no more and no less.
          const first = orders.find(({ lineItems }) => lineItems?.[0]?.subscriptionInfo?.cycleNumber === 1);
          for (const { _id, priceSummary } of orders.filter((order) => order !== first)) {
            const totals = [...provider.collected.values()].filter(({ orderId }) => orderId === _id);
            expect(totals.map(({ amount }) => amount)).toEqual([priceSummary?.total?.amount]);
          }
          for (const { balanceSummary, priceSummary } of orders)
            expect(balanceSummary?.paid?.amount).toBe(priceSummary?.total?.amount);
          await memberCall(shop, one.member, 'cancelMySubscription', { subscriptionId: one.id });
        }),
        { numRuns: shareOf(FULL ? 40 : 6) },
      );
      expect(shop.errors).toEqual([]);
    }, 300_000);
  },
  shopMigrations,
);
