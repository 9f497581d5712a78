import { expect, it } from 'vitest';
import { extensionPath } from '../../shared/extensions/define.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway } from '../../testing/gateway.ts';

const PATH = '/admin/api/coupons/6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42/codes.csv';

onDatabase(
  'the file of the codes of a coupon',
  (database) => {
    it('is for those who read discounts, and rejected as the platform rejects it', async () => {
      const shop = startGateway(database());
      await resetGateway(shop);
      shop.answerWith(() => ({ body: { codes: [{ code: 'A-1', orderId: 'one' }, { code: 'B-2' }] } }));
      const viewer = await shop.signedIn('viewer');
      expect((await (await viewer.get(PATH)).text()).trim().split(/\r?\n/)).toEqual([
        'code,order',
        'A-1,one',
        'B-2,',
      ]);
      expect(shop.calls.at(-1)?.path).toBe(extensionPath('listCouponCodes'));
      expect((await (await shop.signedIn('editor')).get(PATH)).status).toBe(403);
      expect((await shop.browser().get(PATH)).status).toBe(401);
      shop.answerWith(() => ({ status: 404, body: {} }));
      expect((await viewer.get(PATH)).status).toBe(404);
    });
  },
  gatewayMigrations,
);
