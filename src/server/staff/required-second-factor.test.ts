import { beforeEach, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { Browser } from '../../testing/browser.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const PATH = '/admin/api/second-factor-roles';

interface Session {
  permissions: string[];
  lacksSecondFactor: boolean;
}

onDatabase(
  'a second factor that a role requires',
  (database) => {
    let shop: TestGateway;
    let owner: Browser;
    const require = (roles: readonly string[], person = owner) => person.put(PATH, { roles });
    const sessionOf = async (person: Browser) =>
      (await (await person.get('/admin/api/session')).json()) as Session;
    const setEnabled = (role: string, on: boolean) =>
      sql`update staff_members set two_factor_enabled = ${on} where role = ${role}`.execute(
        database().kysely,
      );

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      await sql`delete from settings where name = 'second-factor-roles'`.execute(database().kysely);
      owner = await shop.signedIn('owner');
    });

    it('takes all permissions from those without one, until they turn it on, and nothing from the others', async () => {
      const merchant = await shop.signedIn('merchant');
      const viewer = await shop.signedIn('viewer');
      expect((await require(['merchant'])).status).toBe(200);
      expect(await (await viewer.get(PATH)).json()).toEqual({ roles: ['merchant'] });

      expect(await sessionOf(merchant)).toMatchObject({ permissions: [], lacksSecondFactor: true });
      const paths = [
        '/admin/api/shop-texts?range=[0,9]',
        '/admin/api/views?range=[0,9]',
        '/admin/wixapis/site-properties/v4/properties',
      ];
      for (const path of paths) {
        const denied = await merchant.get(path);
        expect([path, denied.status, await denied.json()]).toMatchObject([
          path,
          403,
          { details: { applicationError: { code: 'SECOND_FACTOR_REQUIRED' } } },
        ]);
        expect((await viewer.get(path)).status).toBe(200);
      }
      // What the frame around the profile reads.
      expect(await (await merchant.get('/admin/api/jobs?range=[0,9]')).json()).toEqual([]);
      expect(await sessionOf(viewer)).toMatchObject({ lacksSecondFactor: false });
      expect((await sessionOf(viewer)).permissions.length).toBeGreaterThan(0);

      await setEnabled('merchant', true);
      const after = await sessionOf(merchant);
      expect(after.lacksSecondFactor).toBe(false);
      expect(after.permissions.length).toBeGreaterThan(0);
      await setEnabled('merchant', false);
    });

    it('is required by who manages staff, who does not lock themselves out', async () => {
      const merchant = await shop.signedIn('merchant');
      expect((await require(['viewer'], merchant)).status).toBe(403);
      const own = await require(['owner']);
      expect([own.status, await own.json()]).toMatchObject([
        428,
        { details: { applicationError: { code: 'OWN_SECOND_FACTOR_OFF' } } },
      ]);
      expect((await require(['somebody'])).status).toBe(400);
      expect(await (await owner.get(PATH)).json()).toEqual({ roles: [] });
    });
  },
  gatewayMigrations,
);
