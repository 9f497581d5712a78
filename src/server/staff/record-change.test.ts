import { expect, it } from 'vitest';
import { extensions } from '../../shared/extensions/index.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';

/** Where the back office writes settings of ours, and what the reply wraps them in. */
const ROUTES: readonly [path: string, wrapper: string | undefined][] = [
  ...[...extensions].flatMap(([name, extension]): [string, string][] =>
    !extension.isRead && 'settingsRead' in extension.audit ? [[`extensions/${name}`, 'settings']] : [],
  ),
  ['reviews/rules/write', 'rules'],
];

const isRead = /\/read$|\/get\w+$/;

onDatabase(
  'changes of settings in the audit log',
  (database) => {
    it('keep the values of changed fields, as they were and as they are, and no secret', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      const owner = await shop.signedIn('owner');
      const was = { days: 7, label: 'same', clientSecret: 'old secret' };
      const is = { days: 14, label: 'same', clientSecret: 'new secret' };
      for (const [path, wrapper] of ROUTES) {
        shop.answerWith(({ method, path: asked }) => {
          const settings = method === 'GET' || isRead.test(asked) ? was : is;
          return { body: wrapper === undefined ? settings : { [wrapper]: settings } };
        });
        expect([path, (await owner.post(`/admin/api/${path}`, {})).status]).toEqual([path, 200]);
        const [entry] = (await (await owner.get('/admin/api/audit-log')).json()) as object[];
        expect([path, entry]).toEqual([
          path,
          expect.objectContaining({
            before: { days: 7, clientSecret: '…' },
            after: { days: 14, clientSecret: '…' },
          }),
        ]);
      }
    });

    it('are recorded without the former values where these cannot be read', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      const owner = await shop.signedIn('owner');
      shop.answerWith(({ path }) =>
        isRead.test(path) ? { status: 500, body: {} } : { body: { rules: { days: 14 } } },
      );
      expect((await owner.post('/admin/api/extensions/changeGiftCardRules', {})).status).toBe(200);
      const [entry] = (await (await owner.get('/admin/api/audit-log')).json()) as object[];
      expect(entry).toMatchObject({ operation: 'counterpart.changeGiftCardRules', after: { days: 14 } });
    });
  },
  gatewayMigrations,
);
