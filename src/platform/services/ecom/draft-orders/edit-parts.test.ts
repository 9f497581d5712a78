import { draftOrders } from '@wix/ecom';
import { expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { plainOrder, errorOf, startOrders } from '#testing/orders.ts';
import { taxPortugal } from '#testing/pricing.ts';
import { platformMigrations } from '#platform/platform.ts';

const NOWHERE = '99999999-9999-4999-8999-999999999999';

/** What the SDK exports at run time and leaves out of its public types. */
interface HiddenDrafts {
  setDeposit(id: string, options: { depositDetails?: object }): Promise<draftOrders.CreateDraftOrderResponse>;
}

type Reply = Promise<{ calculatedDraftOrder?: draftOrders.CalculatedDraftOrder }>;

const draftOf = async (reply: Reply) => (await reply).calculatedDraftOrder?.draftOrder;

onDatabase(
  'parts of a draft order',
  (database) => {
    /** Two frames for 60.00 together. */
    async function draftOfFrames() {
      const { sdk, stack } = startOrders(database());
      const drafts = stack.sdk({ draftOrders }).draftOrders;
      const id = String((await draftOf(drafts.createEmptyDraftOrder()))?._id);
      await drafts.addLineItemsToDraftOrder(id, {
        customLineItems: [{ quantity: 2, productName: { original: 'Frame' }, price: { amount: '30.00' } }],
      });
      return { sdk, stack, drafts, id };
    }

    it('docs: a discount of the merchant is deleted, and the total is what it was', async () => {
      const { drafts, id } = await draftOfFrames();
      const discounts = [
        { discountType: 'GLOBAL' as const, percentage: '10', applyToDraftOrder: true },
        { discountType: 'GLOBAL' as const, priceAmount: { amount: '5' }, applyToDraftOrder: true },
      ];
      const discounted = await draftOf(drafts.createCustomDiscounts(id, { discounts }));
      expect(discounted?.priceSummary).toMatchObject({ subtotal: { amount: '60.00' } });
      const ids = (discounted?.discounts ?? []).map(({ discount }) => String(discount?._id));
      expect(ids).toHaveLength(2);
      expect(await errorOf(drafts.deleteCustomDiscounts(id, [ids[0] ?? '', NOWHERE]))).toBe(
        'DISCOUNT_NOT_FOUND',
      );
      const remaining = await draftOf(drafts.deleteCustomDiscounts(id, [ids[0] ?? '']));
      expect(remaining?.discounts?.map(({ discount }) => discount?._id)).toEqual([ids[1]]);
      expect(remaining?.priceSummary?.total?.amount).toBe('55.00');
      const none = await draftOf(drafts.deleteCustomDiscounts(id, [ids[1] ?? '']));
      expect(none).toMatchObject({ discounts: [], priceSummary: { total: { amount: '60.00' } } });
    });

    it('docs: a fee of the merchant is deleted, and is charged no more', async () => {
      const { drafts, id } = await draftOfFrames();
      const fee = (name: string, amount: string) => ({ name, price: { amount }, applyToDraftOrder: true });
      const customAdditionalFees = [fee('Wrap', '4'), fee('Card', '1.50')];
      const charged = await draftOf(drafts.createCustomAdditionalFees(id, { customAdditionalFees }));
      expect(charged?.priceSummary?.total?.amount).toBe('65.50');
      const [wrap = '', card = ''] = (charged?.additionalFees ?? []).map(({ additionalFee }) =>
        String(additionalFee?._id),
      );
      expect(await errorOf(drafts.deleteCustomAdditionalFees(id, [NOWHERE]))).toBe(
        'ADDITIONAL_FEE_NOT_FOUND',
      );
      const remaining = await draftOf(drafts.deleteCustomAdditionalFees(id, [wrap]));
      expect(remaining?.additionalFees?.map(({ additionalFee }) => additionalFee?._id)).toEqual([card]);
      expect(remaining?.priceSummary).toMatchObject({
        totalAdditionalFees: { amount: '1.50' },
        total: { amount: '61.50' },
      });
    });

    it('docs: a location is set, goes when none is named, and stays that of an order', async () => {
      const { sdk, drafts, id } = await draftOfFrames();
      const businessLocation = { _id: NOWHERE, name: 'Alfama' };
      const placed = await draftOf(
        drafts.setBusinessLocation(id, { businessLocation: { ...businessLocation } }),
      );
      expect(placed?.businessLocationDetails).toMatchObject({ businessLocation });
      const none = await draftOf(drafts.setBusinessLocation(id));
      expect(none?.businessLocationDetails?.businessLocation).toBeUndefined();
      const order = await sdk.orders.createOrder({
        ...plainOrder('5.00', { channelInfo: { type: 'BACKOFFICE_MERCHANT' } }),
        status: 'APPROVED',
      });
      const edit = await draftOf(drafts.createDraftOrder({ sourceOrderId: String(order._id) }));
      const moved = drafts.setBusinessLocation(String(edit?._id), { businessLocation });
      expect(await errorOf(moved)).toBe('BUSINESS_LOCATION_CANNOT_BE_EDITED');
    });

    it('docs: a draft that is exempt has no tax, until it is so no more', async () => {
      const { stack, drafts, id } = await draftOfFrames();
      await taxPortugal(stack, '0.23');
      const shipped = await draftOf(
        drafts.setBillingInfo(id, { billingInfo: { address: { country: 'PT' } } }),
      );
      expect(shipped?.priceSummary).toMatchObject({ tax: { amount: '13.80' }, total: { amount: '73.80' } });
      const exempt = await draftOf(drafts.setTaxExemption(id, { taxExempt: true }));
      expect(exempt).toMatchObject({
        taxInfo: { taxExempt: true },
        priceSummary: { tax: { amount: '0.00' }, total: { amount: '60.00' } },
      });
      const taxed = await draftOf(drafts.setTaxExemption(id, { taxExempt: false }));
      expect(taxed?.priceSummary?.tax?.amount).toBe('13.80');
    });

    it('sdk: a deposit is an amount or a percentage within the total, and goes when none is named', async () => {
      const { drafts, id } = await draftOfFrames();
      const hidden = drafts as unknown as HiddenDrafts;
      const set = (depositDetails?: object) =>
        hidden.setDeposit(id, depositDetails ? { depositDetails } : {});
      const depositDetails = (total: string) => ({ priceSummary: { total: { amount: total } } });
      expect(await draftOf(set({ amount: { amount: '12.5' } }))).toMatchObject({
        depositDetails: { amount: { amount: '12.50' }, ...depositDetails('12.50') },
      });
      expect(await draftOf(set({ percentage: '30' }))).toMatchObject({
        depositDetails: { percentage: '30', ...depositDetails('18.00') },
      });
      for (const wrong of [{ amount: { amount: '60.01' } }, { amount: { amount: '0' } }, { percentage: '0' }])
        expect(await errorOf(set(wrong))).toBe('INVALID_AMOUNT');
      expect(await draftOf(set())).not.toHaveProperty('depositDetails');
    });
  },
  platformMigrations,
);
