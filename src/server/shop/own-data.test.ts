import { beforeAll, expect, it } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { startReviews, written, type ReviewShop } from '../../testing/reviews.ts';
import { newVisitor, shopMigrations } from '../../testing/shop.ts';
import { TEST_API_KEY } from '../../testing/stack.ts';
import { embeddedFetch } from '../platform-fetch.ts';

onDatabase(
  'what the shop keeps of somebody',
  (database) => {
    let at: ReviewShop;
    let server: TestGateway;
    beforeAll(() => {
      at = startReviews(database());
      const { siteId } = { siteId: at.shop.site.id };
      server = startGateway(
        database(),
        { siteId, platformFetch: embeddedFetch(at.shop.platform, { apiKey: TEST_API_KEY, siteId }) },
        new Map(),
        { platformFetch: at.shop.platform.fetch, paymentGateway: at.shop.paymentGateway.routes },
      );
    });
    async function read(caller?: Parameters<ReviewShop['hosted']>[2]) {
      const { platform, site } = at.shop;
      const authorization = caller && (await platform.tokens.sign({ siteId: site.id, ...caller }));
      const reply = await server.fetch(
        new Request('http://localhost:8080/api/own-data', {
          headers: authorization ? { authorization } : {},
        }),
      );
      return { status: reply.status, data: (await reply.json()) as Record<string, unknown> };
    }

    it('is all there for its member, over every page, and nothing of anybody else', async () => {
      await at.rule({ rules: [], otherwise: 'SHOW' });
      const [mia, eva] = [await at.person(), await at.person()];
      const product = await at.newProduct();
      await eva.reviews.createReview(written(product, 1, { title: 'Not hers' }));
      for (let count = 0; count < 101; count += 1)
        await at.api.createReview({
          ...written(await at.newProduct(), 4, { title: `Hers ${count}` }),
          author: { contactId: mia.contactId },
        });
      const { status, data } = await read(mia.caller);
      expect(status).toBe(200);
      expect(data).toMatchObject({
        profile: { loginEmail: mia.email },
        orders: [],
        wishlist: { items: [] },
        following: [],
        followers: [],
        blocked: [],
        mails: { email: mia.email },
      });
      expect(data['reviews']).toHaveLength(101);
      expect(JSON.stringify(data)).not.toContain('Not hers');
    });

    it('is nobody’s without a token, and no visitor’s', async () => {
      expect((await read()).status).toBe(401);
      expect((await read(newVisitor())).status).toBe(404);
    });
  },
  [...shopMigrations, ...gatewayMigrations],
);
