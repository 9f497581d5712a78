import { beforeEach, expect, it } from 'vitest';
import { extensionPath } from '../../shared/extensions/define.ts';
import { extensions } from '../../shared/extensions/index.ts';
import { roleNames } from '../../shared/permissions.ts';
import { onDatabase } from '../../testing/engines.ts';
import { permissionsOf } from '../roles/roles.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const ID = '6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42';
const address = (name: string): string => `/admin/api/extensions/${name}`;

onDatabase(
  'operations beyond the contract, at the gateway',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({
        body: { giftCard: { id: ID, lastFour: 'Q84D' }, code: 'ABCD-EFGH-JKMN-Q84D' },
      }));
    });

    it('each is for the roles with its permission, and reaches the platform by its name', async () => {
      const people = await Promise.all(
        roleNames.map(async (role) => ({ role, person: await shop.signedIn(role) })),
      );
      for (const [name, { permission }] of extensions) {
        for (const { role, person } of people) {
          const { status } = await person.post(address(name), { giftCardId: ID });
          const expected = permissionsOf(role).includes(permission) ? 200 : 403;
          expect([name, role, status]).toEqual([name, role, expected]);
        }
        expect(shop.calls.at(-1)).toMatchObject({ method: 'POST', path: extensionPath(name) });
        expect((await shop.browser().post(address(name))).status).toBe(401);
      }
    });

    it('an unknown one is no route', async () => {
      const owner = await shop.signedIn('owner');
      expect((await owner.post(address('constructor'), {})).status).toBe(404);
    });

    it('a change is in the audit log, without what the response has beside the entity', async () => {
      const owner = await shop.signedIn('owner');
      await owner.post(address('issueGiftCard'), { amount: '50' });
      await owner.post(address('showGiftCardCode'), { giftCardId: ID });
      const log = await owner.get('/admin/api/audit-log?filter={"entityId":"' + ID + '"}');
      const text = await log.text();
      expect(text).toContain('counterpart.issueGiftCard');
      expect(text).toContain('counterpart.showGiftCardCode');
      expect(text).not.toContain('ABCD-EFGH');
    });
  },
  gatewayMigrations,
);
