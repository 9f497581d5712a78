import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pluginCalls } from '#testing/plugins.ts';
import { onDatabase } from '#testing/engines.ts';
import {
  CHARGE,
  CLASS,
  DECLINED,
  GOOD,
  LIST,
  openMembershipShop,
  plainly,
  POSTER,
  VOID,
  type MembershipShop,
} from '#testing/membership-shop.ts';
import { errorOf } from '#testing/orders.ts';
import type { Behaviour } from '#testing/plugin-app.ts';
import { shopMigrations } from '#testing/shop.ts';
import { TEST_READ_KEY } from '#testing/stack.ts';
import { runs } from '#testing/run-size.ts';

const MINUTE = 60_000;

onDatabase(
  'memberships whose apps are not heard',
  (database) => {
    let club: MembershipShop;
    beforeAll(async () => {
      club = await openMembershipShop(database());
    });
    beforeEach(() => club.calm());
    afterAll(() => club.far.stop());

    it('assumed: an answer that was lost is asked for again by its key, and one use is counted', async () => {
      const { memberId, choose, pay } = await club.begin();
      const id = club.membership(memberId, 1);
      await choose(id);
      club.far.state.behave = club.lost(CHARGE);
      expect(await errorOf(pay())).toBe('CALCULATION_ERROR');
      expect(club.left(id)).toBe(0);
      club.far.state.behave = club.far.honest;
      club.shop.clock.advance(MINUTE);
      const order = await pay();
      expect(order.paymentStatus).toBe('PAID');
      expect(club.uses(id)).toHaveLength(1);
      expect((await club.paymentsOf(String(order._id)))[0]?.membershipPaymentDetails).toMatchObject({
        externalTransactionId: club.uses(id)[0]?.transactionId,
      });
      await club.passes(10 * MINUTE);
      expect([club.left(id), await club.open()]).toEqual([0, []]);
    });

    it('assumed: what may have been counted for an order that nobody placed goes back by its key', async () => {
      const { memberId, choose, pay } = await club.begin();
      const id = club.membership(memberId, 1);
      await choose(id);
      club.far.state.behave = club.lost(CHARGE);
      expect(await errorOf(pay())).toBe('CALCULATION_ERROR');
      club.far.state.behave = club.at(CHARGE, (_body, reply) => void reply.writeHead(503).end());
      await club.passes(6 * MINUTE);
      expect((await club.open())[0]).toMatchObject({ state: 'UNSURE', lineName: 'A class' });
      club.far.state.behave = club.far.honest;
      await club.passes(10 * MINUTE);
      await club.passes(10 * MINUTE);
      expect([club.left(id), await club.open()]).toEqual([1, []]);
    });

    it('assumed: what the app does not give back is told to the merchant, until somebody settled it', async () => {
      const { memberId, choose, pay } = await club.begin([CLASS, POSTER]);
      const id = club.membership(memberId, 1);
      await choose(id);
      expect(await errorOf(pay(DECLINED))).toBe('PAYMENT_ERROR');
      const error = { applicationError: { code: 'TRANSACTION_CANNOT_BE_VOIDED', data: {} } };
      club.far.state.behave = club.at(
        VOID,
        (_body, reply) => void reply.writeHead(428).end(JSON.stringify(error)),
      );
      await club.passes(MINUTE);
      const [unclear] = await club.open();
      expect(unclear).toMatchObject({
        state: 'UNCLEAR',
        reason: 'TRANSACTION_CANNOT_BE_VOIDED',
        membershipName: expect.stringMatching(/^Ten classes/),
        lineName: 'A class',
      });
      const counted = await pluginCalls(club.shop)('countUnclearMembershipCharges', {});
      expect(counted.body).toEqual({ unclear: { [club.plugin.id]: 1 } });
      const charge = { pluginId: club.plugin.id, chargeId: unclear?.id ?? '' };
      const settle = (headers?: Record<string, string>) =>
        pluginCalls(club.shop)('resolveMembershipCharge', charge, headers);
      expect((await settle({ authorization: TEST_READ_KEY })).status).toBe(403);
      expect((await settle()).status).toBe(200);
      expect((await settle()).status).toBe(428);
      expect(await club.open()).toEqual([]);
    });

    it('assumed: whatever an app and a member do, a use is with an order, given back or told of', async () => {
      const moods: Record<string, Behaviour> = {
        honest: club.far.honest,
        'loses a charge': club.lost(CHARGE),
        'loses a void': club.lost(VOID),
        'is down': (_body, reply) => void reply.writeHead(503).end(),
        'answers a page': plainly('<html>'),
        'offers nothing': club.at(LIST, plainly({})),
      };
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.tuple(
              fc.constantFrom(...Object.keys(moods)),
              fc.constantFrom('pay', 'decline', 'wait', 'remove', 'choose', 'both'),
            ),
            { minLength: 2, maxLength: 5 },
          ),
          async (steps) => {
            club.far.state.behave = club.far.honest;
            const { memberId, choose, select, pay, lines } = await club.begin([CLASS, POSTER]);
            const id = club.membership(memberId, 2, [CLASS, POSTER]);
            await choose(id);
            // Each may be rejected: what is paid is over.
            const action: Record<string, () => Promise<unknown>> = {
              pay: () => pay(GOOD),
              decline: () => pay(DECLINED),
              choose: () => choose(id),
              both: () => choose(id, lines),
              remove: () => select([]),
            };
            for (const [mood, step] of steps) {
              club.far.state.behave = moods[mood] ?? club.far.honest;
              await (action[step] ? errorOf(action[step]()) : club.passes(3 * MINUTE));
            }
            club.far.state.behave = club.far.honest;
            for (let round = 0; round < 4; round += 1) await club.passes(20 * MINUTE);
            const used = club.uses(id).filter(({ isVoided }) => !isVoided);
            const orderIds = new Set(
              club.uses(id).map(({ idempotencyKey }) => idempotencyKey.split(':')[1] ?? ''),
            );
            let paid = 0;
            for (const orderId of orderIds)
              for (const { status, membershipPaymentDetails } of await club
                .paymentsOf(orderId)
                .catch(() => []))
                if (membershipPaymentDetails && status === 'APPROVED') paid += 1;
            const told = (await club.open()).filter(({ orderId }) => orderIds.has(orderId));
            expect(told.filter(({ state }) => state !== 'UNCLEAR')).toEqual([]);
            expect(used.length).toBe(paid + told.length);
            expect(club.left(id)).toBe(2 - used.length);
          },
        ),
        runs(30),
      );
    });

    it('assumed: no id of a member is kept in the clear', async () => {
      const { memberId, choose, pay } = await club.begin();
      await choose(club.membership(memberId, 1));
      const order = await pay();
      const { rows } = await sql<{
        row: string;
      }>`select t::text as row from app_membership_charges as t where order_id = ${String(order._id)}`.execute(
        database().kysely,
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.row).not.toContain(memberId);
    });
  },
  shopMigrations,
);
