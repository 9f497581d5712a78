import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { beginDraft, draftIn, draftsOf, type DraftCalls } from '#testing/contract-drafts.ts';
import { taxPortugal } from '#testing/pricing.ts';
import { errorOf } from '#testing/orders.ts';
import { productId, reference, shopMigrations, startShop, seedListing, type Shop } from '#testing/shop.ts';
import {
  contractsOf,
  EXPIRES,
  later,
  memberCall,
  paidOrders,
  sellCoffee,
  subscribe,
  type Subscribed,
} from '#testing/subscriptions.ts';

const TEA = productId(44);
const RARE = productId(43);

onDatabase(
  'changing subscriptions',
  (database) => {
    let shop: Shop;
    let option: string;
    let drafts: DraftCalls;

    beforeAll(async () => {
      shop = startShop(database());
      await taxPortugal(shop, '0.23');
      option = await sellCoffee(shop);
      await seedListing(shop, [{ id: TEA, name: 'Tea', price: '5.00', digital: true }]);
      drafts = draftsOf(shop, 'mia@example.com');
    });

    const contractOf = ({ id }: { id: string }) => contractsOf(shop).getSubscriptionContract(id);
    const page = ({ id, member }: Subscribed) =>
      memberCall(shop, member, 'getMySubscription', { subscriptionId: id });
    const lineOf = async (one: Subscribed) => String((await contractOf(one)).lineItems?.[0]?._id);
    const twoBags = async (one: Subscribed, draftId: string) =>
      draftIn(drafts.updateLineItems(draftId, [{ lineItemId: await lineOf(one), newQuantity: 2 }]));
    const commit = (id: string) => draftIn(drafts.commitDraftSubscriptionContract(id));
    const reasons = async (id: string) => {
      const { draftable, nonDraftableReasons = [] } = await drafts.getSubscriptionContractDraftability(id);
      expect(draftable).toBe(nonDraftableReasons.length === 0);
      return nonDraftableReasons.map(({ reason }) => reason);
    };

    it('sdk: a draft is the contract as it is; what is changed of it is told, and committed once', async () => {
      const one = await subscribe(shop, option);
      const before = await contractOf(one);
      expect(await drafts.getSubscriptionContractDraftability(one.id)).toEqual({
        draftable: true,
        nonDraftableReasons: [],
        currentCycle: 1,
      });
      const draft = await beginDraft(drafts, one.id);
      expect(draft).toMatchObject({
        subscriptionContractId: one.id,
        target: { contractTarget: { nextCycleNumber: 2 } },
        status: 'DRAFT',
        priceSummary: { total: { amount: before.priceSummary?.total?.amount } },
        lineItems: [{ lineItem: { quantity: 1, price: { amount: '18.00' } } }],
        subscriptionSettings: { frequency: 'MONTH' },
        currency: 'EUR',
      });
      // The contract's word for none.
      expect(draft.lineItems?.[0]?.changeType).toBe('EMPTY');
      expect(await errorOf(commit(draft._id))).toBe('NO_CHANGES_TO_COMMIT');

      expect(await twoBags(one, draft._id)).toMatchObject({
        priceSummary: { subtotal: { amount: '36.00' }, tax: { amount: '8.28' }, total: { amount: '44.28' } },
        lineItems: [
          { changeType: 'CHANGED', changed: { quantityBeforeChange: 1 }, lineItem: { quantity: 2 } },
        ],
      });
      const added = await draftIn(
        drafts.addLineItems(draft._id, {
          catalogLineItems: [{ catalogReference: reference(TEA), quantity: 1 }],
          customLineItems: [
            {
              productName: { original: 'Card' },
              quantity: 1,
              price: { amount: '1.00' },
              itemType: { preset: 'DIGITAL' },
            },
          ],
        }),
      );
      expect(added).toMatchObject({
        priceSummary: { total: { amount: '51.66' } },
        lineItems: [{}, { changeType: 'ADDED' }, { changeType: 'ADDED' }],
      });
      expect(await contractOf(one)).toEqual(before);

      const committed = await draftIn(
        drafts.commitDraftSubscriptionContract(draft._id, { reason: 'She asked for it' }),
      );
      expect(committed).toMatchObject({ status: 'COMMITTED', priceSummary: { total: { amount: '51.66' } } });
      expect(await draftIn(drafts.getDraftSubscriptionContract(draft._id))).toEqual(committed);
      const after = await contractOf(one);
      expect(after).toMatchObject({
        revision: '2',
        priceSummary: { total: { amount: '51.66' }, tax: { amount: '9.66' } },
        activities: [
          {
            activityType: 'CHANGES_APPLIED',
            contractTarget: { nextCycleNumber: 2 },
            changesApplied: {
              draftSubscriptionContractId: draft._id,
              reason: 'She asked for it',
              changes: [
                { lineItemChanged: { quantity: { originalQuantity: 1, newQuantity: 2 } } },
                { lineItemAdded: { name: { original: 'Tea' }, quantity: 1 } },
                { lineItemAdded: { name: { original: 'Card' } } },
                { totalPriceChanged: { newTotal: { amount: '51.66' } } },
              ],
            },
          },
        ],
      });
      const changed = async () => [
        await errorOf(commit(draft._id)),
        await errorOf(twoBags(one, draft._id)),
        await errorOf(
          drafts.addLineItems(draft._id, {
            catalogLineItems: [{ catalogReference: reference(TEA), quantity: 1 }],
          }),
        ),
        await errorOf(drafts.deleteDraftSubscriptionContract(draft._id)),
      ];
      expect(new Set(await changed())).toEqual(new Set(['ALREADY_COMMITTED']));

      await later(shop, 32);
      const totals = (await paidOrders(shop, one.id)).map(({ priceSummary }) => priceSummary?.total?.amount);
      expect(new Set(totals)).toEqual(new Set(['22.14', '51.66']));
      await shop.platform.deliverMail();
      const mail = shop.mailer.sent.find(({ subject }) =>
        subject.endsWith('subscription to Coffee has changed'),
      );
      expect(mail?.text).toContain('€51.66');
      expect(shop.errors).toEqual([]);
    });

    it('sdk: a draft of one cycle changes that cycle alone', async () => {
      const one = await subscribe(shop, option);
      const draft = await beginDraft(drafts, one.id, { cycleTarget: { cycleNumber: 3 } });
      await twoBags(one, draft._id);
      await commit(draft._id);
      expect((await contractOf(one)).priceSummary?.total?.amount).toBe('22.14');
      await later(shop, 32);
      expect(await page(one)).toMatchObject({ amount: '44.28', quantity: 2 });
      await later(shop, 32);
      expect(await page(one)).toMatchObject({ amount: '22.14', quantity: 1 });
      await later(shop, 32);
      const orders = await paidOrders(shop, one.id);
      const totals = Object.fromEntries(
        orders.map(({ lineItems, priceSummary }) => [
          lineItems?.[0]?.subscriptionInfo?.cycleNumber,
          priceSummary?.total?.amount,
        ]),
      );
      expect(totals).toEqual({ 1: '22.14', 2: '22.14', 3: '44.28', 4: '22.14' });
    });

    it('sdk: delivery and recipient are set and taken away, and cost what they cost', async () => {
      const one = await subscribe(shop, option);
      const draft = await beginDraft(drafts, one.id);
      const address = { country: 'DE', city: 'Berlin' };
      const recipient = { recipientInfo: { address, contactDetails: { firstName: 'Tom' } } };
      expect(await draftIn(drafts.setRecipientInfo(draft._id, recipient))).toMatchObject({
        recipientDetails: { changeType: 'ADDED', recipientInfo: { contactDetails: { firstName: 'Tom' } } },
      });
      const shippingInfo = {
        title: 'Van',
        cost: { price: { amount: '4.00' } },
        logistics: { shippingDestination: { address } },
      };
      expect(await draftIn(drafts.setShippingInfo(draft._id, { shippingInfo }))).toMatchObject({
        shippingDetails: { changeType: 'ADDED', shippingInfo: { title: 'Van' } },
        priceSummary: { shipping: { amount: '4.00' }, tax: { amount: '5.06' }, total: { amount: '27.06' } },
      });
      await commit(draft._id);
      const after = await contractOf(one);
      expect(after).toMatchObject({
        shippingInfo: { title: 'Van', cost: { price: { amount: '4.00' } } },
        recipientInfo: { contactDetails: { firstName: 'Tom' } },
        priceSummary: { total: { amount: '27.06' } },
      });
      const second = await beginDraft(drafts, one.id);
      expect(second.priceSummary?.total?.amount).toBe('27.06');
      await drafts.setShippingInfo(second._id, {});
      expect(await draftIn(drafts.setRecipientInfo(second._id, {}))).toMatchObject({
        shippingDetails: { changeType: 'REMOVED' },
        recipientDetails: { changeType: 'REMOVED' },
      });
      await commit(second._id);
      expect((await contractOf(one)).shippingInfo).toBeUndefined();
      await later(shop, 32);
      expect(await paidOrders(shop, one.id)).toHaveLength(2);
    });

    it('sdk: one draft at a time, for whoever began it; abandoned ones are forgotten', async () => {
      const one = await subscribe(shop, option);
      const begun = await Promise.allSettled(
        ['mia@example.com', 'tom@example.com'].map((actor) => beginDraft(draftsOf(shop, actor), one.id)),
      );
      expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const isMine = begun[0]?.status === 'fulfilled';
      const [winner, loser] = isMine
        ? ['mia@example.com', 'tom@example.com']
        : ['tom@example.com', 'mia@example.com'];
      const [mine, other] = [draftsOf(shop, winner), draftsOf(shop, loser)];
      const draft = await beginDraft(mine, one.id);
      expect(await beginDraft(mine, one.id)).toMatchObject({ _id: draft._id });
      expect(await errorOf(beginDraft(other, one.id))).toBe('SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE');
      expect((await other.getSubscriptionContractDraftability(one.id)).nonDraftableReasons).toMatchObject([
        {
          reason: 'DRAFT_ALREADY_EXISTS_FOR_ANOTHER_OWNER',
          draftAlreadyExistsForAnotherOwner: { draftId: draft._id },
        },
      ]);
      expect(await errorOf(beginDraft(mine, one.id, { cycleTarget: { cycleNumber: 2 } }))).toBe(
        'DRAFT_ALREADY_EXISTS_FOR_ANOTHER_TARGET',
      );
      await mine.updateLineItems(draft._id, [{ lineItemId: await lineOf(one), newQuantity: 3 }]);
      expect(await errorOf(other.commitDraftSubscriptionContract(draft._id))).toBe(
        'DRAFT_BELONGS_TO_ANOTHER_OWNER',
      );
      shop.clock.advance(25 * 3_600_000);
      expect(await errorOf(mine.getDraftSubscriptionContract(draft._id))).toBe(
        'DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND',
      );
      const second = await beginDraft(other, one.id);
      await other.deleteDraftSubscriptionContract(second._id);
      expect(await errorOf(other.deleteDraftSubscriptionContract(second._id))).toBe(
        'DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND',
      );
      expect(await reasons(one.id)).toEqual([]);
    });

    it('assumed: committed by two at once it is agreed once; on another revision not at all', async () => {
      const one = await subscribe(shop, option);
      const draft = await beginDraft(drafts, one.id);
      await twoBags(one, draft._id);
      const outcomes = await Promise.all([1, 2, 3].map(() => errorOf(commit(draft._id))));
      expect(outcomes.filter((outcome) => outcome === 'nothing refused')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'ALREADY_COMMITTED')).toHaveLength(2);
      expect((await contractOf(one)).revision).toBe('2');

      const late = await beginDraft(drafts, one.id);
      await drafts.updateLineItems(late._id, [{ lineItemId: await lineOf(one), newQuantity: 5 }]);
      await sql`update subscription_contracts set revision = revision + 1 where id = ${one.id}`.execute(
        database().kysely,
      );
      expect(await errorOf(commit(late._id))).toBe('REVISION_MISMATCH');
      expect((await contractOf(one)).lineItems?.[0]?.quantity).toBe(2);
    });

    it('sdk: what cannot be changed says why', async () => {
      const missing = '99999999-9999-4999-8999-999999999999';
      expect(await reasons(missing)).toEqual(['SUBSCRIPTION_CONTRACT_NOT_FOUND']);
      const target = { contractTarget: { nextCycleNumber: 2 } };
      expect(await errorOf(drafts.createDraftSubscriptionContract(missing, { target }))).toBe(
        'SUBSCRIPTION_CONTRACT_NOT_FOUND',
      );
      expect(await errorOf(drafts.getDraftSubscriptionContract(missing))).toBe(
        'DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND',
      );

      const canceled = await subscribe(shop, option);
      const open = await beginDraft(drafts, canceled.id);
      await twoBags(canceled, open._id);
      await memberCall(shop, canceled.member, 'cancelMySubscription', { subscriptionId: canceled.id });
      expect(await reasons(canceled.id)).toEqual(['UNSUPPORTED_STATUS']);
      expect(await errorOf(commit(open._id))).toBe('SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE');

      const failing = await subscribe(shop, option, { card: EXPIRES });
      await later(shop, 32);
      expect(await reasons(failing.id)).toEqual(['GRACE_PERIOD']);

      const ending = await subscribe(shop, await sellCoffee(shop, { billingCycles: 2, product: RARE }), {
        product: RARE,
      });
      const far = { target: { cycleTarget: { cycleNumber: 3 } } };
      expect(await errorOf(drafts.createDraftSubscriptionContract(ending.id, far))).toEqual([
        'options.target.cycleTarget.cycleNumber MAX',
      ]);
      const past = { target: { cycleTarget: { cycleNumber: 1 } } };
      expect(await errorOf(drafts.createDraftSubscriptionContract(ending.id, past))).toBe(
        'CYCLE_ALREADY_STARTED',
      );
      await later(shop, 32);
      expect(await reasons(ending.id)).toEqual(['LAST_CYCLE']);
    });

    it('assumed: while a cycle is charged nothing is agreed anew; a draft of it comes too late', async () => {
      const one = await subscribe(shop, option);
      const draft = await beginDraft(drafts, one.id, { cycleTarget: { cycleNumber: 2 } });
      await twoBags(one, draft._id);
      const { provider } = shop.paymentGateway;
      const charge = provider.charge.bind(provider);
      const inBetween: unknown[] = [];
      Object.assign(provider, {
        charge: async (request: Parameters<typeof charge>[0]) => {
          if (request.offSession) inBetween.push([await reasons(one.id), await errorOf(commit(draft._id))]);
          return charge(request);
        },
      });
      shop.clock.advance(31 * 86_400_000);
      await sql`update draft_subscription_contracts set doc = jsonb_set(doc, '{updatedDate}',
        to_jsonb(${shop.clock.now().toISOString()}::text)) where id = ${draft._id}`.execute(
        database().kysely,
      );
      await shop.platform.maintain();
      Object.assign(provider, { charge });
      expect(inBetween).toContainEqual([
        ['SUBSCRIPTION_NOT_EDITABLE'],
        'SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE',
      ]);
      expect(await page(one)).toMatchObject({ paidCycles: 2 });
      expect(await errorOf(commit(draft._id))).toBe('SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE');
      const totals = (await paidOrders(shop, one.id)).map(({ priceSummary }) => priceSummary?.total?.amount);
      expect(totals).toEqual(['22.14', '22.14']);
    });

    it('sdk: lines that cannot be, or cannot be changed so, are rejected; nothing of it stays', async () => {
      const one = await subscribe(shop, option);
      const draft = await beginDraft(drafts, one.id);
      const lineItemId = await lineOf(one);
      const update = (...changes: object[]) => errorOf(drafts.updateLineItems(draft._id, changes));
      expect(await update({ lineItemId, newQuantity: -1 })).toEqual(['lineItemChanges[0].newQuantity MIN']);
      expect(await update({ lineItemId, newPrice: '-1' })).toEqual([
        'lineItemChanges[0].newPrice DECIMAL_GTE',
      ]);
      expect(await update({ lineItemId })).toEqual(['lineItemChanges[0] OTHER']);
      const twice = [
        { lineItemId, newQuantity: 2 },
        { lineItemId, newQuantity: 3 },
      ];
      expect(await update(...twice)).toEqual(['lineItemChanges[1].lineItemId OTHER']);
      const unknown = '99999999-9999-4999-8999-999999999999';
      expect(await update({ lineItemId: unknown, newQuantity: 2 })).toBe('LINE_ITEM_NOT_FOUND');
      const add = (options: object) => errorOf(drafts.addLineItems(draft._id, options));
      const tea = { catalogReference: reference(TEA), quantity: 1 };
      expect(await add({ catalogLineItems: [{ ...tea, _id: lineItemId }] })).toBe('LINE_ITEM_ALREADY_EXISTS');
      expect(
        await add({
          catalogLineItems: [
            { ...tea, _id: unknown },
            { ...tea, _id: unknown },
          ],
        }),
      ).toEqual(['lineItems OTHER']);
      const nothing = { catalogReference: reference(unknown), quantity: 1 };
      expect(await add({ catalogLineItems: [nothing] })).toBe('CATALOG_ITEM_NOT_FOUND');
      const elsewhere = { catalogReference: { catalogItemId: TEA, appId: unknown }, quantity: 1 };
      expect(await add({ catalogLineItems: [elsewhere] })).toBe('MULTIPLE_CATALOGS');
      expect(await draftIn(drafts.getDraftSubscriptionContract(draft._id))).toMatchObject({
        lineItems: [{ lineItem: { quantity: 1 } }],
      });

      const free = await drafts.updateLineItems(draft._id, [{ lineItemId, newPrice: '0' }]);
      expect(
        free.calculatedDraftSubscriptionContract?.calculationErrors?.contractValidationErrors,
      ).toMatchObject([{ code: 'SUBSCRIPTION_WITH_ZERO_TOTAL' }]);
      expect(await errorOf(commit(draft._id))).toBe('CALCULATION_ERROR');
      await drafts.updateLineItems(draft._id, [{ lineItemId, newQuantity: 0 }]);
      expect(await update({ lineItemId, newQuantity: 1 })).toBe('LINE_ITEM_IS_REMOVED');
      expect(await errorOf(commit(draft._id))).toBe('NO_SUBSCRIPTION_LINE_ITEMS_AFTER_COMMIT');
      expect((await contractOf(one)).revision).toBe('1');
    });

    it('sdk: drafts are found by contract and status, and tagged by hand or by filter', async () => {
      const [one, two] = [await subscribe(shop, option), await subscribe(shop, option)];
      const [first, second] = [await beginDraft(drafts, one.id), await beginDraft(drafts, two.id)];
      const found = await drafts
        .queryDraftSubscriptionContracts()
        .eq('subscriptionContractId', one.id)
        .find();
      expect(found.items.map(({ _id }) => _id)).toEqual([first._id]);
      const red = { privateTags: { tagIds: ['red'] } };
      const missing = '99999999-9999-4999-8999-999999999999';
      expect(
        await drafts.bulkUpdateDraftSubscriptionContractTags([first._id, missing], { assignTags: red }),
      ).toMatchObject({
        results: [{ itemMetadata: { success: true } }, { itemMetadata: { success: false } }],
        bulkActionMetadata: { totalSuccesses: 1, totalFailures: 1 },
      });
      const { jobId } = await drafts.bulkUpdateDraftSubscriptionContractTagsByFilter(
        { subscriptionContractId: two.id },
        { assignTags: { publicTags: { tagIds: ['blue'] } } },
      );
      expect(jobId).toMatch(/^[0-9a-f-]{36}$/);
      const tags = async (id: string) => (await draftIn(drafts.getDraftSubscriptionContract(id))).tags;
      expect(await tags(first._id)).toMatchObject({ privateTags: { tagIds: ['red'] } });
      expect(await tags(second._id)).toMatchObject({ publicTags: { tagIds: ['blue'] } });
      expect(await errorOf(drafts.bulkUpdateDraftSubscriptionContractTags([first._id], {}))).toBe(
        'EMPTY_ASSIGN_AND_UNASSIGN_LISTS',
      );
      await twoBags(two, second._id);
      await commit(second._id);
      const { items } = await drafts
        .queryDraftSubscriptionContracts()
        .eq('status', 'COMMITTED')
        .limit(100)
        .find();
      expect(items.map(({ _id }) => _id)).toContain(second._id);
      expect(shop.errors).toEqual([]);
    });
  },
  shopMigrations,
);
