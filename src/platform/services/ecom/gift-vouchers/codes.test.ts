import { describe, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startPricing } from '#testing/pricing.ts';
import type { Context } from '#platform/context.ts';
import { platformMigrations } from '#platform/platform.ts';
import {
  type Coupon,
  checkCoupon,
  countCouponUse,
  insertCoupon,
  releaseCouponUse,
} from '../../marketing/coupons/public.ts';
import { GIFT_CARD_APP_ID as appId, insertGiftCard } from './public.ts';

const orderId = (number: number): string => `0a000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const euro = (value: string) => ({ value, currency: 'EUR' });

onDatabase(
  'codes',
  (database) => {
    const shop = () => {
      const { sdk, stack } = startPricing(database());
      return { api: sdk.giftVouchers, stack, siteId: stack.site.id };
    };
    const card = async (code: string, more: object = {}): Promise<string> => {
      const { stack, siteId } = shop();
      const rest = { expirationDate: undefined, isDisabled: false, externalId: undefined };
      const id = `card-${code}`;
      await insertGiftCard(stack.database.kysely, siteId, {
        id,
        code,
        balance: '50',
        currency: 'EUR',
        ...rest,
        ...more,
      });
      return code;
    };
    const balance = async (code: string): Promise<string | undefined> =>
      (await shop().api.getGiftCard(code, { appId })).giftCard?.balance?.value;

    describe('gift cards', () => {
      it('docs: are told by code, with their status and the end of the code', async () => {
        const { api } = shop();
        const code = await card('SPRING2026AB');
        expect((await api.getGiftCard(code, { appId })).giftCard).toMatchObject({
          obfuscatedCode: '****-****-****-26AB',
          balance: { value: '50.00', currency: 'EUR' },
          status: 'VALID',
        });
        const old = await card('AUTUMN2024AB', { expirationDate: '2025-01-01T00:00:00.000Z' });
        expect((await api.getGiftCard(old, { appId })).giftCard?.status).toBe('EXPIRED');
        expect(await errorOf(api.getGiftCard('NOSUCHCODE', { appId }))).toBe('GIFT_CARD_NOT_FOUND');
      });

      it('docs: pay once per order, and get back once what came to nothing', async () => {
        const { api } = shop();
        const code = await card('REDEEM2026AB');
        const redeem = () => api.redeemGiftCard(code, { amount: euro('20'), appId, orderId: orderId(1) });
        const { transactionId } = await redeem();
        expect(await balance(code)).toBe('30.00');
        expect(await errorOf(redeem())).toBe('ALREADY_REDEEMED');
        await api.voidTransaction(String(transactionId), { appId });
        expect(await balance(code)).toBe('50.00');
        expect(await errorOf(api.voidTransaction(String(transactionId), { appId }))).toBe('ALREADY_VOIDED');
        expect(await errorOf(api.voidTransaction('nothing', { appId }))).toBe('TRANSACTION_NOT_FOUND');
        await redeem();
        expect(await balance(code)).toBe('30.00');
      });

      it('docs: reject what they cannot pay', async () => {
        const { api } = shop();
        const code = await card('REFUSE2026AB');
        const expired = await card('REFUSE2024AB', { expirationDate: '2025-01-01T00:00:00.000Z' });
        const disabled = await card('REFUSE2025AB', { isDisabled: true });
        const codes = [
          await errorOf(api.redeemGiftCard(code, { amount: euro('50.01'), appId })),
          await errorOf(api.redeemGiftCard(code, { amount: { value: '5', currency: 'USD' }, appId })),
          await errorOf(api.redeemGiftCard(expired, { amount: euro('5'), appId })),
          await errorOf(api.redeemGiftCard(disabled, { amount: euro('5'), appId })),
          await errorOf(api.redeemGiftCard('NOSUCHCODE', { amount: euro('5'), appId })),
          await errorOf(api.redeemGiftCard(code, { amount: euro('0'), appId })),
        ];
        expect(codes).toEqual([
          'INSUFFICIENT_FUNDS',
          'CURRENCY_NOT_SUPPORTED',
          'GIFT_CARD_EXPIRED',
          'GIFT_CARD_DISABLED',
          'GIFT_CARD_NOT_FOUND',
          ['options.amount.value DECIMAL_GT'],
        ]);
      });

      it('assumed: two at once never spend the same money', async () => {
        const { api } = shop();
        const code = await card('RACING2026AB');
        const tries = await Promise.all(
          [1, 2, 3, 4].map((number) =>
            errorOf(api.redeemGiftCard(code, { amount: euro('20'), appId, orderId: orderId(number) })),
          ),
        );
        expect(tries.filter((answer) => answer === 'nothing refused')).toHaveLength(2);
        expect(await balance(code)).toBe('10.00');
      });
    });

    describe('coupons', () => {
      const coupon = async (code: string, more: Partial<Coupon> = {}): Promise<Coupon> => {
        const made: Coupon = {
          id: `coupon-${code}`,
          code,
          name: code,
          benefit: { kind: 'PERCENT_OFF', percentage: 10 },
          active: true,
          startTime: '2026-01-01T00:00:00.000Z',
          limitedToOneItem: false,
          createdDate: '2026-01-01T00:00:00.000Z',
          ...more,
        };
        await insertCoupon(shop().stack.database.kysely, shop().siteId, made);
        return made;
      };
      const inTransaction = <T>(
        work: (context: Pick<Context, 'db' | 'siteId' | 'clock'>) => Promise<T>,
      ): Promise<T> => {
        const { stack, siteId } = shop();
        return database().transaction((db) => work({ db, siteId, clock: stack.clock }));
      };
      const check = (code: string, email?: string) =>
        inTransaction((context) => checkCoupon(context, code, { buyer: { email } })).then(
          () => 'fine',
          (error: { code: string }) => error.code,
        );
      const use = (couponId: string, order: number, email?: string) =>
        inTransaction((context) =>
          countCouponUse(context, {
            couponId,
            code: couponId.replace('coupon-', ''),
            orderId: orderId(order),
            buyer: { email },
          }),
        ).then(
          () => 'fine',
          (error: { code: string }) => error.code,
        );

      it('docs: are rejected with the reason; case and spaces around them do not count', async () => {
        await coupon('Plain');
        await coupon('Later', { startTime: '2027-01-01T00:00:00.000Z' });
        await coupon('Over', { expirationTime: '2026-02-01T00:00:00.000Z' });
        await coupon('Off', { active: false });
        expect(
          await Promise.all(['Plain', 'plain', 'Plain ', 'Later', 'Over', 'Off'].map((code) => check(code))),
        ).toEqual([
          'fine',
          'fine',
          'fine',
          'ERROR_COUPON_IS_NOT_ACTIVE_YET',
          'ERROR_COUPON_HAS_EXPIRED',
          'ERROR_COUPON_DOES_NOT_EXIST',
        ]);
      });

      it('assumed: two at the last use: one gets it; a failed order gives it back', async () => {
        const { id, code } = await coupon('Last', { usageLimit: 1 });
        const answers = await Promise.all([use(id, 1), use(id, 2)]);
        expect(answers.toSorted()).toEqual(['ERROR_COUPON_USAGE_EXCEEDED', 'fine']);
        expect(await check(code)).toBe('ERROR_COUPON_USAGE_EXCEEDED');
        const winner = answers.indexOf('fine') + 1;
        expect(await use(id, winner)).toBe('fine');
        await inTransaction((context) => releaseCouponUse(context, orderId(winner)));
        expect(await check(code)).toBe('fine');
      });

      it('docs: are limited per customer, by the address whatever its case', async () => {
        const { id, code } = await coupon('Each', { limitPerCustomer: 1 });
        expect(await use(id, 10, 'anna@example.com')).toBe('fine');
        expect(await check(code, 'Anna@Example.com')).toBe('ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED');
        expect(await check(code, 'ben@example.com')).toBe('fine');
      });
    });
  },
  platformMigrations,
);
