import { beforeAll, expect, it } from 'vitest';
import { startWaiting, type Waiting } from '../../testing/back-in-stock.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { shopMigrations } from '../../testing/shop.ts';
import { TEST_API_KEY } from '../../testing/stack.ts';
import { embeddedFetch } from '../platform-fetch.ts';

onDatabase(
  'the form of a page without script',
  (database) => {
    let at: Waiting;
    let server: TestGateway;
    beforeAll(() => {
      at = startWaiting(database());
      const { siteId } = { siteId: at.shop.site.id };
      server = startGateway(
        database(),
        { siteId, platformFetch: embeddedFetch(at.shop.platform, { apiKey: TEST_API_KEY, siteId }) },
        new Map(),
        { platformFetch: at.shop.platform.fetch, paymentGateway: at.shop.paymentGateway.routes },
      );
    });

    /** @returns where it leads */
    async function send(fields: Record<string, string>): Promise<string> {
      const reply = await server.fetch(
        new Request('http://localhost:8080/api/tell-me', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:8080' },
          body: new URLSearchParams({
            back: '/products/shirt?Size=S',
            name: 'Shirt',
            price: '20.00',
            language: 'he',
            ...fields,
          }),
        }),
      );
      expect(reply.status).toBe(303);
      return reply.headers.get('location') ?? '';
    }
    const waitingFor = async (email: string) =>
      (
        await at.requests
          .queryBackInStockNotificationRequests()
          .eq('email' as 'contactId', email)
          .find()
      ).items.map(({ catalogReference }) => String(catalogReference?.options?.['variantId']));

    it('leaves an address and leads back to the page, which says so; twice is told kindly', async () => {
      const shirt = await at.shirt();
      const email = at.newEmail();
      const form = { productId: shirt.id, variantId: shirt.small, email };
      expect(await send(form)).toBe('/products/shirt?Size=S&notifyMe=requested');
      expect(await send(form)).toBe('/products/shirt?Size=S&notifyMe=waiting');
      expect(await waitingFor(email)).toEqual([shirt.small]);
    });

    it('asks for the one beside it too, and for this one where that one is waited for already', async () => {
      const shirt = await at.shirt();
      const email = at.newEmail();
      const form = { productId: shirt.id, variantId: shirt.small, also: shirt.large, email };
      expect(await send(form)).toContain('notifyMe=requested');
      expect((await waitingFor(email)).toSorted()).toEqual([shirt.small, shirt.large].toSorted());
      const other = at.newEmail();
      await send({ productId: shirt.id, variantId: shirt.large, email: other });
      expect(await send({ ...form, email: other })).toContain('notifyMe=requested');
    });

    it('says what is wrong with what was sent, and leads nowhere else', async () => {
      const { id: productId, variantId } = await at.mug();
      const good = { productId, variantId, email: at.newEmail() };
      expect(await send({ ...good, email: 'no' })).toContain('notifyMe=invalid');
      expect(await send({ ...good, email: 'nobody at all' })).toContain('notifyMe=invalid');
      expect(await send({ ...good, variantId: 'nonsense' })).toContain('notifyMe=failed');
      expect(await send({ ...good, productId: variantId })).toContain('notifyMe=failed');
      for (const back of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example'])
        expect(await send({ ...good, back, email: at.newEmail() })).toMatch(/^\/(?![/\\])/);
    });

    it('takes no flood for one address, and others after it', async () => {
      const email = at.newEmail();
      const mugs = [];
      for (let index = 0; index < 22; index += 1) mugs.push(await at.mug());
      const answers: string[] = [];
      for (const { id: productId, variantId } of mugs)
        answers.push(
          new URL(await send({ productId, variantId, email }), 'http://x').searchParams.get('notifyMe') ?? '',
        );
      expect(answers).toEqual([...Array<string>(20).fill('requested'), 'tooMany', 'tooMany']);
      const [mug] = mugs;
      expect(
        await send({ productId: mug?.id ?? '', variantId: mug?.variantId ?? '', email: at.newEmail() }),
      ).toContain('notifyMe=requested');
    });
  },
  [...shopMigrations, ...gatewayMigrations],
);
