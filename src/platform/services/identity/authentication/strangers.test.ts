import { expect, it } from 'vitest';
import { accessToken, hosted, mailsTo, newEmail, otherCode, PASSWORD, register } from '#testing/accounts.ts';
import { onDatabase } from '#testing/engines.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { totpCode } from '#testing/totp.ts';
import { platformMigrations } from '#platform/platform.ts';
import type { CallSource } from '#platform/pipeline/exchange.ts';

const HOME = '203.0.113.7';
const PHONE = '0b3c2a10-1111-4222-8333-444455556666';
const MINUTE = 60_000;

onDatabase(
  'an account whose address strangers know',
  (database) => {
    const logIn = (stack: Stack, email: string, password: string, source: CallSource): Promise<Response> =>
      stack.platform.fetch(
        new Request('https://www.wixapis.com/_api/iam/authentication/v2/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ loginId: { email }, password }),
        }),
        source,
      );
    const status = async (stack: Stack, email: string, source: CallSource, password = PASSWORD) =>
      (await logIn(stack, email, password, source)).status;
    let strangers = 0;
    const stranger = (): CallSource => ({
      clientAddress: `198.51.${100 + (++strangers >> 8)}.${strangers & 255}`,
    });
    /** From more addresses than any limit of one of them notices. @returns how many attempts were rejected unread */
    async function attack(stack: Stack, email: string): Promise<number> {
      const statuses: number[] = [];
      for (let turn = 0; turn < 55; turn += 1)
        statuses.push(await status(stack, email, stranger(), `guess ${turn}`));
      expect(statuses.every((one) => one === 401 || one === 429)).toBe(true);
      return statuses.filter((one) => one === 429).length;
    }

    it('assumed: opens where the member signed in before, and is told of it once', async () => {
      const stack = startStack(database(), { ids: { guid: () => crypto.randomUUID() } });
      const email = newEmail('known');
      await register(stack, email);
      expect(await status(stack, email, { clientAddress: HOME })).toBe(200);
      expect(await status(stack, email, { ...stranger(), device: PHONE })).toBe(200);
      const before = await mailsTo(stack, email);
      expect(await attack(stack, email)).toBe(5);
      expect(await status(stack, email, stranger())).toBe(429);
      expect(await status(stack, email, { clientAddress: HOME })).toBe(200);
      expect(await status(stack, email, { ...stranger(), device: PHONE })).toBe(200);
      // What opened it by a known place opens nothing to strangers.
      expect(await status(stack, email, stranger())).toBe(429);
      expect(await status(stack, newEmail('nobody'), stranger())).toBe(401);
      stack.clock.advance(16 * MINUTE);
      expect(await attack(stack, email)).toBe(5);
      expect(await mailsTo(stack, email)).toBe(before + 1);

      // A hundred wrong ones in a row ask for a new password, but not on the member's own device.
      stack.clock.advance(16 * MINUTE);
      await attack(stack, email);
      stack.clock.advance(16 * MINUTE);
      expect(await status(stack, email, stranger())).toBe(428);
      expect(await status(stack, email, { ...stranger(), device: PHONE })).toBe(200);
    });

    it('assumed: a device that the member knows is not kept out by others of its network', async () => {
      const stack = startStack(database(), { ids: { guid: () => crypto.randomUUID() } });
      const email = newEmail('shared');
      await register(stack, email);
      const own = { clientAddress: HOME, device: PHONE };
      expect(await status(stack, email, own)).toBe(200);
      const others: number[] = [];
      for (let turn = 0; turn < 12; turn += 1)
        others.push(await status(stack, email, { clientAddress: HOME }, `guess ${turn}`));
      expect(others).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
      expect(await status(stack, email, { clientAddress: HOME })).toBe(429);
      expect(await status(stack, email, own)).toBe(200);
    });

    it('assumed: opens with a second factor anywhere, and tells nobody without one whether the password is right', async () => {
      const stack = startStack(database(), { ids: { guid: () => crypto.randomUUID() } });
      const email = newEmail('factor');
      const token = await accessToken(stack, await register(stack, email));
      const { body } = await hosted(stack, 'POST', 'factors/totp', { password: PASSWORD }, token);
      const code = totpCode(body.uri, stack.clock.now().getTime());
      await hosted(stack, 'POST', `factors/${body.factorId}/confirm`, { code }, token);
      expect(await attack(stack, email)).toBe(5);
      expect(await status(stack, email, stranger(), 'guess')).toBe(429);
      const reply = await logIn(stack, email, PASSWORD, stranger());
      expect([reply.status, await reply.json()]).toMatchObject([200, { state: 'REQUIRE_MFA' }]);
    });

    it('assumed: wrong codes of strangers who know the password keep the member out of no device they signed in with', async () => {
      const stack = startStack(database(), { ids: { guid: () => crypto.randomUUID() } });
      const email = newEmail('codes');
      const token = await accessToken(stack, await register(stack, email));
      const { body } = await hosted(stack, 'POST', 'factors/totp', { password: PASSWORD }, token);
      /** Of the next half minute: none counts twice. */
      const nextCode = (): string => {
        stack.clock.advance(30_000);
        return totpCode(body.uri, stack.clock.now().getTime());
      };
      await hosted(stack, 'POST', `factors/${body.factorId}/confirm`, { code: nextCode() }, token);
      const enter = async (source: CallSource, code: string): Promise<number> => {
        const { stateToken } = (await (await logIn(stack, email, PASSWORD, source)).json()) as {
          stateToken: string;
        };
        const request = new Request('https://shop.test/hosted/account/second-factor/verify', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ stateToken, factor: 'TOTP', code }),
        });
        return (await stack.platform.fetch(request, source)).status;
      };
      const own: CallSource = { ...stranger(), device: PHONE };
      const guess = async (count: number, from = stranger): Promise<number[]> => {
        const statuses: number[] = [];
        for (let turn = 0; turn < count; turn += 1) statuses.push(await enter(from(), otherCode(nextCode())));
        return statuses;
      };
      const wrong = Array.from({ length: 10 }, () => 400);
      expect(await enter(own, nextCode())).toBe(200);
      const before = await mailsTo(stack, email);

      expect(await guess(11)).toEqual([...wrong, 429]);
      expect(await enter(stranger(), nextCode())).toBe(429);
      expect(await enter(own, nextCode())).toBe(200);
      expect(await mailsTo(stack, email)).toBe(before + 1);

      // Whoever goes on waits longer: forty a day.
      for (let round = 0; round < 3; round += 1) {
        stack.clock.advance(16 * MINUTE);
        expect(await guess(10)).toEqual(wrong);
      }
      stack.clock.advance(16 * MINUTE);
      expect(await enter(stranger(), nextCode())).toBe(429);
      expect(await mailsTo(stack, email)).toBe(before + 1);

      // The device has a limit of its own.
      expect(await guess(10, () => own)).toEqual(wrong);
      expect(await enter(own, nextCode())).toBe(429);
      stack.clock.advance(16 * MINUTE);
      expect(await enter(own, nextCode())).toBe(200);
      stack.clock.advance(24 * 60 * MINUTE);
      expect(await enter(stranger(), nextCode())).toBe(200);
    });
  },
  platformMigrations,
);
