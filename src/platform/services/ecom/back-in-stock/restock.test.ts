import { beforeAll, describe, expect, it, vi } from 'vitest';
import { NOTIFIED_DAYS, WAITING_DAYS } from '#shared/back-in-stock.ts';
import { startWaiting, type Waiting } from '#testing/back-in-stock.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { reference, shopMigrations } from '#testing/shop.ts';
import { TEST_READ_KEY } from '#testing/stack.ts';
import { statementsOf } from '#testing/statements.ts';

const DAY = 86_400_000;

onDatabase(
  'telling what is back',
  (database) => {
    let at: Waiting;
    beforeAll(() => {
      at = startWaiting(database());
    });

    const count = (variantId: string, quantity: number) => at.count(variantId, quantity);
    const askMany = async (id: string, many: number) => {
      const requested = [];
      for (let one = 0; one < many; one += 1) {
        at.shop.clock.advance(1000);
        requested.push(await at.ask(id));
      }
      return requested;
    };
    const told = async (requested: readonly { email?: string | undefined }[]): Promise<number[]> =>
      requested.map(({ email }) => at.mailsTo(email).length);
    const limit = (noMoreThanPieces: boolean) =>
      at.extension('changeBackInStockEmailSettings', { noMoreThanPieces });

    it('assumed: in the order they asked, and at most a minute later', async () => {
      const { id, variantId } = await at.mug();
      const requested = await askMany(id, 7);
      await count(variantId, 1);
      const before = at.shop.mailer.sent.length;
      await at.shop.platform.maintain();
      const queued = await database()
        .kysely.selectFrom('mail_queue')
        .select('mail')
        .orderBy('n')
        .execute()
        .then((rows) => rows.map(({ mail }) => (mail as { to: string }).to));
      await at.shop.platform.deliverMail();
      expect(queued).toEqual(requested.map(({ email }) => email));
      expect(at.shop.mailer.sent.length - before).toBe(7);
    });

    describe('a product with options, waited for as a whole', () => {
      it('sdk: whoever chose no option waits for any of the variants, and chooses on its page', async () => {
        const { id, small, large } = await at.shirt();
        const requested = await at.ask(id);
        const { catalogReference, status } = await at.requests.getBackInStockNotificationRequest(
          requested._id,
        );
        expect([status, catalogReference?.catalogItemId]).toEqual(['RECEIVED', id]);
        expect(await errorOf(at.ask(id, { email: requested.email ?? '' }))).toBe(
          'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
        );
        const forSmall = await at.ask(id, { options: { variantId: small } });
        const { demands } = (await at.extension('listProductDemand', { productId: id })).body;
        expect(
          demands.map(({ id: key, choices, state, waiting }) => ({ key, choices, state, waiting })),
        ).toEqual(
          expect.arrayContaining([
            { key: id, choices: '', state: 'OUT', waiting: 1 },
            { key: small, choices: 'S', state: 'OUT', waiting: 1 },
          ]),
        );
        await at.tell();
        expect(await told([requested, forSmall])).toEqual([0, 0]);
        await count(large, 1);
        await at.tell();
        expect(await told([requested, forSmall])).toEqual([1, 0]);
        const [mail] = at.mailsTo(requested.email);
        expect(mail?.text).toMatch(/https:\/\/shop\.test\/products\/shirt-[^?\s]*(\s|$)/);
        expect(await at.statusOf(requested._id)).toBe('NOTIFICATION_SENT');
      });

      it('docs: an app counts and reports it by the same reference', async () => {
        const { id } = await at.shirt();
        const requested = await at.ask(id);
        const catalogReference = reference(id);
        const counted = await at.requests.getBackInStockNotificationRequestsCountByCatalogReferences([
          catalogReference,
        ]);
        expect(counted.countsPerCatalogReference).toMatchObject([{ count: 1 }]);
        await at.requests.reportItemsBackInStock(at.details, { catalogReference });
        await at.tell();
        expect(await told([requested])).toEqual([1]);
      });

      it('assumed: no more are told than there are pieces of all variants, anew once all were sold', async () => {
        await limit(true);
        const { id, small, large } = await at.shirt();
        const requested = await askMany(id, 5);
        await count(small, 1);
        await at.tell();
        await count(large, 1);
        await at.tell();
        expect(await told(requested)).toEqual([1, 1, 0, 0, 0]);
        await count(small, 0);
        await at.tell();
        expect(await told(requested)).toEqual([1, 1, 0, 0, 0]);
        await count(large, 0);
        await count(large, 2);
        await at.tell();
        await limit(false);
        expect(await told(requested)).toEqual([1, 1, 1, 1, 0]);
      });
    });

    it('assumed: the mail leads to the page of an app that a client lists, and to no stranger’s', async () => {
      const { id, variantId } = await at.mug();
      const pages = ['http://localhost:3000/mugs/7', 'https://evil.example/', 'https://shop.test/products/x'];
      const requested = [];
      for (const itemUrl of pages) requested.push(await at.ask(id, { itemUrl }));
      await count(variantId, 1);
      await at.tell();
      const texts = requested.map(({ email }) => at.mailsTo(email)[0]?.text ?? '');
      expect(texts[0]).toContain('http://localhost:3000/mugs/7');
      for (const text of texts.slice(1)) expect(text).toContain('https://shop.test/products/mug-');
      expect(texts[1]).not.toContain('evil');
    });

    describe('no more mails than pieces', () => {
      it('assumed: is off until somebody sets it', async () => {
        const { body } = await at.extension('getBackInStockEmailSettings', {});
        expect(body).toEqual({ settings: { noMoreThanPieces: false } });
        expect((await limit(true)).body).toEqual({ settings: { noMoreThanPieces: true } });
      });

      it('assumed: as many as came back, more when there are more, anew when it sold out between', async () => {
        const { id, variantId } = await at.mug();
        const requested = await askMany(id, 8);
        await count(variantId, 2);
        await at.tell();
        await at.tell();
        expect(await told(requested)).toEqual([1, 1, 0, 0, 0, 0, 0, 0]);
        await count(variantId, 1);
        await count(variantId, 2);
        await at.tell();
        expect(await told(requested)).toEqual([1, 1, 0, 0, 0, 0, 0, 0]);
        await count(variantId, 3);
        await at.tell();
        expect(await told(requested)).toEqual([1, 1, 1, 0, 0, 0, 0, 0]);
        await count(variantId, 0);
        await count(variantId, 2);
        await at.tell();
        expect(await told(requested)).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
        await at.catalog.inventoryItemsV3.updateInventoryItem(variantId, {
          revision: await at.revisionOf(variantId),
          inStock: true,
        });
        await at.tell();
        expect(await told(requested)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
      });

      it('assumed: the rest is told once nobody minds any more', async () => {
        const { id, variantId } = await at.mug();
        const requested = await askMany(id, 3);
        await count(variantId, 1);
        await at.tell();
        expect(await told(requested)).toEqual([1, 0, 0]);
        await limit(false);
        await at.tell();
        expect(await told(requested)).toEqual([1, 1, 1]);
      });

      it('assumed: set and read with the rights of the settings alone', async () => {
        const key = { authorization: TEST_READ_KEY };
        expect((await at.extension('getBackInStockEmailSettings', {}, key)).status).toBe(403);
        const changed = { noMoreThanPieces: true };
        expect((await at.extension('changeBackInStockEmailSettings', changed, key)).status).toBe(403);
        // What the contract says of the settings stays as it is.
        expect(Object.keys((await at.settings.getSettings()).settings ?? {})).toEqual(['collectionStates']);
      });
    });

    it('assumed: who asks after it came back asks for the next time', async () => {
      const { id, variantId } = await at.mug();
      await at.ask(id);
      await count(variantId, 1);
      await at.tell();
      const late = await at.ask(id);
      await count(variantId, 5);
      await at.tell();
      expect(await at.statusOf(late._id)).toBe('RECEIVED');
      await count(variantId, 0);
      await count(variantId, 5);
      await at.tell();
      expect(await at.statusOf(late._id)).toBe('NOTIFICATION_SENT');
    });

    it('assumed: asked and brought back in the same moment, nobody is forgotten', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { id, variantId } = await at.mug();
        await at.ask(id);
        const [late] = await Promise.all([at.ask(id), count(variantId, 1)]);
        await at.tell();
        const status = await at.statusOf(late._id);
        // Written down before it came back, and told; or after, and then it waits for the next time.
        expect(['NOTIFICATION_SENT', 'RECEIVED']).toContain(status);
        await count(variantId, 0);
        await count(variantId, 1);
        await at.tell();
        expect(await at.statusOf(late._id)).toBe('NOTIFICATION_SENT');
      }
    });

    it('assumed: what no mail server takes has failed, and is tried again by a report', async () => {
      const { id, variantId } = await at.mug();
      const { _id, email } = await at.ask(id);
      const rejected = vi.spyOn(at.shop.mailer, 'send').mockRejectedValue(new Error('mailbox full'));
      await count(variantId, 2);
      for (let tries = 0; tries < 9; tries += 1) {
        await at.tell();
        at.shop.clock.advance(DAY / 2);
      }
      rejected.mockRestore();
      await at.shop.platform.maintain();
      expect(await at.statusOf(_id)).toBe('FAILED');
      await at.requests.reportItemsBackInStock(at.details, { requestIds: [_id] });
      await at.tell();
      expect(await at.statusOf(_id)).toBe('NOTIFICATION_SENT');
      expect(at.mailsTo(email)).toHaveLength(1);
    });

    it('assumed: a sale that leaves some asks the database nothing more, the last piece one thing', async () => {
      const { variantId } = await at.mug(3);
      const about = async (work: () => Promise<unknown>): Promise<number> =>
        (await statementsOf(work)).filter((text) => text.includes('back_in_stock')).length;
      expect(await about(() => count(variantId, 2))).toBe(0);
      expect(await about(() => count(variantId, 0))).toBe(1);
      const many = [await at.shirt(), await at.shirt(), await at.shirt()];
      const restock = () =>
        at.catalog.inventoryItemsV3.bulkIncrementInventoryItems(
          many.map(({ small }) => ({ inventoryItemId: small, incrementBy: 1 })),
        );
      expect(await about(restock)).toBe(1);
    });

    describe('forgetting', () => {
      const gone = async (id: string): Promise<boolean> =>
        (await at.requests.queryBackInStockNotificationRequests().eq('_id', id).find()).items.length === 0;

      it('assumed: who was told, after a month; who waits, after a year', async () => {
        const { id, variantId } = await at.mug();
        const { _id: toldId } = await at.ask(id);
        await count(variantId, 1);
        await at.tell();
        const { _id: waiting } = await at.ask((await at.mug()).id);
        at.shop.clock.advance((NOTIFIED_DAYS - 1) * DAY);
        await at.shop.platform.maintain();
        expect([await gone(toldId), await gone(waiting)]).toEqual([false, false]);
        at.shop.clock.advance(2 * DAY);
        await at.shop.platform.maintain();
        expect([await gone(toldId), await gone(waiting)]).toEqual([true, false]);
        expect((await at.eventsOf(toldId)).at(-1)).toBe('deleted');
        at.shop.clock.advance(WAITING_DAYS * DAY);
        await at.shop.platform.maintain();
        expect(await gone(waiting)).toBe(true);
      });

      it('assumed: with the member whose address it is', async () => {
        const email = at.newEmail();
        const { _id } = await at.ask((await at.mug()).id, { email });
        const other = await at.ask((await at.mug()).id);
        const reply = await at.shop.call('POST', '/members/v1/members', { member: { loginEmail: email } });
        const { member } = (await reply.json()) as { member: { id: string } };
        expect((await at.shop.call('DELETE', `/members/v1/members/${member.id}`)).status).toBe(200);
        expect([await gone(_id), await gone(other._id)]).toEqual([true, false]);
        expect((await at.eventsOf(_id)).at(-1)).toBe('deleted');
      });
    });
  },
  shopMigrations,
);
