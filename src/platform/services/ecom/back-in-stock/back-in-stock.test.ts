import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startWaiting, type Waiting } from '#testing/back-in-stock.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { newVisitor, productId, reference, shopMigrations } from '#testing/shop.ts';
import { LEGACY_STORES_APP_ID, STORES_APP_ID } from '../../stores/catalog/public.ts';

const BOOKINGS = '13d21c63-b5ec-5912-8397-c3a5ddb27a97';

onDatabase(
  'who waits for what is sold out',
  (database) => {
    let at: Waiting;

    beforeAll(() => {
      at = startWaiting(database());
    });

    describe('asking', () => {
      it('docs: is written down as received, for the variant, with a contact of the address', async () => {
        const { id, small } = await at.shirt();
        const requested = await at.ask(id, {
          options: { options: { Size: 'S' } },
          itemUrl: 'https://shop.test/p',
        });
        expect(requested).toMatchObject({
          status: 'RECEIVED',
          itemUrl: 'https://shop.test/p',
          catalogReference: { appId: STORES_APP_ID, catalogItemId: id, options: { variantId: small } },
        });
        expect(requested).not.toHaveProperty('contactId');
        const read = await at.requests.getBackInStockNotificationRequest(requested._id);
        expect(read).toMatchObject({ email: requested.email, contactId: expect.any(String) });
        expect(read).not.toHaveProperty('autoNotified');
        expect(Object.keys(read).toSorted()).toEqual([
          '_createdDate',
          '_id',
          'catalogReference',
          'contactId',
          'email',
          'itemUrl',
          'status',
        ]);
        expect(await at.eventsOf(requested._id)).toEqual(['created']);
      });

      it('docs: the same address waits once for a variant, however it is named and written', async () => {
        const { id, small } = await at.shirt();
        const email = at.newEmail();
        await at.ask(id, { email, options: { variantId: small } });
        const again = (more: object, app = STORES_APP_ID) =>
          errorOf(
            at.requests.createBackInStockNotificationRequest(
              { catalogReference: { appId: app, catalogItemId: id, ...more }, email: email.toUpperCase() },
              at.details,
            ),
          );
        const used = 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS';
        expect(await again({ options: { options: { Size: 'S' } } })).toBe(used);
        expect(await again({ options: { variantId: small } }, LEGACY_STORES_APP_ID)).toBe(used);
        expect(await again({ options: { options: { Size: 'L' } } })).toBe('nothing refused');
      });

      it('docs: also where two ask at the same moment', async () => {
        const { id } = await at.mug();
        const email = at.newEmail();
        const requested = await Promise.all([1, 2, 3].map(() => errorOf(at.ask(id, { email }))));
        expect(requested.map(String).toSorted()).toEqual([
          'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
          'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
          'nothing refused',
        ]);
      });

      it('docs: choices the product does not have, unknown products and bad pictures are rejected', async () => {
        const { id } = await at.shirt();
        expect(await errorOf(at.ask(id, { options: { variantId: productId(404) } }))).toBe(
          'INVALID_CATALOG_REFERENCE_OPTIONS',
        );
        expect(await errorOf(at.ask(id, { options: { options: { Size: 'XL' } } }))).toBe(
          'INVALID_CATALOG_REFERENCE_OPTIONS',
        );
        expect(await errorOf(at.ask(productId(404)))).toBe('CATALOG_ITEM_NOT_FOUND');
        const { id: plain } = await at.mug();
        const withDetails = (details: object) =>
          errorOf(
            at.requests.createBackInStockNotificationRequest(
              { catalogReference: reference(plain), email: at.newEmail() },
              { ...at.details, ...details },
            ),
          );
        // The SDK itself lets no such address pass.
        for (const url of ['javascript:alert(1)', 'no address', '']) {
          const reply = await at.shop.call(
            'POST',
            '/back-in-stock-service/v1/back-in-stock-notification-requests',
            {
              request: { catalogReference: reference(plain), email: at.newEmail() },
              itemDetails: { ...at.details, image: { url } },
            },
          );
          expect([reply.status, await reply.json()]).toMatchObject([
            400,
            { details: { applicationError: { code: 'INVALID_ITEM_IMAGE_URL' } } },
          ]);
        }
        expect(await withDetails({ price: '-1' })).toEqual(['itemDetails.price DECIMAL_GTE']);
        expect(await withDetails({ image: 'https://shop.test/mug.png' })).toBe('nothing refused');
      });

      it.each(['', 'nobody', 'a@b@c', 'a b@example.com'])('sdk: %j is no address', async (email) => {
        const { id } = await at.mug();
        expect(await errorOf(at.ask(id, { email }))).not.toBe('nothing refused');
      });

      it('assumed: strangers leave one address twenty times a day; the shop itself as often as it likes', async () => {
        const email = at.newEmail();
        const ids: string[] = [];
        for (let number = 0; number < 21; number += 1) ids.push((await at.mug()).id);
        const last = String(ids.pop());
        for (const id of ids) await at.ask(id, { email });
        expect(await errorOf(at.ask(last, { email }))).toBe('RESOURCE_EXHAUSTED');
        expect(await errorOf(at.ask(last, { email, caller: { kind: 'api-key' } }))).toBe('nothing refused');
      });
    });

    it('docs: they are found by state, person and day, sorted, and by offset or cursor', async () => {
      const { id } = await at.mug();
      const requested = [await at.ask(id), await at.ask(id), await at.ask(id)];
      await at.requests.markAsNotificationSent(String(requested[1]?._id));
      const ids = requested.map(({ _id }) => _id);
      const query = () => at.requests.queryBackInStockNotificationRequests().in('_id', ids);
      expect((await query().eq('status', 'RECEIVED').find()).items).toHaveLength(2);
      expect((await query().eq('autoNotified', false).find()).items.map(({ _id }) => _id)).toEqual([ids[1]]);
      const { contactId } = await at.requests.getBackInStockNotificationRequest(String(ids[2]));
      expect((await query().eq('contactId', contactId).find()).items.map(({ _id }) => _id)).toEqual([ids[2]]);
      const first = await query().ascending('_id').limit(2).find();
      expect(first.items.map(({ _id }) => _id)).toEqual(ids.toSorted().slice(0, 2));
      expect((await first.next()).items.map(({ _id }) => _id)).toEqual(ids.toSorted().slice(2));
      const reply = await at.shop.call(
        'POST',
        '/back-in-stock-service/v1/back-in-stock-notification-requests/query',
        { query: { filter: { id: { $in: ids } }, paging: { limit: 2, offset: 2 } } },
      );
      expect(await reply.json()).toMatchObject({ metadata: { count: 1, offset: 2, total: 3 } });
    });

    it('docs: counts those who wait, by reference and in their order, none as well', async () => {
      const { id, small } = await at.shirt();
      const other = await at.mug();
      await at.ask(id, { options: { variantId: small } });
      const marked = await at.ask(id, { options: { variantId: small } });
      await at.requests.markAsNotificationSent(marked._id);
      const references = [
        reference(other.id),
        { ...reference(id), options: { options: { Size: 'S' } } },
        { appId: BOOKINGS, catalogItemId: 'haircut' },
      ];
      const { countsPerCatalogReference: counts } =
        await at.requests.getBackInStockNotificationRequestsCountByCatalogReferences(references);
      expect(counts).toEqual(
        references.map((catalogReference, index) => ({ catalogReference, count: index === 1 ? 1 : 0 })),
      );
      const many = Array.from({ length: 101 }, () => reference(id));
      const count = at.requests.getBackInStockNotificationRequestsCountByCatalogReferences;
      expect(await errorOf(count(many))).toEqual(['catalogReferences MAX_SIZE']);
      expect(await errorOf(count([]))).toEqual(['catalogReferences REQUIRED_FIELD']);
    });

    describe('marking and deleting', () => {
      it('docs: marked by hand it was not told by the shop; marking twice changes nothing', async () => {
        const { _id, email } = await at.ask((await at.mug()).id);
        const { request } = await at.requests.markAsNotificationSent(_id);
        expect(request).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: false });
        await at.requests.markAsNotificationSent(_id);
        expect(await at.eventsOf(_id)).toEqual(['created', 'updated']);
        await at.tell();
        expect(at.mailsTo(email)).toEqual([]);
      });

      it('assumed: whoever was told may ask again', async () => {
        const { id } = await at.mug();
        const { _id, email = '' } = await at.ask(id);
        await at.requests.markAsNotificationSent(_id);
        expect((await at.ask(id, { email }))._id).not.toBe(_id);
      });

      it('docs: what is deleted is gone, and unknown ones are named', async () => {
        const { _id } = await at.ask((await at.mug()).id);
        await at.requests.deleteBackInStockNotificationRequest(_id);
        expect(await at.eventsOf(_id)).toEqual(['created', 'deleted']);
        const missing = 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND';
        expect(await errorOf(at.requests.getBackInStockNotificationRequest(_id))).toBe(missing);
        expect(await errorOf(at.requests.deleteBackInStockNotificationRequest(_id))).toBe(missing);
        expect(await errorOf(at.requests.markAsNotificationSent(_id))).toBe(missing);
      });
    });

    describe('reporting', () => {
      it('docs: everybody who waits for the item is told once, in the words of the report', async () => {
        const { id, small, large } = await at.shirt();
        const [one, two] = [
          await at.ask(id, { options: { variantId: small } }),
          await at.ask(id, { options: { variantId: small }, language: 'he' }),
        ];
        const other = await at.ask(id, { options: { variantId: large } });
        await at.requests.reportItemsBackInStock(
          { name: 'The shirt', price: '19.50' },
          { catalogReference: { ...reference(id), options: { variantId: small } } },
        );
        expect(await at.statusOf(one._id)).toBe('PROCESSING');
        expect(at.mailsTo(one.email)).toEqual([]);
        await at.tell();
        await at.tell();
        expect(await at.requests.getBackInStockNotificationRequest(one._id)).toMatchObject({
          status: 'NOTIFICATION_SENT',
          autoNotified: true,
        });
        expect(await at.eventsOf(one._id)).toEqual(['created', 'updated', 'updated']);
        const [mail, second] = at.mailsTo(one.email);
        expect(second).toBeUndefined();
        expect(mail?.subject).toBe('Test shop: The shirt is back in stock');
        expect(mail?.text).toContain('€19.50');
        expect(mail?.text).toContain('https://shop.test/products/');
        const [hebrew] = at.mailsTo(two.email);
        expect(hebrew?.subject).toContain('חזר למלאי');
        expect(hebrew?.html).toContain('dir="rtl"');
        expect(hebrew?.text).toContain('https://shop.test/he/products/');
        expect(await at.statusOf(other._id)).toBe('RECEIVED');
      });

      it('docs: an item or requests, not both and not neither; requests that there are', async () => {
        const { id } = await at.mug();
        const { _id } = await at.ask(id);
        const report = (options: object) => errorOf(at.requests.reportItemsBackInStock(at.details, options));
        expect(await report({ catalogReference: reference(id), requestIds: [_id] })).toBe(
          'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
        );
        expect(await report({})).toEqual(['options.catalogReference REQUIRED_ONE_OF_FIELD']);
        expect(await report({ requestIds: [_id, productId(1)] })).toBe(
          'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND',
        );
        expect(await at.statusOf(_id)).toBe('RECEIVED');
        expect(
          await report({ requestIds: [_id], extraAutomationTemplateParameters: { 'item.size': 'S' } }),
        ).toBe('nothing refused');
      });

      it('assumed: who was told is not told again, nor who is being told', async () => {
        const { id } = await at.mug();
        const { _id, email } = await at.ask(id);
        const report = () => at.requests.reportItemsBackInStock(at.details, { requestIds: [_id] });
        await report();
        await report();
        await at.tell();
        await report();
        await at.tell();
        expect(at.mailsTo(email)).toHaveLength(1);
      });

      it('docs: what nobody takes has failed, and may be tried again', async () => {
        const { id } = await at.mug();
        const { _id, email } = await at.ask(id);
        const report = () => at.requests.reportItemsBackInStock(at.details, { requestIds: [_id] });
        const rejected = vi.spyOn(at.shop.mailer, 'send').mockRejectedValue(new Error('mailbox full'));
        await report();
        for (let tries = 0; tries < 9; tries += 1) {
          await at.tell();
          at.shop.clock.advance(86_400_000);
        }
        rejected.mockRestore();
        await at.shop.platform.maintain();
        expect(await at.statusOf(_id)).toBe('FAILED');
        await report();
        await at.tell();
        await at.tell();
        expect(await at.statusOf(_id)).toBe('NOTIFICATION_SENT');
        expect(at.mailsTo(email)).toHaveLength(1);
      });

      it('assumed: a product that nobody can see is no news', async () => {
        const { id } = await at.mug();
        const { _id, email } = await at.ask(id);
        await at.requests.reportItemsBackInStock(at.details, { requestIds: [_id] });
        await at.catalog.productsV3.deleteProduct(id);
        await at.tell();
        expect(await at.statusOf(_id)).toBe('FAILED');
        expect(at.mailsTo(email)).toEqual([]);
      });
    });

    it('docs: collecting is stopped and started for the stores app, under both of its ids', async () => {
      const states = (collectingRequests: boolean) => ({
        collectionStates: [{ appId: STORES_APP_ID, collectingRequests }],
      });
      const { id } = await at.mug();
      expect((await at.settings.getSettings()).settings).toEqual(states(true));
      for (const _twice of [1, 2])
        expect((await at.settings.stopCollectingRequests(LEGACY_STORES_APP_ID)).settings).toEqual(
          states(false),
        );
      expect(await errorOf(at.ask(id, { caller: newVisitor() }))).toBe('REQUEST_COLLECTION_DISABLED');
      expect(await errorOf(at.settings.startCollectingRequests(BOOKINGS))).toBe('NOT_SUPPORTED_APP_DEF_ID');
      expect((await at.settings.stopCollectingRequests(BOOKINGS)).settings).toEqual(states(false));
      expect((await at.settings.startCollectingRequests(STORES_APP_ID)).settings).toEqual(states(true));
      expect(await errorOf(at.ask(id))).toBe('nothing refused');
      const service = at.requests.createBackInStockNotificationRequest(
        { catalogReference: { appId: BOOKINGS, catalogItemId: 'haircut' }, email: at.newEmail() },
        at.details,
      );
      expect(await errorOf(service)).toBe('REQUEST_COLLECTION_DISABLED');
    });
  },
  shopMigrations,
);
