import { beforeAll, expect, it } from 'vitest';
import { beginDraft, draftsOf } from '#testing/contract-drafts.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { pricingModules, taxPortugal } from '#testing/pricing.ts';
import { newMember, productId, shopMigrations, startShop, type Shop } from '#testing/shop.ts';
import type { MoveQuote } from '#shared/subscriptions.ts';
import {
  contractsOf,
  EXPIRES,
  later,
  memberCall,
  paidOrders,
  sellCoffee,
  subscribe,
  type Subscribed,
} from '#testing/subscriptions.ts';

const BEANS = productId(45);
const LISBOA = {
  firstName: 'Rita',
  lastName: 'Lopes',
  addressLine: 'Rua Augusta 12',
  city: 'Lisboa',
  postalCode: '1100-053',
  country: 'PT',
};
const MADRID = {
  ...LISBOA,
  addressLine: 'Calle Mayor 3',
  city: 'Madrid',
  postalCode: '28013',
  country: 'ES',
};
/** Nobody brings anything there. */
const OSLO = { ...LISBOA, city: 'Oslo', postalCode: '0150', country: 'NO' };

onDatabase(
  'a subscription that goes elsewhere',
  (database) => {
    let shop: Shop;
    let option: string;
    let post: string;
    let courier: string;
    let bike: string;

    beforeAll(async () => {
      shop = startShop(database());
      await taxPortugal(shop, '0.23');
      const { deliveryProfile, localDeliveryOptions, shippingOptions } = pricingModules(shop);
      const { items: profiles } = await deliveryProfile.queryDeliveryProfiles().find();
      const regionOf = async (name: string, countryCode: string) => {
        const { deliveryProfile: after } = await deliveryProfile.addDeliveryRegion(String(profiles[0]?._id), {
          name,
          destinations: [{ countryCode }],
        });
        return String(after?.deliveryRegions?.find((region) => region.name === name)?._id);
      };
      const [home, abroad] = [await regionOf('Home', 'PT'), await regionOf('Abroad', 'ES')];
      const way = async (title: string, deliveryRegionIds: string[], amount: string) =>
        String(
          (
            await shippingOptions.createShippingOption({
              title,
              deliveryRegionIds,
              rates: [{ amount, conditions: [] }],
            })
          )._id,
        );
      await way('Bicycle', [home], '3.00');
      post = await way('Post', [abroad], '6.00');
      courier = await way('Courier', [abroad], '14.00');
      bike = String(
        (
          await localDeliveryOptions.createLocalDeliveryOption({
            areaName: 'By bike',
            rate: '4',
            deliveryRegionIds: [await regionOf('By slots', 'FR')],
            scheduledDeliveryConfig: {
              handlingDays: 1,
              timeWindows: (['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const).map((day) => ({
                day,
                start: { hours: 18 },
                end: { hours: 20 },
              })),
            },
          })
        )._id,
      );
      option = await sellCoffee(shop, { product: BEANS, shipped: true });
    });

    const subscribeAt = (address = LISBOA, card?: string): Promise<Subscribed> => {
      const { firstName, lastName, addressLine: addressLine1, ...place } = address;
      return subscribe(shop, option, {
        product: BEANS,
        ...(card !== undefined && { card }),
        checkoutInfo: {
          buyerInfo: { email: 'rita@example.com' },
          shippingInfo: {
            shippingDestination: {
              address: { ...place, addressLine1 },
              contactDetails: { firstName, lastName },
            },
          },
        },
      });
    };
    const contractOf = ({ id }: { id: string }) => contractsOf(shop).getSubscriptionContract(id);
    const page = ({ id, member }: Subscribed) =>
      memberCall(shop, member, 'getMySubscription', { subscriptionId: id });
    const quote = ({ id, member }: Subscribed, address: object, code?: string) =>
      memberCall<MoveQuote>(shop, member, 'previewMySubscriptionAddress', {
        subscriptionId: id,
        address,
        ...(code !== undefined && { code }),
      });
    const move = ({ id, member }: Subscribed, address: object, amount: string, code?: string) =>
      memberCall<object>(shop, member, 'changeMySubscriptionAddress', {
        subscriptionId: id,
        address,
        amount,
        ...(code !== undefined && { code }),
      });
    const totals = async ({ id }: Subscribed) =>
      (await paidOrders(shop, id))
        .toSorted((a, b) => Number(a.number) - Number(b.number))
        .map(({ priceSummary, shippingInfo }) => [
          priceSummary?.total?.amount,
          shippingInfo?.logistics?.shippingDestination?.address?.city,
        ]);

    it('assumed: another country is told with its delivery and its tax before it is agreed to, then charged so', async () => {
      const one = await subscribeAt();
      // 18.00 and 3.00, with 23 % of tax.
      expect(await page(one)).toMatchObject({
        amount: '25.83',
        address: { addressLine: 'Rua Augusta 12', country: 'PT', firstName: 'Rita' },
      });
      const told = await quote(one, MADRID);
      expect(told).toMatchObject({
        before: '25.83',
        amount: '24.00',
        tax: '0.00',
        code: post,
        ways: [
          { code: post, title: 'Post', price: '6.00', total: '24.00' },
          { code: courier, title: 'Courier', price: '14.00', total: '32.00' },
        ],
      });
      expect(await quote(one, MADRID, courier)).toMatchObject({ amount: '32.00', code: courier });
      expect(await page(one)).toMatchObject({ amount: '25.83', address: { city: 'Lisboa' } });

      expect(await move(one, MADRID, '32.00', courier)).toMatchObject({ http: 200 });
      expect(await page(one)).toMatchObject({ amount: '32.00', address: { city: 'Madrid' } });
      expect(await contractOf(one)).toMatchObject({
        revision: '2',
        shippingInfo: {
          title: 'Courier',
          logistics: { shippingDestination: { address: { country: 'ES' } } },
        },
        recipientInfo: { address: { city: 'Madrid' } },
        billingInfo: { address: { city: 'Lisboa' } },
        activities: [{ activityType: 'CHANGES_APPLIED' }],
      });
      await shop.platform.deliverMail();
      const mail = shop.mailer.sent.find(({ subject }) => subject.includes('another address'));
      expect(mail?.text).toContain('Calle Mayor 3');
      expect(mail?.text).toContain('€32.00');
      await later(shop, 32);
      expect(await totals(one)).toEqual([
        ['25.83', 'Lisboa'],
        ['32.00', 'Madrid'],
      ]);
      expect(shop.errors).toEqual([]);
    });

    it('assumed: within the same place everything stays as it was agreed', async () => {
      const one = await subscribeAt();
      const next = { ...LISBOA, addressLine: 'Rua Garrett 8', addressLine2: '3.º' };
      expect(await quote(one, next)).toMatchObject({ before: '25.83', amount: '25.83', ways: [] });
      expect(await move(one, next, '25.83')).toMatchObject({ http: 200 });
      expect(await page(one)).toMatchObject({
        amount: '25.83',
        address: { addressLine: 'Rua Garrett 8', addressLine2: '3.º' },
      });
      expect(await quote(one, next)).toMatchObject({ code: 'NO_CHANGES_TO_COMMIT' });
    });

    it('assumed: nothing is agreed to where nobody delivers, by a way that does not lead there, at another sum', async () => {
      const one = await subscribeAt();
      const before = await contractOf(one);
      expect(await quote(one, OSLO)).toMatchObject({ http: 428, code: 'DELIVERY_NOT_AVAILABLE' });
      expect(await move(one, OSLO, '25.83')).toMatchObject({ http: 428, code: 'DELIVERY_NOT_AVAILABLE' });
      expect(await move(one, MADRID, '24.00', 'bicycle')).toMatchObject({
        http: 400,
        code: 'DELIVERY_OPTION_NOT_FOUND',
      });
      expect(await move(one, MADRID, '1.00')).toMatchObject({ http: 428, code: 'SUBSCRIPTION_SUM_CHANGED' });
      for (const wrong of [
        { ...MADRID, country: 'XX' },
        { ...MADRID, city: ' ' },
        { ...MADRID, firstName: '' },
        { ...MADRID, addressLine: 'x'.repeat(151) },
        { ...MADRID, id: 'mine' },
        {},
      ])
        expect(await quote(one, wrong)).toMatchObject({ http: 400 });
      expect(await contractOf(one)).toEqual(before);
    });

    it('assumed: of somebody else’s nothing is said, not even by another answer than of none', async () => {
      const one = await subscribeAt();
      const stranger = newMember();
      const nowhere = { id: crypto.randomUUID(), orderId: '', member: stranger };
      for (const call of [
        (of: Subscribed) => quote({ ...of, member: stranger }, MADRID),
        (of: Subscribed) => quote({ ...of, member: stranger }, OSLO),
        (of: Subscribed) => move({ ...of, member: stranger }, MADRID, '24.00'),
      ]) {
        const [theirs, none] = [await call(one), await call(nowhere)];
        expect(theirs).toMatchObject({ http: 404, code: 'SUBSCRIPTION_CONTRACT_NOT_FOUND' });
        expect(none).toMatchObject({ http: 404, code: 'SUBSCRIPTION_CONTRACT_NOT_FOUND' });
      }
    });

    it('assumed: not of what is owed, canceled, or never sent to an address', async () => {
      const owed = await subscribeAt(LISBOA, EXPIRES);
      await later(shop, 32);
      expect(await quote(owed, MADRID)).toMatchObject({ code: 'SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE' });
      const over = await subscribeAt();
      await memberCall(shop, over.member, 'cancelMySubscription', { subscriptionId: over.id });
      expect(await move(over, MADRID, '24.00')).toMatchObject({
        code: 'SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE',
      });
      const digital = await subscribe(shop, await sellCoffee(shop));
      expect(await quote(digital, MADRID)).toMatchObject({ code: 'SUBSCRIPTION_NOT_SHIPPED' });
    });

    it('assumed: what the shop drafted meanwhile does not undo it; a single cycle goes there, too', async () => {
      const drafts = draftsOf(shop, 'mia@example.com');
      const one = await subscribeAt();
      const lineItemId = String((await contractOf(one)).lineItems?.[0]?._id);
      const third = await beginDraft(drafts, one.id, { cycleTarget: { cycleNumber: 3 } });
      await drafts.updateLineItems(third._id, [{ lineItemId, newQuantity: 2 }]);
      await drafts.commitDraftSubscriptionContract(third._id);
      const open = await beginDraft(drafts, one.id);
      await drafts.updateLineItems(open._id, [{ lineItemId, newQuantity: 5 }]);
      const { amount } = await quote(one, MADRID);
      expect(await move(one, MADRID, amount)).toMatchObject({ http: 200 });
      expect(await errorOf(drafts.commitDraftSubscriptionContract(open._id))).toMatch(/REVISION/);
      await later(shop, 32);
      await later(shop, 31);
      expect(await totals(one)).toEqual([
        ['25.83', 'Lisboa'],
        ['24.00', 'Madrid'],
        ['42.00', 'Madrid'],
      ]);
    });

    it('assumed: of two who move it at once both may be right, and it goes where the last one said', async () => {
      const one = await subscribeAt();
      const answers = await Promise.all([
        move(one, MADRID, '24.00'),
        move(one, { ...MADRID, addressLine: 'Gran Vía 1' }, '24.00'),
      ]);
      expect(answers.map(({ http }) => http)).toEqual([200, 200]);
      const { address } = await page(one);
      expect(['Calle Mayor 3', 'Gran Vía 1']).toContain(address?.addressLine);
      expect(shop.errors).toEqual([]);
    });

    it('assumed: a delivery at time slots is one way, as a subscription chooses none of them', async () => {
      const one = await subscribeAt();
      const PARIS = { ...MADRID, city: 'Paris', postalCode: '75002', country: 'FR' };
      const offer = await quote(one, PARIS);
      expect(offer).toMatchObject({ code: bike, ways: [{ code: bike, title: 'By bike', price: '4.00' }] });
      expect(await move(one, PARIS, offer.amount, bike)).toMatchObject({ http: 200 });
      expect(await quote(one, { ...PARIS, addressLine: 'Rue Un 1' })).toMatchObject({ ways: [] });
    });
  },
  shopMigrations,
);
