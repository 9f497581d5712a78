import { beforeEach, expect, it } from 'vitest';
import { extensionPath } from '../../shared/extensions/define.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const METRIC_COLUMNS = {
  orders: 1, pieces: 2, items: '10.00', discounts: '2.00', delivery: '1.00', fees: '0.50', tax: '1.00',
  addedTax: '1.00', total: '10.50', returned: '3.00', net: '7.50',
}; // prettier-ignore

onDatabase(
  'report files',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
    });

    it('are for people who may read the report, with the rejection of the platform', async () => {
      const person = await shop.signedIn('viewer');
      const fieldViolations = [
        { field: 'from', description: 'is required', violatedRule: 'REQUIRED_FIELD', data: {} },
      ];
      shop.answerWith(() => ({
        status: 400,
        body: { message: 'no', details: { validationError: { fieldViolations } } },
      }));
      const rejected = await person.get('/admin/api/reports/taxes.csv');
      expect(rejected.status).toBe(400);
      expect(await rejected.json()).toMatchObject({ details: { validationError: { fieldViolations } } });
      shop.answerWith(() => ({ status: 404, body: {} }));
      expect((await person.get('/admin/api/reports/payouts.csv')).status).toBe(404);
      expect((await shop.browser().get('/admin/api/reports/sales.csv')).status).toBe(401);
      shop.gateway.embedded = false;
      expect((await person.get('/admin/api/reports/sales.csv')).status).toBe(404);
    });

    it('are rows for spreadsheets, in which nothing is run', async () => {
      const person = await shop.signedIn('viewer');
      const row = { key: '=cmd()', label: '+1', ...METRIC_COLUMNS, totalBefore: '0.00', netBefore: '0.00' };
      shop.answerWith(() => ({
        body: { dimension: 'discount', currency: 'EUR', rows: [row], totals: { ...row, key: '', label: '' } },
      }));
      const file = await person.get(
        '/admin/api/reports/by/discount.csv?from=2025-11-01&to=2025-11-30&limit=1000',
      );
      const { path, body } = shop.calls.at(-1) ?? {};
      expect([path, JSON.parse(body ?? '')]).toEqual([
        extensionPath('getSalesByDimension'),
        { dimension: 'discount', from: '2025-11-01', to: '2025-11-30', limit: 1000 },
      ]);
      expect(file.headers.get('content-disposition')).toBe('attachment; filename="sales-by-discount.csv"');
      expect(await file.text()).toBe(
        'discount,name,currency,orders,pieces,items,discounts,returned,delivery,fees,added tax,total,' +
          'total before returns,"tax, added or included",total in the period before\n' +
          "'=cmd(),'+1,EUR,1,2,10.00,-2.00,-3.00,1.00,0.50,1.00,7.50,10.50,1.00,0.00\n" +
          'total,,EUR,1,2,10.00,-2.00,-3.00,1.00,0.50,1.00,7.50,10.50,1.00,0.00\n',
      );
      shop.answerWith(() => ({
        body: { currency: 'EUR', days: [{ day: '2025-11-01', ...METRIC_COLUMNS }], totals: METRIC_COLUMNS },
      }));
      const sales = await person.get('/admin/api/reports/sales.csv?from=2025-11-01&to=2025-11-01');
      expect(await sales.text()).toContain('2025-11-01,EUR,1,2,10.00');
      shop.answerWith(() => ({
        body: { base: 'EUR', rates: [{ day: '2025-11-01', currency: 'USD', rate: '0.5' }] },
      }));
      expect(await (await person.get('/admin/api/rates.csv')).text()).toContain('2025-11-01,USD,0.5');
    });
  },
  gatewayMigrations,
);
