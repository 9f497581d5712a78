import { currentCart as carts, orderFulfillments } from '@wix/ecom';
import { expect, it } from 'vitest';
import { extensionPath } from '#shared/extensions/define.ts';
import { returnExtensions, type shopperReturnExtensions } from '#shared/extensions/returns.ts';
import { reportExtensions } from '#shared/extensions/reports.ts';
import type { ListedReturn, OrderReturn, ReturnsOfOrder } from '#shared/returns.ts';
import { onDatabase } from '#testing/engines.ts';
import { extensionCalls } from '#testing/extension-calls.ts';
import { MEMBER, paidOrder, plainOrder, startOrders } from '#testing/orders.ts';
import { newVisitor, productId, reference, seedListing } from '#testing/shop.ts';
import { TEST_SITE } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const DAY = 86_400_000;
const STRANGER = '77777777-7777-4777-8777-777777777777';

const line = (name: string, quantity: number) => ({
  productName: { original: name },
  quantity,
  price: { amount: '10' },
  itemType: { preset: 'PHYSICAL' as const },
});

interface Answer {
  status: number;
  body: {
    return?: ListedReturn & OrderReturn;
    details?: {
      applicationError?: { code: string };
      validationError?: { fieldViolations: { field: string; data: object }[] };
    };
  };
}

onDatabase(
  'returns',
  (database) => {
    const start = () => startOrders(database());
    const call = async (
      name: keyof typeof shopperReturnExtensions,
      body: object = {},
      memberId?: string,
    ): Promise<Answer> => {
      const reply = await start().stack.call('POST', extensionPath(name), body, {
        'x-counterpart-actor': 'mia@example.com',
        ...(memberId && (await authorize(memberId))),
      });
      return { status: reply.status, body: (await reply.json()) as Answer['body'] };
    };
    const authorize = async (memberId: string) => ({
      authorization: await start().stack.platform.tokens.sign({
        siteId: TEST_SITE.id,
        kind: 'member',
        memberId,
      }),
    });
    const desk = extensionCalls(returnExtensions, (path, body, headers) =>
      start().stack.call('POST', path, body, { 'x-counterpart-actor': 'mia@example.com', ...headers }),
    );
    const codeOf = ({ body }: Answer) => body.details?.applicationError?.code;

    /** Three reefs and a dune, paid; two reefs and the dune left. */
    const make = async () => {
      const { sdk, stack } = start();
      const lineItems = [line('Reef', 3), line('Dune', 1)];
      const { id, paymentId } = await paidOrder(sdk, {
        ...plainOrder('40.00'),
        buyerInfo: { email: 'anna@example.com', memberId: MEMBER },
        lineItems,
      });
      const order = await sdk.orders.getOrder(id);
      const [reef = '', dune = ''] = order.lineItems?.map(({ _id }) => String(_id)) ?? [];
      await stack.sdk({ orderFulfillments }).orderFulfillments.createFulfillment(id, {
        lineItems: [
          { _id: reef, quantity: 2 },
          { _id: dune, quantity: 1 },
        ],
      });
      return { id, paymentId, reef, dune };
    };
    const ask = (orderId: string, lineItemId: string, quantity = 1, memberId: string | undefined = MEMBER) =>
      call(
        'requestMyReturn',
        { orderId, lines: [{ lineItemId, quantity, reason: 'DAMAGED' }], note: 'A corner' },
        memberId,
      );
    const read = async (orderId: string, memberId = MEMBER) =>
      (await call('listMyReturns', { orderId }, memberId)).body as unknown as ReturnsOfOrder;
    const mails = async () => {
      const { stack } = start();
      await stack.platform.deliverMail();
      return stack.mailer.sent.map(({ subject }) => subject).filter((subject) => subject.includes('return'));
    };

    it('assumed: asked, taken back, arrived, refunded; the buyer hears of each', async () => {
      const { sdk } = start();
      const { id, paymentId, reef } = await make();
      const before = (await mails()).length;
      const { body } = await ask(id, reef, 2);
      const returnId = String(body.return?.id);
      expect(body.return).toMatchObject({
        state: 'ASKED',
        note: 'A corner',
        lines: [{ name: 'Reef', quantity: 2 }],
      });
      expect(body.return).not.toHaveProperty('email');
      const accepted = await desk('acceptReturn', { returnId, answer: 'Sorry!' });
      expect(accepted.body.return).toMatchObject({
        state: 'ACCEPTED',
        pieces: 2,
        history: [{ state: 'ASKED' }, { state: 'ACCEPTED', by: 'mia@example.com' }],
      });
      await desk('receiveReturn', { returnId });
      const refund = (quantity: number) =>
        sdk.orderBilling.refundPayments(id, {
          paymentRefunds: [{ paymentId, amount: { amount: String(quantity * 10) } }],
          refundItems: { lineItems: [{ lineItemId: reef, quantity }] },
        });
      await refund(1);
      expect((await read(id)).returns[0]).toMatchObject({ state: 'RECEIVED' });
      await refund(1);
      const shown = await read(id);
      expect(shown.returns[0]).toMatchObject({ state: 'REFUNDED', answer: 'Sorry!' });
      expect(shown.returns[0]?.history.some((entry) => 'by' in entry)).toBe(false);
      expect((await mails()).length - before).toBe(3);
    });

    it('assumed: only what left goes back, once at a time, and by its own buyer', async () => {
      const { id, reef, dune } = await make();
      const tooMany = await ask(id, reef, 3);
      expect(tooMany.body.details?.validationError?.fieldViolations[0]?.field).toBe('lines[0].quantity');
      expect((await ask(id, 'nobody')).status).toBe(400);
      expect((await ask(id, reef, 1, STRANGER)).status).toBe(404);
      const both = await Promise.all([ask(id, reef), ask(id, dune)]);
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 428]);
      expect((await read(id)).lines.map(({ why }) => why)).toEqual(['RETURN_OPEN', 'RETURN_OPEN']);
      const returnId = String(both.find(({ status }) => status === 200)?.body.return?.id);
      expect((await call('withdrawMyReturn', { orderId: id, returnId }, STRANGER)).status).toBe(404);
      const other = await make();
      expect((await call('withdrawMyReturn', { orderId: other.id, returnId }, MEMBER)).status).toBe(404);
      expect((await call('withdrawMyReturn', { orderId: id, returnId }, MEMBER)).body.return?.state).toBe(
        'WITHDRAWN',
      );
      expect((await ask(id, reef)).status).toBe(200);
    });

    it('assumed: no takes a reason, and an end is an end', async () => {
      const { id, reef } = await make();
      const returnId = String((await ask(id, reef)).body.return?.id);
      expect((await desk('receiveReturn', { returnId })).error?.code).toBe('RETURN_IN_OTHER_STATE');
      expect((await desk('declineReturn', { returnId, answer: ' ' })).status).toBe(400);
      const declined = await desk('declineReturn', { returnId, answer: 'Framed by you' });
      expect(declined.body.return.state).toBe('DECLINED');
      expect((await desk('acceptReturn', { returnId })).error?.code).toBe('RETURN_IN_OTHER_STATE');
      expect(codeOf(await call('withdrawMyReturn', { orderId: id, returnId }, MEMBER))).toBe(
        'RETURN_IN_OTHER_STATE',
      );
      expect((await desk('acceptReturn', { returnId }, await authorize(MEMBER))).status).toBe(403);
      expect((await desk('queryReturns', {}, await authorize(MEMBER))).status).toBe(403);
    });

    it('assumed: reports tell what came back of a product, and in how many open carts it lies', async () => {
      const { sdk, stack } = start();
      const [tide, dune] = [productId(31), productId(32)];
      const shelf = { database: database(), site: TEST_SITE, clock: stack.clock };
      await seedListing(shelf, [
        { id: tide, name: 'Tide', price: '10' },
        { id: dune, name: 'Dune', price: '10' },
      ]);
      const sold = (name: string, id: string) => ({ ...line(name, 2), catalogReference: reference(id) });
      const { id } = await paidOrder(sdk, {
        ...plainOrder('40.00'),
        buyerInfo: { email: 'anna@example.com', memberId: MEMBER },
        lineItems: [sold('Tide', tide), sold('Dune', dune)],
      });
      const { lineItems = [] } = await sdk.orders.getOrder(id);
      const [line1 = '', line2 = ''] = lineItems.map(({ _id }) => String(_id));
      await stack.sdk({ orderFulfillments }).orderFulfillments.createFulfillment(id, {
        lineItems: [line1, line2].map((_id) => ({ _id, quantity: 2 })),
      });
      const { body } = await ask(id, line1, 2);
      const returnId = String(body.return?.id);
      const day = stack.clock.now().toISOString().slice(0, 10);
      const reports = extensionCalls(reportExtensions, (path, request, headers) =>
        stack.call('POST', path, request, headers),
      );
      const beside = async (product: string, from = day, to = day) => {
        const pieces = await reports('countReturnedPieces', { productId: product, from, to });
        const carts = await reports('countCartsWithProduct', { productId: product });
        return [pieces.body.count, carts.body.count];
      };
      await desk('acceptReturn', { returnId });
      expect(await beside(tide)).toEqual([0, 0]);
      await desk('receiveReturn', { returnId });
      for (const product of [tide, tide, dune]) {
        const { currentCart } = stack.sdk({ currentCart: carts }, newVisitor());
        await currentCart.addToCurrentCart({
          lineItems: [{ quantity: 3, catalogReference: reference(product) }],
        });
      }
      expect(await beside(tide)).toEqual([2, 2]);
      expect(await beside(dune)).toEqual([0, 1]);
      expect(await beside(tide, '2019-01-01', '2019-01-31')).toEqual([0, 2]);
    });

    it('assumed: the days are the shop’s, and end', async () => {
      const { stack } = start();
      const { id } = await make();
      expect((await read(id)).lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
      await desk('changeReturnSettings', { days: 0, instructions: '' });
      expect((await read(id)).lines[0]?.why).toBe('NO_RETURNS');
      expect((await desk('changeReturnSettings', { days: 400, instructions: '' })).status).toBe(400);
      await desk('changeReturnSettings', { days: 3, instructions: 'To the print room' });
      stack.clock.advance(4 * DAY);
      expect((await read(id)).lines[0]?.why).toBe('TOO_LATE');
      await desk('changeReturnSettings', { days: 30, instructions: '' });
    });

    it('assumed: the desk finds them by state, order and who asked', async () => {
      const { id, reef } = await make();
      const returnId = String((await ask(id, reef)).body.return?.id);
      const open = { state: { $in: ['ASKED', 'ACCEPTED', 'RECEIVED'] } };
      const { count } = (await desk('countReturns', { filter: open })).body;
      const query = { filter: { text: { $contains: 'anna@' }, ...open } };
      const { returns } = (await desk('queryReturns', { query })).body;
      expect(count).toBe(returns.length);
      expect(returns.map(({ id }) => id)).toContain(returnId);
      expect((await desk('getReturn', { returnId })).body.return).toMatchObject({
        email: 'anna@example.com',
        pieces: 1,
      });
    });
  },
  platformMigrations,
);
