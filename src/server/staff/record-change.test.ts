import { expect, it } from 'vitest';
import { extensionPath } from '../../shared/extensions/define.ts';
import { extensions } from '../../shared/extensions/index.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';

/** The operations that change settings, with those that read them. */
const changes = [...extensions].flatMap(([name, extension]) =>
  !extension.isRead && 'settingsRead' in extension.audit && !extension.audit.difference
    ? [{ name, read: extensionPath(extension.audit.settingsRead) }]
    : [],
);
const address = (name: string): string => `/admin/api/extensions/${name}`;

onDatabase(
  'changes of settings in the audit log',
  (database) => {
    it('keep the values of changed fields, as they were and as they are, and no secret', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      const owner = await shop.signedIn('owner');
      const was = { days: 7, label: 'same', clientSecret: 'old secret' };
      const is = { days: 14, label: 'same', clientSecret: 'new secret' };
      expect(changes.length).toBeGreaterThan(5);
      for (const { name, read } of changes) {
        shop.answerWith(({ path }) => ({ body: { settings: path === read ? was : is } }));
        expect([name, (await owner.post(address(name), {})).status]).toEqual([name, 200]);
        const [entry] = (await (await owner.get('/admin/api/audit-log')).json()) as object[];
        expect([name, entry]).toEqual([
          name,
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
        path === extensionPath('getGiftCardRules')
          ? { status: 500, body: {} }
          : { body: { rules: { days: 14 } } },
      );
      expect((await owner.post(address('changeGiftCardRules'), {})).status).toBe(200);
      const [entry] = (await (await owner.get('/admin/api/audit-log')).json()) as object[];
      expect(entry).toMatchObject({ operation: 'counterpart.changeGiftCardRules', after: { days: 14 } });
    });
  },
  gatewayMigrations,
);
