import { AppStrategy, createClient } from '@wix/sdk';
import { cart } from '@wix/ecom';
import { beforeEach, expect, it } from 'vitest';
import type { Webhook } from '#shared/webhooks.ts';
import { cartModules, item, lisbon, POSTER } from '#testing/carts-v2.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, paidOrder, plainOrder } from '#testing/orders.ts';
import { shopMigrations, seedListing } from '#testing/shop.ts';
import {
  BROKEN,
  DEAD,
  clearWebhooks,
  startWebhooks,
  subscriberOf,
  insertEvents,
  type WebhookShop,
} from '#testing/webhooks.ts';
import { MAX_TRIES, waitAfter } from './rules/waits.ts';

const HOUR = 3_600_000;
const OWNER = { id: 'owner-1', name: 'Olga', email: 'olga@example.com', isOwner: true };

onDatabase(
  'webhooks',
  (database) => {
    let at: WebhookShop;
    beforeEach(async () => {
      await clearWebhooks(database());
      at = startWebhooks(database(), { collaborators: [OWNER] });
      // The SDK of a subscriber has a clock of its own.
      at.shop.clock.set(new Date());
    });

    const entities = (address?: string): string[] =>
      at.arrived
        .filter((one) => address === undefined || one.address === address)
        .map(({ payload }) => payload.entityId);
    const again = async (id: string): Promise<Webhook> =>
      (await at.post<{ webhook: Webhook }>(`webhooks/${id}/read`)).webhook;

    it('sdk: an approved order reaches the handler of the unmodified SDK, with who did it and in its order', async () => {
      const webhook = await at.subscribe();
      const staff = orderModules(at.shop, undefined, { 'x-counterpart-actor': OWNER.email });
      const { order } = await paidOrder(staff, plainOrder('5.00'));
      expect(await at.drain()).toBeGreaterThan(3);
      const heard: unknown[] = [];
      const client = subscriberOf(webhook);
      client.orders.onOrderApproved(({ data, metadata }) => void heard.push({ data, metadata }));
      const approved = at.arrived.find(({ eventType }) => eventType === 'wix.ecom.v1.order_approved');
      await client.webhooks.process(approved?.jwt ?? '');
      expect(heard).toMatchObject([
        {
          data: { order: { _id: order?._id, _createdDate: expect.any(Date) as Date } },
          metadata: {
            entityFqdn: 'wix.ecom.v1.order',
            slug: 'approved',
            entityId: order?._id,
            triggeredByAnonymizeRequest: false,
            instanceId: at.shop.site.id,
            identity: { identityType: 'WIX_USER', wixUserId: OWNER.id },
          },
        },
      ]);
      const sequences = at.arrived
        .filter(({ payload }) => payload['entityFqdn'] === 'wix.ecom.v1.order')
        .map(({ payload }) => Number(payload.entityEventSequence));
      expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
      for (const { payload } of at.arrived)
        expect(
          ['createdEvent', 'updatedEvent', 'deletedEvent', 'actionEvent'].filter((part) => part in payload),
        ).toHaveLength(1);
      await expect(subscriberOf(await at.subscribe()).webhooks.process(approved?.jwt ?? '')).rejects.toThrow(
        'signature',
      );
    });

    it('docs: carts and checkouts are told with what they said before', async () => {
      const { site, clock } = at.shop;
      await seedListing({ database: database(), site, clock }, [
        { id: POSTER, name: 'Poster', price: '30.00' },
      ]);
      const webhook = await at.subscribe();
      const { currentCart, currentCartV2, checkout } = cartModules(at.shop);
      await currentCart.addToCurrentCart({ lineItems: [item(POSTER)] });
      await currentCart.updateCurrentCart({ cartInfo: { buyerNote: 'Ring once' } });
      await currentCartV2.updateCurrentCart({ note: 'Ring twice' });
      const { checkoutId = '' } = await currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
      await checkout.updateCheckout(checkoutId, {
        shippingInfo: { shippingDestination: { address: lisbon() } },
      });
      await at.drain();
      const told = (eventType: string) =>
        at.arrived
          .filter((one) => one.eventType === eventType)
          .map(({ payload }) => (payload['updatedEvent'] as { modifiedFields?: object }).modifiedFields);
      const first = told('wix.ecom.v1.cart_updated');
      expect(first[0]).toMatchObject({ buyerNote: null });
      expect(first[1]).toMatchObject({ buyerNote: 'Ring once' });
      expect(first[1]).not.toHaveProperty('lineItems');
      expect(told('wix.ecom.v2.cart_updated')[1]).toMatchObject({ note: 'Ring once' });
      const [moved] = told('wix.ecom.v1.checkout_updated');
      expect(Object.keys(moved ?? {})).toContainEqual(expect.stringMatching(/^shippingInfo/));
      const client = createClient({
        auth: AppStrategy({ appId: webhook.appId, publicKey: webhook.keys[0]?.publicKey ?? '' }),
        modules: { cart },
      });
      const heard: unknown[] = [];
      client.cart.onCartUpdated(
        (event) => void heard.push('modifiedFields' in event && event.modifiedFields),
      );
      for (const { eventType, jwt } of at.arrived)
        if (eventType === 'wix.ecom.v1.cart_updated') await client.webhooks.process(jwt);
      expect(heard.slice(0, 2)).toMatchObject([{ buyerNote: null }, { buyerNote: 'Ring once' }]);
    });

    it('assumed: each subscriber is told of what it wants, from when it came', async () => {
      await at.tell('before');
      await at.subscribe({ address: 'https://a.example/', events: ['wix.ecom.v1.order_updated'] });
      await at.subscribe({ address: 'https://b.example/', events: ['wix.ecom.v1.order_created'] });
      const quiet = await at.subscribe({ address: 'https://c.example/' });
      await at.post(`webhooks/${quiet.id}/pause`);
      await at.tell('one', 'two');
      await at.drain();
      expect(at.arrived.map(({ address }) => address)).toEqual(['https://a.example/', 'https://a.example/']);
      expect((await again(quiet.id)).lane.waiting).toBe(2);
      await at.post(`webhooks/${quiet.id}/resume`);
      await at.drain();
      expect(entities('https://c.example/').toSorted()).toEqual(['one', 'two']);
      expect((await again(quiet.id)).lane).toMatchObject({ waiting: 0, parked: 0, failing: null });
    });

    it('assumed: an event that is rejected holds up its own entity alone, and is tried again later every time', async () => {
      const webhook = await at.subscribe();
      at.answer(({ payload }) =>
        payload.entityId === 'bad' ? BROKEN : { status: 204, trouble: null, answer: '' },
      );
      await at.tell('good', 'bad', 'bad', 'good', 'other');
      await at.drain();
      expect(entities().toSorted()).toEqual(['bad', 'good', 'good', 'other']);
      const [waits] = (await at.deliveries(webhook, { state: 'WAITING', entityId: 'bad' })).toReversed();
      expect(waits).toMatchObject({ tries: 1, lastTry: { status: 500, trouble: 'ANSWER', answer: 'Oh no' } });
      await at.drain();
      expect(entities()).toHaveLength(4);
      at.shop.clock.advance(5000);
      await at.drain();
      at.shop.clock.advance(5000);
      await at.drain();
      expect(entities()).toHaveLength(5);
      at.answer(() => ({ status: 200, trouble: null, answer: '' }));
      at.shop.clock.advance(60_000);
      await at.drain();
      expect(await at.deliveries(webhook, { state: 'WAITING' })).toEqual([]);
      const bad = at.arrived.filter(({ payload }) => payload.entityId === 'bad').slice(-2);
      expect(new Set(bad.map(({ payload }) => payload.id)).size).toBe(2);
    });

    it('assumed: an answer is kept as far as a text may be cut, and stops nothing', async () => {
      const webhook = await at.subscribe();
      at.answer(() => ({ status: 200, trouble: null, answer: `${'x'.repeat(499)}\u{1F600}` }));
      await at.tell('one', 'two');
      await at.drain();
      const told = await at.deliveries(webhook);
      expect(told).toMatchObject([{ state: 'DELIVERED' }, { state: 'DELIVERED' }]);
      expect(told[0]?.lastTry?.answer.isWellFormed()).toBe(true);
      expect(entities()).toHaveLength(2);
      expect(at.shop.errors).toEqual([]);
    });

    it('assumed: thousands that are held up keep nothing else waiting in the outbox', async () => {
      await at.subscribe();
      at.answer(({ payload }) =>
        payload.entityId === 'bad' ? BROKEN : { status: 200, trouble: null, answer: '' },
      );
      const good = Array.from({ length: 600 }, (_, n) => `good-${n}`);
      const bad = Array.from({ length: 4990 }, () => 'bad');
      await insertEvents(database(), at.shop.site.id, [...bad, ...good]);
      await at.drain();
      expect(
        entities()
          .filter((id) => id !== 'bad')
          .toSorted(),
      ).toEqual(good.toSorted());
    });

    it('assumed: who is dead delays nobody, is asked with one event now and then, and is given up after days', async () => {
      await at.rename('Quarterdrop');
      const dead = await at.subscribe({ name: 'Dead', address: 'https://dead.example/' });
      await at.subscribe({ name: 'Alive', address: 'https://alive.example/' });
      at.answer(({ address }) =>
        address.includes('dead') ? DEAD : { status: 200, trouble: null, answer: '' },
      );
      const all = Array.from({ length: 30 }, (_, n) => `order-${n}`);
      await at.tell(...all);
      await at.drain();
      expect(entities('https://alive.example/').toSorted()).toEqual(all.toSorted());
      const first = entities('https://dead.example/').length;
      expect(first).toBeLessThan(12);
      expect((await again(dead.id)).lane).toMatchObject({
        waiting: 30,
        failing: { since: expect.any(String) as string },
      });
      for (let look = 0; look < 10; look++) {
        at.shop.clock.advance(7 * HOUR);
        await at.drain();
      }
      expect(entities('https://dead.example/').length).toBe(first + 10);
      expect((await again(dead.id)).state).toBe('ACTIVE');
      at.shop.clock.advance(3 * HOUR);
      await at.drain();
      expect(await again(dead.id)).toMatchObject({ state: 'PARKED', lane: { waiting: 30, parked: 0 } });
      await at.shop.platform.deliverMail();
      expect(at.shop.mailer.sent).toMatchObject([
        {
          to: OWNER.email,
          subject: expect.stringContaining('Dead') as string,
          text: expect.stringContaining('Quarterdrop') as string,
        },
      ]);
      expect(at.shop.mailer.sent[0]?.text).not.toContain(at.shop.site.name);
      await at.tell('afterwards');
      at.arrived.splice(0);
      at.answer(() => ({ status: 200, trouble: null, answer: '' }));
      await at.post(`webhooks/${dead.id}/resume`);
      await at.drain();
      expect(entities('https://dead.example/').toSorted()).toEqual([...all, 'afterwards'].toSorted());
      await at.rename(at.shop.site.name);
    });

    it('assumed: who answers 500 for a week is asked now and then, told of once, and misses nothing', async () => {
      const webhook = await at.subscribe();
      at.answer(() => BROKEN);
      const told: string[] = [];
      for (let hour = 0; hour < 7 * 24; hour += 3) {
        told.push(`order-${hour}`);
        await at.tell(`order-${hour}`);
        await at.drain();
        at.shop.clock.advance(3 * HOUR);
      }
      expect(at.arrived.length).toBeLessThan(40);
      expect(await again(webhook.id)).toMatchObject({ state: 'PARKED', lane: { waiting: told.length } });
      await at.shop.platform.deliverMail();
      expect(at.shop.mailer.sent).toHaveLength(1);
      at.arrived.splice(0);
      at.answer(() => ({ status: 200, trouble: null, answer: '' }));
      await at.post(`webhooks/${webhook.id}/resume`);
      await at.drain();
      expect(entities().toSorted()).toEqual(told.toSorted());
    });

    it('assumed: one event that is never taken is given up alone after days, and told', async () => {
      const webhook = await at.subscribe();
      at.answer(({ payload }) =>
        payload.entityId === 'bad' ? BROKEN : { status: 200, trouble: null, answer: '' },
      );
      await at.tell('bad', 'bad');
      for (let tried = 0; tried < 2 * MAX_TRIES; tried++) {
        await at.tell(`good-${tried}`);
        await at.drain();
        at.shop.clock.advance(waitAfter((tried % MAX_TRIES) + 1));
      }
      expect(await again(webhook.id)).toMatchObject({ state: 'ACTIVE', lane: { waiting: 0, parked: 2 } });
      const [input] = await at.deliveries(webhook, { state: 'PARKED' });
      expect(input).toMatchObject({ tries: 12, nextTry: null });
      await at.shop.platform.deliverMail();
      expect(at.shop.mailer.sent).toHaveLength(2);
      at.answer(() => ({ status: 200, trouble: null, answer: '' }));
      at.arrived.splice(0);
      expect(await at.post(`webhooks/${webhook.id}/replay`, { deliveryId: input?.id })).toEqual({
        events: 1,
      });
      await at.drain();
      expect(at.arrived.map(({ payload }) => payload.id)).toEqual([input?.eventId]);
    });

    it('assumed: of events that are given up one after the other the owners get one mail', async () => {
      const webhook = await at.subscribe();
      at.answer(({ payload }) =>
        payload.entityId.startsWith('bad') ? BROKEN : { status: 200, trouble: null, answer: '' },
      );
      for (let hour = 0; hour < 84; hour++) {
        await at.tell(...(hour < 2 ? [`bad-${hour}`] : []), `good-${hour}`);
        await at.drain();
        at.shop.clock.advance(HOUR);
      }
      expect((await again(webhook.id)).lane).toMatchObject({ waiting: 0, parked: 2 });
      await at.shop.platform.deliverMail();
      expect(at.shop.mailer.sent).toHaveLength(1);
    });

    it('assumed: a key is rotated with an overlap in which either half that the subscriber knows is good', async () => {
      const webhook = await at.subscribe();
      const knows = async (key: number, of: Webhook) => {
        const client = subscriberOf(of, key);
        at.answer(async ({ jwt }) =>
          (await client.webhooks.process(jwt).catch(() => undefined))
            ? { status: 200, trouble: null, answer: '' }
            : { status: 401, trouble: 'ANSWER', answer: '' },
        );
      };
      const { webhook: rotated } = await at.post<{ webhook: Webhook }>(`webhooks/${webhook.id}/rotate`, {
        overlapHours: 2,
      });
      expect(rotated.keys).toMatchObject([{ retiresDate: null }, { id: webhook.keys[0]?.id }]);
      await knows(0, webhook);
      await at.tell('old', 'old-2');
      await at.drain();
      await knows(0, rotated);
      await at.tell('new');
      await at.drain();
      expect((await again(webhook.id)).lane.waiting).toBe(0);
      at.shop.clock.advance(3 * HOUR);
      expect((await again(webhook.id)).keys).toHaveLength(1);
      await knows(0, webhook);
      await at.tell('too-late');
      await at.drain();
      expect((await again(webhook.id)).lane.waiting).toBe(1);
    });

    it('assumed: a stretch is told once more beside what is new, and an event of a megabyte passes', async () => {
      const webhook = await at.subscribe();
      await at.tell('a', 'b');
      at.shop.clock.advance(1000);
      const from = at.shop.clock.now().toISOString();
      await at.tell('c', 'd');
      await at.drain();
      at.arrived.splice(0);
      await at.tell('e');
      expect(await at.post(`webhooks/${webhook.id}/replay`, { from })).toEqual({ events: 3 });
      await at.drain();
      expect(entities().toSorted()).toEqual(['c', 'd', 'e', 'e']);
      expect((await at.deliveries(webhook)).map(({ replay }) => replay)).toEqual([
        true,
        true,
        true,
        false,
        false,
        false,
        false,
        false,
      ]);
      at.arrived.splice(0);
      await at.tellLarge('large', 1_000_000);
      await at.drain();
      expect(JSON.stringify(at.arrived[0]?.payload).length).toBeGreaterThan(1_000_000);
      await expect(subscriberOf(webhook).webhooks.process(at.arrived[0]?.jwt ?? '')).resolves.toMatchObject({
        eventType: 'wix.ecom.v1.order_updated',
      });
    });

    it('assumed: of several processes each subscriber is one’s at a time: all is told, the order of an entity kept', async () => {
      const others = [at, startWebhooks(database()), startWebhooks(database())];
      const heard: string[] = [];
      let under = new Map<string, number>();
      for (const one of others) {
        one.shop.clock.set(at.shop.clock.now());
        one.answer(async ({ payload }) => {
          under.set(payload.entityId, (under.get(payload.entityId) ?? 0) + 1);
          expect(under.get(payload.entityId)).toBe(1);
          await Promise.resolve();
          heard.push(`${payload.entityId}/${payload.entityEventSequence}`);
          under.set(payload.entityId, 0);
          return { status: 200, trouble: null, answer: '' };
        });
      }
      await at.subscribe();
      for (let round = 0; round < 4; round++) {
        await at.tell(...Array.from({ length: 20 }, (_, n) => `entity-${n % 5}`));
        await Promise.all(others.map((one) => one.drain()));
      }
      expect(heard).toHaveLength(80);
      for (let n = 0; n < 5; n++) {
        const own = heard
          .filter((one) => one.startsWith(`entity-${n}/`))
          .map((one) => Number(one.split('/')[1]));
        expect(own).toEqual(own.toSorted((a, b) => a - b));
      }
      under = new Map();
    });

    it('assumed: what nobody means is rejected beside its field', async () => {
      const webhook = await at.subscribe();
      const refused = async (path: string, body: object): Promise<string> => {
        const reply = await at.shop.call('POST', `/hosted/webhooks/${path}`, body);
        const { details } = (await reply.json()) as {
          details: {
            validationError?: { fieldViolations: { field: string }[] };
            applicationError?: { code: string };
          };
        };
        return `${reply.status} ${details.validationError?.fieldViolations.map(({ field }) => field).join() ?? details.applicationError?.code}`;
      };
      const good = { name: 'A', address: 'https://a.example', events: 'ALL' };
      expect(await refused('create', { ...good, address: 'ftp://a.example' })).toBe('400 address');
      expect(await refused('create', { ...good, address: 'https://me:secret@a.example' })).toBe(
        '400 address',
      );
      expect(await refused('create', { ...good, name: ' ' })).toBe('400 name');
      expect(await refused('create', { ...good, events: ['no.such_event'] })).toContain('400 events');
      expect(await refused('create', { ...good, events: [] })).toContain('400 events');
      expect(await refused(`${webhook.id}/rotate`, { overlapHours: -1 })).toBe('400 overlapHours');
      expect(await refused('nobody/read', {})).toBe('404 WEBHOOK_NOT_FOUND');
      expect(await refused(`${webhook.id}/deliveries/12`, {})).toBe('404 DELIVERY_NOT_FOUND');
      expect(await refused(`${webhook.id}/deliveries/x`, {})).toBe('404 DELIVERY_NOT_FOUND');
      expect(await refused(`${webhook.id}/replay`, { eventId: 'x' })).toBe('404 EVENT_NOT_FOUND');
      expect(await refused(`${webhook.id}/deliveries`, { cursor: '1; drop' })).toBe('400 cursor');
    });
  },
  shopMigrations,
);
