import { expect, it } from 'vitest';
import { extensionPath } from '../../shared/extensions/define.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';

onDatabase(
  'previews of emails',
  (database) => {
    it.each([
      ['review-requests/preview/he', 'previewReviewRequestEmail', '{"language":"he"}'],
      ['abandoned-checkouts/preview/he/2', 'previewReminder', '{"language":"he","reminder":2}'],
    ])('%s shows the email in a frame that runs nothing', async (path, name, body) => {
      const shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: { mail: { subject: 'Hello', html: '<head></head>Hello' } } }));
      const person = await shop.signedIn('viewer');
      const email = await person.get(`/admin/api/${path}`);
      expect(await email.text()).toContain('Hello');
      expect(email.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(shop.calls.at(-1)).toMatchObject({ path: extensionPath(name), body });
      expect((await shop.browser().get(`/admin/api/${path}`)).status).toBe(401);
      shop.answerWith(() => ({ status: 400, body: { message: 'no' } }));
      expect((await person.get(`/admin/api/${path}`)).status).toBe(400);
    });

    it('of reminders are for those who read abandoned checkouts', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      const editor = await shop.signedIn('editor');
      expect((await editor.get('/admin/api/abandoned-checkouts/preview/he/2')).status).toBe(403);
    });
  },
  gatewayMigrations,
);
