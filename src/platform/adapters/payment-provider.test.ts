import { beforeAll, describe, expect, it } from 'vitest';
import { testClock, type TestClock } from '../../testing/deterministic.ts';
import { onDatabase } from '../../testing/engines.ts';
import { stripe, testGateway, type Gateway } from '../../testing/gateways.ts';
import type { AuthorizationRequest, Charge, ChargeOutcome, RefundRequest } from '../ports.ts';
import { adapterMigrations } from './migrations.ts';

const GOOD = '4242424242424242';
const SECOND_STEP = '4000002760003184';

/** What the platform relies on, of whichever provider. */
for (const kind of [testGateway, stripe]) {
  onDatabase(
    `the port of payments by ${kind.name}`,
    (database) => {
      let clock: TestClock;
      let gateway: Gateway;

      beforeAll(() => {
        clock = testClock();
        const ids = { guid: () => crypto.randomUUID() };
        gateway = kind.start({
          database: database(),
          clock,
          ids,
          send: async () => new Response(),
          shopName: async () => 'Test shop',
        });
      });

      async function newCharge(number: string, more: Partial<Charge> = {}): Promise<Charge> {
        const [paymentId, orderId] = [crypto.randomUUID(), crypto.randomUUID()];
        return {
          paymentId,
          orderId,
          paymentToken: await gateway.token(number),
          amount: '25.50',
          currency: 'EUR',
          idempotencyKey: `${orderId}:${paymentId}:25.50`,
          returnUrl: 'https://shop.test/back',
          authorizeOnly: false,
          savePaymentMethod: false,
          offSession: false,
          createdDate: clock.now().toISOString(),
          description: 'Test shop 10001',
          buyer: {},
          ...more,
        };
      }
      const charged = async (
        number: string,
        more: Partial<Charge> = {},
      ): Promise<{ charge: Charge; transaction: string }> => {
        const charge = await newCharge(number, more);
        const { providerTransactionId } = await gateway.provider.charge(charge);
        return { charge, transaction: String(providerTransactionId) };
      };
      const act = (
        { charge, transaction }: { charge: Charge; transaction: string },
        amount = '25.50',
        key = 'one',
      ): AuthorizationRequest => ({
        orderId: charge.orderId,
        paymentId: charge.paymentId,
        providerTransactionId: transaction,
        amount,
        currency: 'EUR',
        idempotencyKey: `${charge.idempotencyKey}:${key}`,
      });
      const back = (
        { charge, transaction }: { charge: Charge; transaction: string },
        amount: string,
        refundId = crypto.randomUUID(),
      ): RefundRequest => ({
        orderId: charge.orderId,
        refundId,
        paymentId: charge.paymentId,
        amount,
        currency: 'EUR',
        idempotencyKey: `${charge.orderId}:${refundId}:${charge.paymentId}:${amount}`,
        providerTransactionId: transaction,
      });

      describe('a charge', () => {
        it('collects, and names card and transaction', async () => {
          expect(await gateway.provider.charge(await newCharge(GOOD))).toEqual({
            status: 'APPROVED',
            providerTransactionId: expect.stringMatching(kind.transaction) as string,
            card: { brand: 'Visa', lastFourDigits: '4242' },
          });
        });

        it('is one for one key, however often it is asked for', async () => {
          const charge = await newCharge(GOOD);
          const first = await gateway.provider.charge(charge);
          expect(await gateway.provider.charge(charge)).toEqual(first);
          const { providerTransactionId } = first;
          expect(
            await gateway.provider.charge({
              ...charge,
              ...(providerTransactionId && { providerTransactionId }),
            }),
          ).toEqual(first);
        });

        it.each([
          ['4000000000000002', 'card_declined'],
          ['4000000000009995', 'insufficient_funds'],
          ['4000000000000069', 'expired_card'],
          ['4000000000000127', 'incorrect_cvc'],
        ])('of %s is declined: %s, and stays so', async (number, reason) => {
          const charge = await newCharge(number);
          for (let time = 0; time < 2; time++) {
            expect(await gateway.provider.charge(charge)).toMatchObject({ status: 'DECLINED', reason });
          }
        });

        it('with the token of nobody is declined', async () => {
          const charge = await newCharge(GOOD, { paymentToken: 'tok_invented' });
          expect(await gateway.provider.charge(charge)).toMatchObject({
            status: 'DECLINED',
            reason: 'token_invalid',
          });
        });

        it('throws where nobody answered, and tells the truth when asked again', async () => {
          const charge = await newCharge('4000000000005001');
          await expect(gateway.provider.charge(charge)).rejects.toThrow(/answer|connection/i);
          expect(await gateway.provider.charge(charge)).toMatchObject({ status: 'APPROVED' });
        });

        it('is decided later, and tells how it stands meanwhile', async () => {
          const { charge, transaction } = await charged('4000000000000077');
          const again = { ...charge, providerTransactionId: transaction };
          expect(await gateway.provider.charge(again)).toMatchObject({ status: 'PENDING' });
          clock.advance(10_000);
          await gateway.work();
          expect(await gateway.provider.charge(again)).toMatchObject({ status: 'APPROVED' });
        });
      });

      describe('a second step', () => {
        const begin = async (): Promise<{ charge: Charge; transaction: string; path: string }> => {
          const charge = await newCharge(SECOND_STEP);
          const outcome = (await gateway.provider.charge(charge)) as ChargeOutcome & { redirectUrl: string };
          expect(outcome.status).toBe('ACTION_REQUIRED');
          return {
            charge,
            transaction: String(outcome.providerTransactionId),
            path: new URL(outcome.redirectUrl).pathname,
          };
        };
        const answer = (path: string, say: string): Promise<Response> =>
          gateway.browse(path, { method: 'POST', body: new URLSearchParams({ answer: say }) });

        it.each([
          ['approve', { status: 'APPROVED' }],
          ['deny', { status: 'DECLINED', reason: 'authentication_failed' }],
        ])('that the shopper answers with %s leads back, decided', async (say, outcome) => {
          const { charge, transaction, path } = await begin();
          expect((await answer(path, say)).headers.get('location')).toBe('https://shop.test/back');
          expect(
            await gateway.provider.charge({ ...charge, providerTransactionId: transaction }),
          ).toMatchObject(outcome);
          expect(await gateway.provider.cancel(transaction)).toBe('TOO_LATE');
        });

        it('is asked of a card that would pass, where the shop wants it; never of nobody', async () => {
          const wanted = await gateway.provider.charge(await newCharge(GOOD, { requires3dSecure: true }));
          expect(wanted.status).toBe('ACTION_REQUIRED');
          const authorized = await newCharge(GOOD, { requires3dSecure: true, authorizeOnly: true });
          const first = await gateway.provider.charge(authorized);
          if (first.status !== 'ACTION_REQUIRED') throw new Error(first.status);
          await answer(new URL(first.redirectUrl).pathname, 'approve');
          const { providerTransactionId } = first;
          expect(await gateway.provider.charge({ ...authorized, providerTransactionId })).toMatchObject({
            status: 'AUTHORIZED',
          });
          const declined = await newCharge('4000000000000002', { requires3dSecure: true });
          expect((await gateway.provider.charge(declined)).status).toBe('DECLINED');
        });

        it('can be given up, and then brings nothing any more', async () => {
          const { charge, transaction, path } = await begin();
          expect(await gateway.provider.cancel(transaction)).toBe('CANCELED');
          await answer(path, 'approve');
          expect(
            await gateway.provider.charge({ ...charge, providerTransactionId: transaction }),
          ).toMatchObject({ status: 'DECLINED' });
        });
      });

      describe('money that is held', () => {
        const authorized = () => charged(GOOD, { authorizeOnly: true });

        it('is authorized for days, and then taken once, a part of it', async () => {
          const charge = await newCharge(GOOD, { authorizeOnly: true });
          const outcome = await gateway.provider.charge(charge);
          expect(outcome).toMatchObject({ status: 'AUTHORIZED', card: { lastFourDigits: '4242' } });
          const days =
            outcome.status === 'AUTHORIZED' ? Date.parse(outcome.expiresDate) - clock.now().getTime() : 0;
          expect(days).toBeGreaterThan(6 * 86_400_000);
          const payment = { charge, transaction: String(outcome.providerTransactionId) };
          expect(await gateway.provider.capture(act(payment, '10.00'))).toEqual({ status: 'SUCCEEDED' });
          expect(await gateway.provider.capture(act(payment, '10.00'))).toEqual({ status: 'SUCCEEDED' });
          expect(await gateway.provider.capture(act(payment, '5.00', 'two'))).toEqual({
            status: 'FAILED',
            reason: 'not_authorized',
          });
          expect(await gateway.provider.void(act(payment, '15.50', 'three'))).toEqual({
            status: 'FAILED',
            reason: 'not_authorized',
          });
        });

        it('is not taken beyond what is held', async () => {
          const payment = await authorized();
          expect(await gateway.provider.capture(act(payment, '25.51'))).toEqual({
            status: 'FAILED',
            reason: 'amount_too_large',
          });
          expect(await gateway.provider.capture(act(payment, '25.50', 'two'))).toEqual({
            status: 'SUCCEEDED',
          });
        });

        it('is let go, once, and not taken after that', async () => {
          const payment = await authorized();
          expect(await gateway.provider.void(act(payment))).toEqual({ status: 'SUCCEEDED' });
          expect(await gateway.provider.void(act(payment))).toEqual({ status: 'SUCCEEDED' });
          expect((await gateway.provider.capture(act(payment, '1.00', 'two'))).status).not.toBe('SUCCEEDED');
        });

        it('is gone when the bank has let go of it', async () => {
          const payment = await authorized();
          clock.advance(8 * 86_400_000);
          await gateway.work();
          expect(await gateway.provider.capture(act(payment))).toEqual({ status: 'EXPIRED' });
        });
      });

      describe('a card that is kept', () => {
        const member = () => ({ memberId: crypto.randomUUID(), email: 'noa@example.com' });
        /** Kept for the member with a first payment. */
        async function kept(number: string, buyer = member()) {
          const first = await newCharge(number, { savePaymentMethod: true, buyer });
          const outcome = await gateway.provider.charge(first).catch(() => gateway.provider.charge(first));
          return {
            first,
            outcome,
            savedMethod: 'savedMethod' in outcome ? outcome.savedMethod : undefined,
            buyer,
          };
        }
        const later = async (
          { savedMethod, buyer }: Awaited<ReturnType<typeof kept>>,
          more: Partial<Charge> = {},
        ) => newCharge(GOOD, { paymentToken: String(savedMethod), offSession: true, buyer, ...more });

        it('is named with the payment that proved it good, each time it is asked for', async () => {
          const { first, outcome, savedMethod } = await kept(GOOD);
          expect(outcome).toMatchObject({ status: 'APPROVED', savedMethod: expect.any(String) as string });
          expect(await gateway.provider.charge(first)).toMatchObject({ savedMethod });
        });

        it('is charged and held without the shopper, once for one key', async () => {
          const card = await kept(GOOD);
          const charge = await later(card);
          const outcome = await gateway.provider.charge(charge);
          expect(outcome).toMatchObject({
            status: 'APPROVED',
            card: { brand: 'Visa', lastFourDigits: '4242' },
          });
          expect(await gateway.provider.charge(charge)).toEqual(outcome);
          expect(await gateway.provider.charge(await later(card, { authorizeOnly: true }))).toMatchObject({
            status: 'AUTHORIZED',
          });
        });

        it('is declined where the bank wants the shopper, who is not there', async () => {
          const card = await kept(SECOND_STEP);
          expect(card.outcome.status).toBe('ACTION_REQUIRED');
          const { pathname } = new URL((card.outcome as { redirectUrl: string }).redirectUrl);
          await gateway.browse(pathname, {
            method: 'POST',
            body: new URLSearchParams({ answer: 'approve' }),
          });
          const again = await gateway.provider.charge({
            ...card.first,
            providerTransactionId: String(card.outcome.providerTransactionId),
          });
          const { savedMethod } = again as { savedMethod?: string };
          expect(savedMethod).toEqual(expect.any(String));
          const charge = await later({ ...card, savedMethod });
          for (let time = 0; time < 2; time++) {
            expect(await gateway.provider.charge(charge)).toMatchObject({
              status: 'DECLINED',
              reason: 'authentication_required',
            });
          }
        });

        it('whose answer was lost is charged once', async () => {
          const charge = await later(await kept('4000000000005001'));
          await expect(gateway.provider.charge(charge)).rejects.toThrow(/answer|connection/i);
          expect(await gateway.provider.charge(charge)).toMatchObject({ status: 'APPROVED' });
        });

        it('is not kept for a guest, nor where nobody asked for it, nor of a card that was declined', async () => {
          const guest = await newCharge(GOOD, { savePaymentMethod: true });
          const unasked = await newCharge(GOOD, { buyer: member() });
          const declined = await newCharge('4000000000000002', { savePaymentMethod: true, buyer: member() });
          for (const charge of [guest, unasked, declined])
            expect(await gateway.provider.charge(charge)).not.toHaveProperty('savedMethod');
        });

        const keep = async (number: string, buyer = member(), paymentToken?: string) => {
          const token = paymentToken ?? (await gateway.token(number));
          return {
            buyer,
            token,
            outcome: await gateway.provider.keep({
              paymentToken: token,
              buyer,
              idempotencyKey: `keep:${token}`,
            }),
          };
        };

        it('is kept without a payment, once for one key, and charged later', async () => {
          const { outcome, buyer, token } = await keep(GOOD);
          expect(outcome).toMatchObject({
            status: 'KEPT',
            savedMethod: expect.any(String) as string,
            card: { brand: 'Visa', lastFourDigits: '4242' },
          });
          expect((await keep(GOOD, buyer, token)).outcome).toEqual(outcome);
          const { savedMethod } = outcome as { savedMethod: string };
          const charge = await newCharge(GOOD, { paymentToken: savedMethod, offSession: true, buyer });
          expect(await gateway.provider.charge(charge)).toMatchObject({ status: 'APPROVED' });
          const foreign = await newCharge(GOOD, {
            paymentToken: savedMethod,
            offSession: true,
            buyer: member(),
          });
          expect(await gateway.provider.charge(foreign)).toMatchObject({ status: 'DECLINED' });
        });

        it.each([
          ['4000000000000002', 'card_declined'],
          ['4000000000000069', 'expired_card'],
          ['4000000000000127', 'incorrect_cvc'],
          [SECOND_STEP, 'authentication_required'],
        ])('%s is not kept without a payment: %s', async (number, reason) => {
          expect((await keep(number)).outcome).toEqual({ status: 'DECLINED', reason });
        });

        it('is not kept for a token that is none', async () => {
          expect((await keep(GOOD, member(), 'tok_guessed')).outcome).toMatchObject({
            status: 'DECLINED',
            reason: 'token_invalid',
          });
        });

        it('is nobody else’s', async () => {
          const card = await kept(GOOD);
          const foreign = await later(card, { buyer: member() });
          expect(await gateway.provider.charge(foreign)).toMatchObject({
            status: 'DECLINED',
            reason: 'token_invalid',
          });
        });

        it('is forgotten for good, however often that is said', async () => {
          const card = await kept(GOOD);
          for (let time = 0; time < 2; time++) await gateway.provider.forget(String(card.savedMethod));
          expect(await gateway.provider.charge(await later(card))).toMatchObject({
            status: 'DECLINED',
            reason: 'token_invalid',
          });
        });
      });

      describe('a refund', () => {
        it('is paid once for one key', async () => {
          const payment = await charged(GOOD);
          const request = back(payment, '10.00');
          const first = await gateway.provider.refund(request);
          expect(first).toMatchObject({ status: 'SUCCEEDED' });
          expect(await gateway.provider.refund(request)).toEqual(first);
          expect(await gateway.provider.refund(back(payment, '10.00'))).not.toEqual(first);
        });

        it.each([
          ['4000000000007726', 'PENDING'],
          ['4000000000005126', 'FAILED'],
        ])('of %s is %s', async (number, status) => {
          expect(await gateway.provider.refund(back(await charged(number), '1.00'))).toMatchObject({
            status,
          });
        });
      });

      it('believes what it signed itself, for five minutes', async () => {
        const { transaction } = await charged('4000000000000077');
        const read = async (errors = {}) => {
          const request = await gateway.notice(
            { id: crypto.randomUUID(), transaction, outcome: 'APPROVED' },
            errors,
          );
          return gateway.provider.readNotice(await request.text(), request.headers);
        };
        const now = clock.now().getTime();
        for (const at of [now - 299_000, now, now + 299_000]) {
          expect(await read({ at: new Date(at) })).toMatchObject({
            kind: 'CHARGE',
            outcome: 'APPROVED',
            providerTransactionId: transaction,
          });
        }
        const years = 5 * 365 * 86_400_000;
        for (const at of [now - years, now - 301_000, now + 301_000])
          expect(await read({ at: new Date(at) })).toBeUndefined();
        expect(await read({ secret: 'a guess' })).toBeUndefined();
        expect(await read({ body: '{"id":"x"}' })).toBeUndefined();
        expect(await gateway.provider.readNotice('{}', new Headers())).toBeUndefined();
      });
    },
    adapterMigrations,
  );
}
