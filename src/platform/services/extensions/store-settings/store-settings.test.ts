import { siteProperties } from '@wix/business-tools';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { MailSettingsView, StoreSettingsView } from '#shared/extensions/store-settings.ts';
import { extensionPath } from '#shared/extensions/define.ts';
import { platformMigrations } from '#platform/platform.ts';
import { onDatabase } from '#testing/engines.ts';
import { productId, seedListing } from '#testing/shop.ts';
import { startStack, TEST_READ_KEY, TEST_SITE, type Stack } from '#testing/stack.ts';

const SERVER = {
  host: 'smtp.shop.example',
  port: 465,
  security: 'TLS',
  user: 'shop@shop.example',
  senderName: 'Shop',
  senderAddress: 'shop@shop.example',
};

onDatabase(
  'store settings',
  (database) => {
    let stack: Stack;
    const start = (ruledBy = {}): Stack =>
      startStack(database(), { site: { ...TEST_SITE, id: stack?.site.id ?? crypto.randomUUID(), ruledBy } });
    const call = (name: string, body: object = {}, headers?: Record<string, string>) =>
      stack.call('POST', extensionPath(name), body, headers);
    const read = async () => (await (await call('getStoreSettings')).json()) as StoreSettingsView;
    const readMail = async () => (await (await call('getMailSettings')).json()) as MailSettingsView;

    beforeEach(() => {
      stack = startStack(database(), { site: { ...TEST_SITE, id: crypto.randomUUID() } });
    });

    it('assumed: what is set counts from the next call on, and is told by the contract', async () => {
      const settings = {
        currency: 'ILS',
        timeZone: 'Asia/Jerusalem',
        locale: 'he-IL',
        url: 'https://www.shop.example',
      };
      expect((await call('updateStoreSettings', settings)).status).toBe(200);
      expect(await read()).toEqual({ ...settings, ruledBy: {}, hasAmounts: false });
      const sdk = stack.sdk({ siteProperties });
      expect((await sdk.siteProperties.getSiteProperties()).properties).toMatchObject({
        paymentCurrency: 'ILS',
        timeZone: 'Asia/Jerusalem',
        locale: { languageCode: 'he', country: 'IL' },
        externalSiteUrl: 'https://www.shop.example',
      });
      const { rows } = await sql`SELECT entity_fqdn FROM domain_events
        WHERE site_id = ${stack.site.id} AND entity_fqdn = 'SitePropertiesUpdated'`.execute(
        database().kysely,
      );
      expect(rows).toHaveLength(1);
      expect(await stack.platform.siteNow()).toMatchObject({ publicUrl: 'https://www.shop.example' });
    });

    it('assumed: the currency of amounts that exist is never changed', async () => {
      await stack.platform.siteNow();
      await call('getStoreSettings');
      await seedListing(stack, [{ id: productId(1), name: 'Mug', price: '28.00' }]);
      const reply = await call('updateStoreSettings', { currency: 'ILS', timeZone: 'Asia/Jerusalem' });
      expect(reply.status).toBe(428);
      expect(await reply.json()).toMatchObject({
        details: { applicationError: { code: 'CURRENCY_IN_USE', data: { currency: 'EUR' } } },
      });
      expect(await read()).toMatchObject({ currency: 'EUR', timeZone: 'Europe/Lisbon', hasAmounts: true });
      expect((await call('updateStoreSettings', { currency: 'EUR' })).status).toBe(200);
    });

    it('assumed: the environment rules, and names its variable', async () => {
      await call('updateStoreSettings', { timeZone: 'Asia/Jerusalem', locale: 'he' });
      stack = start({ timeZone: 'STORE_TIME_ZONE' });
      expect(await read()).toMatchObject({
        timeZone: 'Europe/Lisbon',
        locale: 'he',
        ruledBy: { timeZone: 'STORE_TIME_ZONE' },
      });
      const reply = await call('updateStoreSettings', { timeZone: 'UTC' });
      expect(await reply.json()).toMatchObject({
        details: {
          validationError: { fieldViolations: [{ field: 'timeZone', violatedRule: 'FIELD_NOT_ALLOWED' }] },
        },
      });
    });

    it('assumed: what is no setting is rejected with its field, and others may neither read nor change it', async () => {
      const wrong = {
        currency: 'EURO',
        timeZone: 'Europe/Atlantis',
        locale: 'de',
        url: 'https://a.example/b',
      };
      for (const [field, value] of Object.entries(wrong)) {
        const reply = await call('updateStoreSettings', { [field]: value });
        expect(reply.status).toBe(400);
        expect(JSON.stringify(await reply.json())).toContain(`"field":"${field}"`);
      }
      for (const name of ['updateStoreSettings', 'getMailSettings', 'updateMailSettings', 'sendTestEmail'])
        expect((await call(name, {}, { authorization: TEST_READ_KEY })).status).toBe(403);
    });

    it('assumed: a password is sealed, never read back, and never sent to another server', async () => {
      expect((await call('updateMailSettings', { ...SERVER, password: 'b&d p/ss' })).status).toBe(200);
      expect(await readMail()).toMatchObject({ ...SERVER, hasPassword: true });
      expect(await stack.platform.mailServer()).toEqual({
        url: 'smtps://shop%40shop.example:b%26d%20p%2Fss@smtp.shop.example:465?from=shop%40shop.example',
        senderName: 'Shop',
      });
      const { rows } = await sql<{ doc: object }>`SELECT doc FROM mail_settings
        WHERE site_id = ${stack.site.id}`.execute(database().kysely);
      expect(JSON.stringify(rows)).not.toContain('b&d');

      const moved = await call('updateMailSettings', { ...SERVER, host: 'smtp.thief.example' });
      expect(await moved.json()).toMatchObject({
        details: { validationError: { fieldViolations: [{ field: 'password' }] } },
      });
      expect((await call('updateMailSettings', { ...SERVER, senderName: '' })).status).toBe(200);
      expect((await stack.platform.mailServer()).url).toContain('b%26d');
      await call('updateMailSettings', { ...SERVER, host: '' });
      expect((await stack.platform.mailServer()).url).toBeUndefined();
      expect(await readMail()).toMatchObject({ hasPassword: false, passwordDate: '' });
    });
  },
  platformMigrations,
);
