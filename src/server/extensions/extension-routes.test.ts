import { beforeEach, expect, it, vi } from 'vitest';
import { extensionPath, permissionsOf } from '../../shared/extensions/define.ts';
import { extensions } from '../../shared/extensions/index.ts';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { permissionsOf as permissionsOfRole } from '../roles/roles.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const ID = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
/** Of every entity, with what audit entries take from it. */
const ENTITIES = {
  giftCard: { id: ID, lastFour: 'Q84D' },
  code: 'ABCD-EFGH-JKMN-Q84D',
  subscription: { id: ID, standing: 'PAUSED' },
  edit: { draftOrderId: 'draft-1', since: '2026-11-28T10:00:00.000Z' },
  coupon: { id: ID, name: 'Ten' },
  deliveryTimes: [],
  results: [{ itemMetadata: { id: ID, success: true } }, { itemMetadata: { id: 'x', success: false } }],
  page: { id: ID },
  plugin: { id: ID },
  plugins: [],
  redemption: { id: ID },
  charge: { id: ID },
  downloads: [],
  rates: [],
  template: { name: 'confirmation', texts: {} },
  return: { orderId: ID, orderNumber: '10012', lines: [], answer: 'Sorry!' },
};
const address = (name: string): string => `/admin/api/extensions/${name}`;

onDatabase(
  'operations beyond the contract, at the gateway',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: ENTITIES }));
    });

    it('each is for the roles with its permission, and reaches the platform by its name', async () => {
      const people = await Promise.all(
        roleNames.map(async (role) => ({ role, person: await shop.signedIn(role) })),
      );
      for (const [name, extension] of extensions) {
        const needed = permissionsOf(extension);
        for (const { role, person } of people) {
          const { status } = await person.post(address(name), { giftCardId: ID });
          const granted = permissionsOfRole(role);
          const expected = needed.every((permission) => granted.includes(permission)) ? 200 : 403;
          expect([name, role, status]).toEqual([name, role, expected]);
        }
        expect(shop.calls.at(-1)).toMatchObject({ method: 'POST', path: extensionPath(name) });
        expect((await shop.browser().post(address(name))).status).toBe(401);
      }
    });

    it('an unknown one is no route, and a hosted platform has none', async () => {
      const owner = await shop.signedIn('owner');
      expect((await owner.post(address('constructor'), {})).status).toBe(404);
      shop.gateway.embedded = false;
      expect((await owner.post(address('queryReturns'), {})).status).toBe(404);
      expect(shop.calls).toEqual([]);
    });

    it('an audit entry reads what was before by an operation of the list', () => {
      const reads = [...extensions.values()].flatMap((extension) => {
        if (extension.isRead) return [];
        const { audit } = extension;
        if ('settingsRead' in audit) return audit.settingsRead;
        return audit.before?.operation ?? [];
      });
      expect(reads.filter((name) => !extensions.get(name)?.isRead)).toEqual([]);
    });

    it('a change is in the audit log, without what the response has beside the entity', async () => {
      const owner = await shop.signedIn('owner');
      await owner.post(address('issueGiftCard'), { amount: '50' });
      await owner.post(address('showGiftCardCode'), { giftCardId: ID });
      const log = await owner.get('/admin/api/audit-log?filter={"entityId":"' + ID + '"}');
      const text = await log.text();
      expect(text).toContain('counterpart.issueGiftCard');
      expect(text).toContain('counterpart.showGiftCardCode');
      expect(text).not.toContain('ABCD-EFGH');
    });

    it('a change keeps the entity as it was, and changes it also where that cannot be read', async () => {
      const owner = await shop.signedIn('owner');
      const entryOf = async (times: object): Promise<unknown> => {
        await owner.post(address('setDeliveryTimes'), times);
        return ((await (await owner.get('/admin/api/audit-log')).json()) as object[])[0];
      };
      const isRead = (path: string): boolean => path === extensionPath('listDeliveryTimes');
      const after = { id: ID, slotCapacity: 8 };
      shop.answerWith(({ path }) => ({
        body: { deliveryTimes: isRead(path) ? [{ id: ID, slotCapacity: 4 }] : after },
      }));
      expect(await entryOf(after)).toMatchObject({
        operation: 'counterpart.setDeliveryTimes',
        entityIds: [ID],
        before: { slotCapacity: 4 },
        after,
      });
      shop.answerWith(({ path }) =>
        isRead(path) ? { status: 500, body: {} } : { body: { deliveryTimes: after } },
      );
      expect(await entryOf(after)).toMatchObject({ before: null, after });
      expect((await owner.post(address('setDeliveryTimes'), 'x')).status).toBe(400);
    });

    it('a change of a table keeps the rows that changed', async () => {
      const [old, same, fresh] = ['0.5', '0.6', '0.7'].map((rate, index) => ({
        day: `2025-11-0${index + 1}`,
        currency: 'USD',
        rate,
      }));
      shop.answerWith(({ path }) => ({
        body: {
          base: 'EUR',
          rates: path === extensionPath('getExchangeRates') ? [old, same] : [same, fresh],
        },
      }));
      const owner = await shop.signedIn('owner');
      const reply = await owner.post(address('changeExchangeRates'), { rates: [fresh] });
      expect(await reply.json()).toEqual({ base: 'EUR', rates: [same, fresh] });
      const log = (await (await owner.get('/admin/api/audit-log')).json()) as object[];
      expect(log[0]).toMatchObject({
        operation: 'counterpart.setRates',
        before: { rates: [old] },
        after: { rates: [fresh] },
      });
    });

    it('a change of several is an entry for each that succeeded, under the name of one', async () => {
      const owner = await shop.signedIn('owner');
      await owner.post(address('turnOffCoupons'), { ids: [ID] });
      const log = (await (await owner.get('/admin/api/audit-log')).json()) as object[];
      expect(log.filter((entry) => JSON.stringify(entry).includes('Coupon'))).toEqual([
        expect.objectContaining({ operation: 'counterpart.turnOffCoupon', entityIds: [ID] }),
      ]);
    });

    it('a preview that takes too long is rejected', async () => {
      const person = await shop.signedIn('viewer');
      const called = Promise.withResolvers<void>();
      shop.gateway.platformFetch = () => {
        called.resolve();
        return new Promise(() => undefined);
      };
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const response = person.post(address('previewTax'), {});
      await called.promise;
      vi.advanceTimersByTime(5000);
      vi.useRealTimers();
      expect((await response).status).toBe(504);
    });

    it('a URL that leads inside is rejected before it is saved, where the shop is not being developed', async () => {
      const hosts = ['10.0.0.1', 'localhost', '[::ffff:7f00:1]', '[64:ff9b::7f00:1]', '[::7f00:1]'];
      const open = startGateway(database(), { publicUrl: 'https://shop.example' });
      await resetGateway(open);
      open.answerWith(() => ({ body: { plugins: [], plugin: { id: ID } } }));
      const owner = open.browser('https://shop.example');
      await owner.signIn('owner@halfdrop.example', 'halfdrop-owner');
      const names = [...extensions].flatMap(([name, extension]) =>
        !extension.isRead && extension.outgoingUrl === 'url' ? [name] : [],
      );
      expect(names).toEqual(['addPlugin', 'changePlugin']);
      for (const name of names)
        for (const host of hosts) {
          const reply = await owner.post(address(name), { name: 'New', url: `http://${host}/plugin` });
          expect(reply.status).toBe(400);
          expect(await reply.json()).toMatchObject({
            details: {
              validationError: { fieldViolations: [{ field: 'url', ruleName: 'ADDRESS_NOT_ALLOWED' }] },
            },
          });
        }
      expect(open.calls).toEqual([]);
      const reply = await owner.post(address('addPlugin'), { name: 'New', url: 'https://1.1.1.1/plugin' });
      expect(reply.status).toBe(200);
    });

    it('a return is in the audit log with its order, and what was answered', async () => {
      const owner = await shop.signedIn('owner');
      await owner.post(address('declineReturn'), { returnId: 'x', answer: 'Sorry!' });
      const [entry] = (await (await owner.get('/admin/api/audit-log')).json()) as object[];
      expect(entry).toMatchObject({
        operation: 'counterpart.declineReturn',
        entityType: 'counterpart.order',
        entityIds: [ID],
        after: { orderNumber: '10012', lines: [], answer: 'Sorry!' },
      });
    });
  },
  gatewayMigrations,
);
