import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { plainOrder, startOrders } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';
import { migrations } from './migrations.ts';

const contact = { address: { country: 'PT', city: 'Porto' }, contactDetails: { firstName: 'Rosa' } };

onDatabase(
  'orders whose address only the recipient has',
  (database) => {
    it('assumed: they get it where the filters look; pickups and other addresses stay', async () => {
      const { sdk } = startOrders(database());
      const create = async (doc: object): Promise<string> => {
        const { _id } = await sdk.orders.createOrder(plainOrder('1.00'));
        await sql`update orders set doc = (doc - 'shippingInfo' - 'recipientInfo') || ${JSON.stringify(doc)}::text::jsonb
          where id = ${String(_id)}`.execute(database().kysely);
        return String(_id);
      };
      const fromDraft = await create({ recipientInfo: contact });
      const withCarrier = await create({
        recipientInfo: contact,
        shippingInfo: { title: 'Courier', logistics: { deliveryTime: 'Two days' } },
      });
      const elsewhere = { address: { country: 'ES' } };
      const sentElsewhere = await create({
        recipientInfo: contact,
        shippingInfo: { logistics: { shippingDestination: elsewhere } },
      });
      const pickup = await create({
        recipientInfo: contact,
        shippingInfo: { logistics: { pickupDetails: { address: { country: 'PT' } } } },
      });
      const withoutAddress = await create({ recipientInfo: { contactDetails: { firstName: 'Rosa' } } });

      await sql.raw(String(migrations['007-one-delivery-address'])).execute(database().kysely);

      const logisticsOf = async (id: string): Promise<unknown> =>
        (await sdk.orders.getOrder(id)).shippingInfo?.logistics;
      expect(await logisticsOf(fromDraft)).toMatchObject({ shippingDestination: contact });
      expect(await logisticsOf(withCarrier)).toMatchObject({
        deliveryTime: 'Two days',
        shippingDestination: contact,
      });
      expect(await logisticsOf(sentElsewhere)).toMatchObject({ shippingDestination: elsewhere });
      expect(await logisticsOf(pickup)).not.toHaveProperty('shippingDestination.address');
      expect(await logisticsOf(withoutAddress)).toBeUndefined();
      const found = await sdk.orders.searchOrders({
        // The types of the SDK leave this filter out; the back office's country filter uses it.
        filter: { 'shippingInfo.logistics.shippingDestination.address.country': 'PT' } as object,
      });
      expect(found.orders?.map(({ _id }) => _id).toSorted()).toEqual([fromDraft, withCarrier].toSorted());
    });
  },
  platformMigrations,
);
