import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { extensionPath } from '../../shared/extensions/define.ts';
import { emptyStorePage } from '../../shared/store-pages.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { shopMigrations, startShop } from '../../testing/shop.ts';
import { TEST_API_KEY, TEST_SITE } from '../../testing/stack.ts';
import { embeddedFetch } from '../platform-fetch.ts';

onDatabase(
  'the contact form',
  (database) => {
    let server: TestGateway;

    async function open(hasMailbox: boolean): Promise<void> {
      const site = { ...TEST_SITE, id: crypto.randomUUID() };
      const shop = startShop(database(), { site });
      server = startGateway(
        database(),
        {
          siteId: site.id,
          hasMailbox: async () => hasMailbox,
          demo: false,
          platformFetch: embeddedFetch(shop.platform, { apiKey: TEST_API_KEY, siteId: site.id }),
        },
        new Map(),
        { platformFetch: shop.platform.fetch, paymentGateway: shop.paymentGateway.routes },
      );
      await resetGateway(server);
      // Without the demo its accounts are closed.
      await sql`UPDATE staff_members SET demo = false`.execute(database().kysely);
      server.mails.length = 0;
      await sql`DELETE FROM staff_attempts`.execute(database().kysely);
      const page = { ...emptyStorePage(), slug: 'contact-us', contactForm: true };
      page.texts.en.title = 'Contact us';
      expect((await shop.call('POST', extensionPath('createStorePage'), { page })).status).toBe(200);
    }

    beforeEach(() => open(false));

    /** @returns where it leads */
    async function send(fields: Record<string, string> = {}): Promise<string> {
      const reply = await server.fetch(
        new Request('http://localhost:8080/api/contact', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:8080' },
          body: new URLSearchParams({
            back: '/he/pages/contact-us',
            page: 'contact-us',
            website: '',
            name: 'Noa',
            email: 'noa@example.com',
            message: 'Do you ship to Haifa?',
            ...fields,
          }),
        }),
      );
      expect(reply.status).toBe(303);
      return reply.headers.get('location') ?? '';
    }

    it('emails the owners and leads back to the page', async () => {
      expect(await send({ name: 'Noa\r\nBcc: all@example.com' })).toBe(
        '/he/pages/contact-us?contact=sent#contact',
      );
      expect(server.mails).toHaveLength(1);
      expect(server.mails[0]?.subject).toMatch(/^Message from Noa Bcc: all@example\.com to \S.*$/);
      expect(server.mails[0]?.text).toContain('Do you ship to Haifa?');
      expect(server.mails[0]?.text).toContain('noa@example.com');
    });

    it('sends nothing for programs, and does not tell them', async () => {
      expect(await send({ website: 'https://spam.test' })).toContain('contact=sent');
      expect(server.mails).toEqual([]);
    });

    it.each<Record<string, string>>([{ email: 'noa' }, { message: ' ' }, { name: '' }])(
      'takes no message without %j',
      async (fields) => {
        expect(await send(fields)).toContain('contact=invalid');
        expect(server.mails).toEqual([]);
      },
    );

    it('takes a few messages an hour from one place, and none for a page without the form', async () => {
      expect(await send({ page: 'elsewhere' })).toContain('contact=failed');
      for (let sent = 0; sent < 5; sent++) expect(await send()).toContain('contact=sent');
      expect(await send()).toContain('contact=tooMany');
      expect(server.mails).toHaveLength(5);
    });

    it('takes none while no mail server is set up', async () => {
      await open(true);
      expect(await send()).toContain('contact=failed');
      expect(server.mails).toEqual([]);
    });
  },
  [...gatewayMigrations, ...shopMigrations],
);
