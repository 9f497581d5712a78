import { beforeEach, expect, it } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const FIGURES = {
  orders: 1, pieces: 2, items: '10.00', discounts: '2.00', delivery: '1.00', fees: '0.50', tax: '1.00',
  addedTax: '1.00', total: '10.50', returned: '3.00', net: '7.50',
}; // prettier-ignore

onDatabase(
  'report routes',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
    });

    it('ask the platform as they are asked, and tell its refusal', async () => {
      const person = await shop.signedIn('viewer');
      shop.answerWith(() => ({ body: { currency: 'EUR' } }));
      const reply = await person.get('/admin/api/reports/by/product?from=2025-11-01&to=2025-11-30&limit=6');
      expect(await reply.json()).toEqual({ currency: 'EUR' });
      expect(shop.calls.at(-1)?.path).toBe(
        '/hosted/reports/by/product?from=2025-11-01&to=2025-11-30&limit=6',
      );
      const fieldViolations = [
        { field: 'from', description: 'is required', violatedRule: 'REQUIRED_FIELD', data: {} },
      ];
      shop.answerWith(() => ({
        status: 400,
        body: { message: 'no', details: { validationError: { fieldViolations } } },
      }));
      const refused = await person.get('/admin/api/reports/taxes');
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ details: { validationError: { fieldViolations } } });
      shop.answerWith(() => ({ status: 404, body: {} }));
      expect((await person.get('/admin/api/reports/payouts')).status).toBe(404);
      expect((await shop.browser().get('/admin/api/reports/sales')).status).toBe(401);
    });

    it('write rows for spreadsheets, in which nothing is run', async () => {
      const person = await shop.signedIn('viewer');
      const row = { key: '=cmd()', label: '+1', ...FIGURES, totalBefore: '0.00', netBefore: '0.00' };
      shop.answerWith(() => ({
        body: { dimension: 'discount', currency: 'EUR', rows: [row], totals: { ...row, key: '', label: '' } },
      }));
      const file = await person.get('/admin/api/reports/by/discount.csv?from=2025-11-01&to=2025-11-30');
      expect(shop.calls.at(-1)?.path).toBe('/hosted/reports/by/discount?from=2025-11-01&to=2025-11-30');
      expect(file.headers.get('content-disposition')).toBe('attachment; filename="sales-by-discount.csv"');
      expect(await file.text()).toBe(
        'discount,name,currency,orders,pieces,items,discounts,returned,delivery,fees,added tax,total,' +
          'total before returns,"tax, added or included",total in the period before\n' +
          "'=cmd(),'+1,EUR,1,2,10.00,-2.00,-3.00,1.00,0.50,1.00,7.50,10.50,1.00,0.00\n" +
          'total,,EUR,1,2,10.00,-2.00,-3.00,1.00,0.50,1.00,7.50,10.50,1.00,0.00\n',
      );
      shop.answerWith(() => ({
        body: { currency: 'EUR', days: [{ day: '2025-11-01', ...FIGURES }], totals: FIGURES },
      }));
      const asked = await person.get('/admin/api/reports/sales?from=2025-11-01&to=2025-11-01', {
        accept: 'text/csv',
      });
      expect(await asked.text()).toContain('2025-11-01,EUR,1,2,10.00');
    });

    it('let those set rates who set the shop, and write down what changed', async () => {
      const [old, kept, fresh] = ['0.5', '0.6', '0.7'].map((rate, index) => ({
        day: `2025-11-0${index + 1}`,
        currency: 'USD',
        rate,
      }));
      shop.answerWith(({ method }) => ({
        body: { base: 'EUR', rates: method === 'POST' ? [kept, fresh] : [old, kept] },
      }));
      const viewer = await shop.signedIn('viewer');
      expect((await viewer.put('/admin/api/rates', { rates: [] })).status).toBe(403);
      const owner = await shop.signedIn('owner');
      expect(await (await owner.get('/admin/api/rates.csv')).text()).toContain('2025-11-01,USD,0.5');
      const reply = await owner.put('/admin/api/rates', { rates: [fresh] });
      expect(await reply.json()).toEqual({ base: 'EUR', rates: [kept, fresh] });
      const log = await (await owner.get('/admin/api/audit-log')).json();
      expect(log).toContainEqual(
        expect.objectContaining({
          operation: 'counterpart.setRates',
          before: { rates: [old] },
          after: { rates: [fresh] },
        }),
      );
    });
  },
  gatewayMigrations,
);
