import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { plainOrder, startOrders } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';
import { migrations } from './migrations.ts';

const price = (amount: string, formattedAmount: string) => ({ amount, formattedAmount });

onDatabase(
  'orders whose balance a refund had set to nothing',
  (database) => {
    it('assumed: they state what is left to pay or to return; paid and imported orders stay', async () => {
      const { sdk } = startOrders(database());
      const create = async (total: string, paid: string, refunded: string, more = {}): Promise<string> => {
        const { _id } = await sdk.orders.createOrder(plainOrder(total));
        const doc = {
          paymentStatus: 'PARTIALLY_REFUNDED',
          balanceSummary: {
            balance: price('0.00', '€0.00'),
            paid: price(paid, `€${paid}`),
            refunded: price(refunded, `€${refunded}`),
          },
          ...more,
        };
        await sql`update orders set doc = doc || ${JSON.stringify(doc)}::text::jsonb
          where id = ${String(_id)}`.execute(database().kysely);
        return String(_id);
      };
      const captured = await create('1095.40', '50.00', '10.00');
      const edited = await create('100.00', '120.00', '5.00');
      const paid = await create('100.00', '100.00', '10.00');
      const imported = await create('100.00', '50.00', '10.00', { imported: true });

      for (const name of ['011-balance-after-refunds', '012-partially-paid-after-refunds'])
        await sql.raw(String(migrations[name])).execute(database().kysely);

      const balanceOf = async (id: string): Promise<unknown> =>
        (await sdk.orders.getOrder(id)).balanceSummary?.balance;
      expect(await balanceOf(captured)).toEqual(price('1045.40', '€1,045.40'));
      expect(await balanceOf(edited)).toEqual(price('-15.00', '-€15.00'));
      expect(await balanceOf(paid)).toEqual(price('0.00', '€0.00'));
      expect(await balanceOf(imported)).toEqual(price('0.00', '€0.00'));
      const statusOf = async (id: string): Promise<unknown> => (await sdk.orders.getOrder(id)).paymentStatus;
      expect(await statusOf(captured)).toBe('PARTIALLY_PAID');
      for (const id of [edited, paid, imported]) expect(await statusOf(id)).toBe('PARTIALLY_REFUNDED');
    });
  },
  platformMigrations,
);
