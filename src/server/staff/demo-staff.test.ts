import { expect, it } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, startGateway } from '../../testing/gateway.ts';
import { demoAccounts, ensureDemoStaff } from './demo-staff.ts';

onDatabase(
  'the demo staff',
  (database) => {
    it('is made once, and its passwords work', async () => {
      const shop = startGateway(database());
      await Promise.all([ensureDemoStaff(shop.gateway), ensureDemoStaff(shop.gateway)]);
      await ensureDemoStaff(shop.gateway);
      const info = await (await shop.browser().get('/admin/api/sign-in-info')).json();
      expect(info).toMatchObject({ demo: true, setupNeeded: false, signIns: demoAccounts });
      for (const { email, password, role } of demoAccounts) {
        const browser = shop.browser();
        expect((await browser.signIn(email, password)).status).toBe(200);
        expect(await (await browser.get('/admin/api/session')).json()).toMatchObject({ role });
      }
      const owner = await shop.signedIn('owner');
      expect((await owner.get('/admin/api/staff')).headers.get('content-range')).toBe('staff 0-4/5');
    });
  },
  gatewayMigrations,
);
