import { expect, it } from 'vitest';
import {
  accessToken,
  accountModules,
  hosted,
  lastCode,
  lastRecoveryToken,
  logIn,
  newEmail,
  newVisitor,
  otherCode,
  register,
  startAccounts,
  type SignInState,
} from '#testing/accounts.ts';
import { onDatabase } from '#testing/engines.ts';
import { orderModules, plainOrder, errorOf } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

onDatabase(
  'orders of a guest who gets an account',
  (database) => {
    const start = () => startAccounts(database());
    const staff = () => orderModules(start());
    const order = async (email: string, buyer: object = {}): Promise<string> => {
      const { _id } = await staff().orders.createOrder(
        plainOrder('8.00', { buyerInfo: { email, ...buyer } }),
      );
      return _id ?? '';
    };
    const ownerOf = async (id: string) => (await staff().orders.getOrder(id)).buyerInfo?.memberId;
    const idOf = ({ identity }: SignInState): string => identity?._id ?? identity?.id ?? '';

    /** By the link to a new password, which shows who owns the mailbox. */
    async function recover(email: string): Promise<SignInState> {
      const { recovery } = accountModules(start(), newVisitor());
      await recovery.sendRecoveryEmail(email);
      const token = await lastRecoveryToken(start(), email);
      return (await recovery.recover(token, { password: 'brand new' })) as SignInState;
    }

    it('assumed: join it with the address verified, however it was written', async () => {
      const email = newEmail();
      const id = await order(email.toUpperCase(), { visitorId: crypto.randomUUID() });
      const others = await order(newEmail());
      const theirs = await order(email, { memberId: crypto.randomUUID() });
      const theirOwner = await ownerOf(theirs);
      await register(start(), email);
      expect(await ownerOf(id)).toBeUndefined();
      const memberId = idOf(await recover(email));
      expect(await ownerOf(id)).toBe(memberId);
      const { buyerInfo } = await staff().orders.getOrder(id);
      expect(buyerInfo).toMatchObject({ email: email.toUpperCase(), memberId });
      expect(buyerInfo?.visitorId).toBeUndefined();
      expect(await ownerOf(others)).toBeUndefined();
      expect(await ownerOf(theirs)).toBe(theirOwner);
    });

    it('assumed: join it by the code that a signed-in member asks for; this session stays, others end', async () => {
      const stack = start();
      const email = newEmail();
      const token = await accessToken(stack, await register(stack, email));
      const elsewhere = await accessToken(stack, await logIn(stack, email));
      const id = await order(email);
      const ask = (path: string, body: object, by?: string) =>
        hosted(stack, 'POST', `email/verification${path}`, body, by);
      const { body: sent, status } = await ask('', {}, token);
      expect(status).toBe(200);
      const { verificationId } = sent as unknown as { verificationId: string };
      const code = await lastCode(stack, email);
      const wrong = await ask('/confirm', { verificationId, code: otherCode(code) }, token);
      expect(wrong).toMatchObject({ status: 400, code: 'VERIFICATION_FAILED' });
      expect((await ask('/confirm', { verificationId, code })).status).toBe(401);
      const other = await accessToken(stack, await register(stack, newEmail()));
      expect((await ask('/confirm', { verificationId, code }, other)).status).toBe(404);
      expect((await ask('/confirm', { verificationId: 'x', code }, token)).status).toBe(400);
      expect(await ownerOf(id)).toBeUndefined();
      expect((await ask('/confirm', { verificationId, code }, token)).status).toBe(200);
      expect(await ownerOf(id)).toBeDefined();
      const { body } = await hosted(stack, 'GET', 'security', undefined, token);
      expect(body).toMatchObject({ emailVerified: true, sessions: [{ current: true }] });
      expect((await hosted(stack, 'GET', 'security', undefined, elsewhere)).status).toBe(401);
      // A code is good once, and nobody asks for another.
      expect((await ask('/confirm', { verificationId, code }, token)).status).toBe(404);
      expect(await ask('', {}, token)).toMatchObject({ status: 428, code: 'EMAIL_ALREADY_VERIFIED' });
    });

    it('assumed: join it by the code of the sign-in, not by a wrong one, and are seen by the member', async () => {
      const stack = start();
      await accountModules(stack).signOnPolicy.updateSignOnPolicy({ requireEmailVerification: true });
      const { verification } = accountModules(stack, newVisitor());
      const email = newEmail();
      const id = await order(email);
      const waiting = await register(stack, email);
      const code = await lastCode(stack, email);
      const verify = (typed: string) =>
        verification.verifyDuringAuthentication(typed, { stateToken: waiting.stateToken ?? '' });
      expect(await errorOf(verify(otherCode(code)))).not.toBe('');
      expect(await ownerOf(id)).toBeUndefined();
      const done = (await verify(code)) as SignInState;
      expect(await ownerOf(id)).toBe(idOf(done));
      const member = orderModules(stack, { kind: 'member', memberId: idOf(done) });
      const { orders = [] } = await member.orders.searchOrders({});
      expect(orders.map(({ _id }) => _id)).toEqual([id]);
    });

    it('assumed: what is bought as a guest afterwards stays a guest’s', async () => {
      const email = newEmail();
      await register(start(), email);
      await recover(email);
      const id = await order(email);
      await recover(email);
      expect(await ownerOf(id)).toBeUndefined();
    });
  },
  platformMigrations,
);
