import { beforeEach, expect, it } from 'vitest';
import { platformMigrations } from '../../platform/platform.ts';
import { roleNames } from '../../shared/permissions.ts';
import type { DomainEventDetails, DomainEventPage } from '../../shared/events.ts';
import type { Webhook, WebhookDeliveryDetails, WebhookDeliveryPage } from '../../shared/webhooks.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { TEST_API_KEY } from '../../testing/stack.ts';
import { clearWebhooks, startWebhooks, type WebhookShop } from '../../testing/webhooks.ts';

const PATH = '/admin/api/webhooks';
const EVENTS = '/admin/api/domain-events';
const input = { name: 'Warehouse', address: 'https://1.1.1.1/hook', events: 'ALL' };

onDatabase(
  'routes of webhooks and events',
  (database) => {
    let at: WebhookShop;
    let shop: TestGateway;

    beforeEach(async () => {
      await clearWebhooks(database());
      at = startWebhooks(database());
      shop = startGateway(database(), {
        publicUrl: 'https://shop.example',
        async platformFetch(request) {
          request.headers.set('authorization', TEST_API_KEY);
          return at.shop.platform.fetch(request);
        },
      });
      await resetGateway(shop);
    });
    const owner = () => shop.signedIn('owner');
    const read = async <T>(reply: Promise<Response>): Promise<T> => (await reply).json() as Promise<T>;

    it('are the owner’s', async () => {
      const webhook = await at.subscribe();
      const routes = [
        ['GET', PATH],
        ['GET', `${PATH}/${webhook.id}`],
        ['GET', `${PATH}/${webhook.id}/deliveries`],
        ['POST', PATH, input],
        ['PUT', `${PATH}/${webhook.id}`, { name: 'Other' }],
        ['POST', `${PATH}/${webhook.id}/pause`],
        ['POST', `${PATH}/${webhook.id}/resume`],
        ['POST', `${PATH}/${webhook.id}/rotate`, {}],
        ['POST', `${PATH}/${webhook.id}/replay`, { from: '2026-01-01T00:00:00Z' }],
        ['GET', EVENTS],
        ['GET', `${EVENTS}/kinds`],
        ['DELETE', `${PATH}/${webhook.id}`],
      ] as const;
      for (const role of [...roleNames].toReversed()) {
        const person = await shop.signedIn(role);
        for (const [method, path, body] of routes) {
          const { status } = await person.send(method, path, body);
          expect(`${role} ${method} ${path} ${status}`).toBe(
            `${role} ${method} ${path} ${role === 'owner' ? 200 : 403}`,
          );
        }
      }
      expect((await shop.browser().get(PATH)).status).toBe(401);
    });

    it('tell of deliveries with payload and tries, page by page, and write down who did what', async () => {
      const person = await owner();
      const webhook = await read<Webhook>(person.send('POST', PATH, input));
      expect(webhook).toMatchObject({
        state: 'ACTIVE',
        keys: [{ publicKey: expect.stringContaining('BEGIN PUBLIC KEY') as string }],
      });
      at.answer(() => ({ status: 500, trouble: 'ANSWER', answer: 'No room' }));
      await at.tell('a', 'b', 'c');
      await at.drain();
      const first = await read<WebhookDeliveryPage>(person.get(`${PATH}/${webhook.id}/deliveries?limit=2`));
      expect(first.deliveries.map(({ entityId }) => entityId)).toEqual(['c', 'b']);
      const rest = await read<WebhookDeliveryPage>(
        person.get(`${PATH}/${webhook.id}/deliveries?limit=2&cursor=${first.next}&state=WAITING`),
      );
      expect(rest).toMatchObject({ deliveries: [{ entityId: 'a' }], next: null });
      const one = await read<WebhookDeliveryDetails>(
        person.get(`${PATH}/${webhook.id}/deliveries/${rest.deliveries[0]?.id}`),
      );
      expect(one).toMatchObject({
        tries: 1,
        history: [{ status: 500, answer: 'No room' }],
        payload: { entityId: 'a', updatedEvent: { currentEntity: { id: 'a' } } },
        identity: { identityType: 'APP' },
      });
      await person.send('PUT', `${PATH}/${webhook.id}`, {
        ...webhook,
        name: 'Stock',
        events: ['wix.ecom.v1.order_updated'],
      });
      await person.send('POST', `${PATH}/${webhook.id}/rotate`, { overlapHours: 1 });
      await person.send('POST', `${PATH}/${webhook.id}/pause`);
      expect(await read(person.get(`${PATH}/${webhook.id}`))).toMatchObject({
        name: 'Stock',
        events: ['wix.ecom.v1.order_updated'],
        state: 'PAUSED',
        keys: [{}, { retiresDate: expect.any(String) as string }],
      });
      const list = await person.get(PATH);
      expect(list.headers.get('content-range')).toBe('webhooks 0-0/1');
      await person.send('DELETE', `${PATH}/${webhook.id}`);
      expect((await person.get(`${PATH}/${webhook.id}`)).status).toBe(404);
      const log = await read<{ operation: string; entityIds: string[] }[]>(
        person.get('/admin/api/audit-log'),
      );
      expect(log.map(({ operation }) => operation).toReversed()).toEqual([
        'counterpart.signIn',
        'counterpart.createWebhook',
        'counterpart.updateWebhook',
        'counterpart.rotateWebhookKey',
        'counterpart.pauseWebhook',
        'counterpart.deleteWebhook',
      ]);
      expect(JSON.stringify(log)).not.toContain('sealed');
    });

    it('reject an address that leads inside, also by a name, where the shop is not being developed', async () => {
      const person = await owner();
      const field = async (address: string, method = 'POST', path = PATH): Promise<unknown> => {
        const reply = await person.send(method, path, { ...input, address });
        const { details } = (await reply.json()) as {
          details?: { validationError?: { fieldViolations: { field: string; ruleName?: string }[] } };
        };
        const [violation] = details?.validationError?.fieldViolations ?? [];
        return violation ? `${violation.field} ${violation.ruleName ?? ''}` : reply.status;
      };
      for (const address of [
        'http://127.0.0.1:5432',
        'http://[::1]/',
        'http://169.254.169.254/latest',
        'http://localhost/',
        'http://2130706433/',
        'http://[::127.0.0.1]/',
      ])
        expect(await field(address)).toBe('address ADDRESS_NOT_ALLOWED');
      const webhook = await read<Webhook>(person.send('POST', PATH, input));
      expect(await field('http://10.0.0.1/', 'PUT', `${PATH}/${webhook.id}`)).toBe(
        'address ADDRESS_NOT_ALLOWED',
      );
      expect(await field('nonsense')).toBe('address ');
      const local = startGateway(database(), { platformFetch: shop.gateway.platformFetch });
      const developer = await local.signedIn('owner');
      expect(
        (await developer.send('POST', PATH, { ...input, address: 'http://127.0.0.1:5432' })).status,
      ).toBe(200);
    });

    it('browse the events of the last days', async () => {
      const person = await owner();
      await at.tell('a', 'b', 'a');
      at.shop.clock.advance(1000);
      const from = at.shop.clock.now().toISOString();
      await at.tell('c');
      const page = await read<DomainEventPage>(person.get(`${EVENTS}?limit=3`));
      expect(page.events.map(({ entityId }) => entityId)).toEqual(['c', 'a', 'b']);
      expect(await read(person.get(`${EVENTS}?limit=3&cursor=${page.next}`))).toMatchObject({
        events: [{ entityId: 'a' }],
        next: null,
      });
      const ofA = await read<DomainEventPage>(
        person.get(`${EVENTS}?entityId=a&eventType=wix.ecom.v1.order_updated`),
      );
      expect(ofA.events).toHaveLength(2);
      expect((await read<DomainEventPage>(person.get(`${EVENTS}?from=${from}`))).events).toHaveLength(1);
      expect(
        (await read<DomainEventPage>(person.get(`${EVENTS}?entityFqdn=wix.ecom.v1.cart`))).events,
      ).toEqual([]);
      const one = await read<DomainEventDetails>(person.get(`${EVENTS}/${page.events[0]?.id}`));
      expect(one.payload).toMatchObject({ slug: 'updated', entityId: 'c' });
      expect((await person.get(`${EVENTS}/nothing`)).status).toBe(404);
      expect((await person.get(`${EVENTS}?limit=1000`)).status).toBe(400);
      expect((await person.get(`${EVENTS}?from=yesterday`)).status).toBe(400);
      const { kinds } = await read<{ kinds: { entityFqdn: string; events: { eventType: string }[] }[] }>(
        person.get(`${EVENTS}/kinds`),
      );
      expect(
        kinds
          .find(({ entityFqdn }) => entityFqdn === 'wix.reviews.v1.review')
          ?.events.map(({ eventType }) => eventType),
      ).toContain('wix.reviews.v1.review_review_published');
    });
  },
  [...gatewayMigrations, ...platformMigrations],
);
