import { beforeEach, expect, it } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const credentials = { email: 'owner@halfdrop.example', password: 'halfdrop-owner' };
const SIGN_IN = '/admin/api/auth/sign-in/email';

onDatabase(
  'the guards of the gateway',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
    });

    it('refuses a changing request from a page of another site', async () => {
      const owner = await shop.signedIn('owner');
      const foreign: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
      ];
      for (const headers of foreign) {
        const reply = await owner.post('/admin/wixapis/ecom/v1/orders/search', {}, headers);
        expect(reply.status).toBe(403);
        expect(await reply.json()).toMatchObject({
          details: { applicationError: { code: 'CROSS_SITE_REQUEST' } },
        });
      }
      expect(
        (await shop.browser().post(SIGN_IN, credentials, { 'sec-fetch-site': 'cross-site' })).status,
      ).toBe(403);
      expect(shop.calls).toEqual([]);
    });

    it('goes by the origin where the browser sends nothing else', async () => {
      const statusFor = async (origin?: string): Promise<number> => {
        const request = new Request(`http://localhost:8080${SIGN_IN}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(origin !== undefined && { origin }) },
          body: JSON.stringify(credentials),
        });
        return (await shop.fetch(request)).status;
      };
      expect(await statusFor('http://localhost:8080')).toBe(200);
      expect(await statusFor('http://evil.example')).toBe(403);
      expect(await statusFor('null')).toBe(403);
      expect(await statusFor()).toBe(403);
      expect(
        (await shop.browser().get('/admin/api/sign-in-info', { 'sec-fetch-site': 'cross-site' })).status,
      ).toBe(200);
    });

    it('sends the security headers and a request id with every answer', async () => {
      for (const path of ['/admin/api/session', '/admin/api/sign-in-info', '/admin/api/nothing']) {
        const { headers } = await shop.browser().get(path);
        expect(headers.get('content-security-policy')).toMatch(/default-src 'self'; script-src 'self';/);
        expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
        expect(headers.get('content-security-policy')).not.toMatch(/unsafe-inline|unsafe-eval/);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
        expect(headers.get('strict-transport-security')).toBeNull();
        expect(headers.get('x-wix-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      }
    });

    it('answers an unknown path of the API in the envelope', async () => {
      const reply = await shop.browser().get('/admin/api/nothing');
      expect(reply.status).toBe(404);
      expect(await reply.json()).toMatchObject({
        details: { applicationError: { code: 'ROUTE_NOT_FOUND' } },
      });
    });

    it('shows the mailbox to everybody in the demo, else to who manages staff', async () => {
      expect((await shop.browser().get('/admin/api/mailbox')).status).toBe(200);
      const real = startGateway(database(), { demo: false });
      expect((await real.browser().get('/admin/api/mailbox')).status).toBe(401);
      const withSmtp = startGateway(database(), { hasMailbox: false });
      expect((await withSmtp.browser().get('/admin/api/mailbox')).status).toBe(404);
    });
  },
  gatewayMigrations,
);
