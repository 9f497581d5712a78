import { describe, expect, it } from 'vitest';
import {
  accessToken,
  accountModules,
  hosted,
  lastCode,
  lastMail,
  lastRecoveryToken,
  logIn,
  mailsTo,
  newEmail,
  newVisitor,
  otherCode,
  PASSWORD,
  register,
  startAccounts,
  type SignInState,
} from '#testing/accounts.ts';
import { communityOf } from '#testing/community.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import type { Stack, StackCaller } from '#testing/stack.ts';
import { totpCode } from '#testing/totp.ts';
import { platformMigrations } from '#platform/platform.ts';

const REGISTER = '/wix-sm/api/v1/auth/api/v1/auth/register';
const LOGIN = '/wix-sm/api/v1/auth/api/v1/auth/login';
const NOBODY = '99999999-9999-4999-8999-999999999999';

onDatabase(
  "the members app's own sign-in",
  (database) => {
    const start = (): Stack => startAccounts(database());
    const of = (stack: Stack, caller: StackCaller | undefined = newVisitor()) =>
      communityOf(stack, caller).membersAuthentication;
    const shop = (stack: Stack) => communityOf(stack).membersAuthentication;
    const policy = (stack: Stack, signOnPolicy: object) =>
      accountModules(stack).signOnPolicy.updateSignOnPolicy(signOnPolicy);
    /** What the SDK's public types leave out of the request. */
    const raw = async (stack: Stack, path: string, body: object) => {
      const authorization = await stack.platform.tokens.sign({
        siteId: stack.site.id,
        ...(newVisitor() as StackCaller & { kind: 'visitor' }),
      });
      const reply = await stack.call('POST', path, body, { authorization });
      return (await reply.json()) as {
        session?: { token: string };
        member?: { id: string; emailVerified: boolean };
        details?: { applicationError?: { code: string; data: Record<string, string> } };
      };
    };

    describe('registering', () => {
      it('docs: gives a member and a session, and the same account as every other way', async () => {
        const stack = start();
        const email = newEmail();
        const { member, session } = await of(stack).register(email, PASSWORD, {
          contactInfo: { firstName: 'Ines', lastName: 'Sousa', phones: ['+351 912 345 678'] },
          profilePrivacyStatus: 'PUBLIC',
        });
        expect(member).toMatchObject({
          loginEmail: email,
          firstName: 'Ines',
          memberName: 'Ines Sousa',
          role: 'MEMBER',
          status: 'ACTIVE',
          profilePrivacyStatus: 'PUBLIC',
          emails: [email],
          phones: ['+351 912 345 678'],
        });
        const id = String(member?._id);
        const state = { state: 'SUCCESS', sessionToken: String(session?.token), identity: { id } };
        expect(await accessToken(stack, state)).toMatch(/^OauthNG/);
        expect((await logIn(stack, email)).state).toBe('SUCCESS');
        expect((await communityOf(stack).members.getMember(id)).privacyStatus).toBeDefined();
      });

      it('docs: rejects a taken address and a password that is none', async () => {
        const stack = start();
        const email = newEmail();
        await register(stack, email);
        expect(await errorOf(of(stack).register(email, PASSWORD))).toBe('-19995');
        expect(await errorOf(of(stack).register(newEmail(), 'abc'))).toEqual(['password MIN_LENGTH']);
        expect(
          await errorOf(
            of(stack).register(newEmail(), PASSWORD, { contactInfo: { firstName: 'x'.repeat(256) } }),
          ),
        ).toEqual(['options.contactInfo.firstName MAX_LENGTH']);
      });

      it('docs: gives a token to approve with where the shop decides', async () => {
        const stack = start();
        await policy(stack, { requireOwnerApproval: true });
        const email = newEmail();
        const { member, session, approvalToken } = await of(stack).register(email, PASSWORD);
        await policy(stack, { requireOwnerApproval: false });
        expect(member?.status).toBe('APPLICANT');
        expect(session).toBeUndefined();
        expect(await errorOf(of(stack).login(email, PASSWORD))).toBe('MEMBER_PENDING');
        expect(await errorOf(of(stack).approve({ token: String(approvalToken) }))).toBe('PERMISSION_DENIED');
        const approved = await shop(stack).approve({ token: String(approvalToken) });
        expect(approved.session?.token).toEqual(expect.any(String));
        expect((await of(stack).login(email, PASSWORD)).member?.status).toBe('ACTIVE');
      });

      it('docs: such a token holds for 30 hours, and opens to nobody who was blocked since', async () => {
        const stack = start();
        await policy(stack, { requireOwnerApproval: true });
        const late = await of(stack).register(newEmail(), PASSWORD);
        stack.clock.advance(30 * 3600_000 + 1000);
        expect(await errorOf(shop(stack).approve({ token: String(late.approvalToken) }))).toBe('NOT_FOUND');
        const blocked = await of(stack).register(newEmail(), PASSWORD);
        await policy(stack, { requireOwnerApproval: false });
        await shop(stack).block({ _id: String(blocked.member?._id) });
        expect(await errorOf(shop(stack).approve({ token: String(blocked.approvalToken) }))).toBe(
          'NOT_FOUND',
        );
      });

      it('docs: asks for the code of an address that is to be verified', async () => {
        const stack = start();
        await policy(stack, { requireEmailVerification: true });
        const email = newEmail();
        const first = await raw(stack, REGISTER, { email, password: PASSWORD });
        await policy(stack, { requireEmailVerification: false });
        const requested = first.details?.applicationError;
        expect(requested?.code).toBe('EMAIL_VERIFICATION_REQUIRED');
        const verificationId = requested?.data['verificationId'];
        const send = (otp: string, path = REGISTER, to = email) =>
          raw(stack, path, { email: to, password: PASSWORD, emailVerification: { verificationId, otp } });
        const wrong = await send('000000');
        expect(wrong.details?.applicationError).toMatchObject({
          code: 'EMAIL_VERIFICATION_FAILED',
          data: { verificationId, verificationFailureReason: 'BAD_CODE' },
        });
        const code = await lastCode(stack, email);
        const other = await send(code, LOGIN, newEmail());
        expect(other.details?.applicationError?.code).toBe('-19976');
        const right = await send(code);
        expect(right).toMatchObject({
          member: { emailVerified: true },
          session: { token: expect.any(String) },
        });
      });

      it.each([REGISTER, LOGIN])(
        'docs: counts the wrong codes: after five not even the right one counts (%s)',
        async (path) => {
          const stack = start();
          await policy(stack, { requireEmailVerification: true });
          const email = newEmail();
          const first = await raw(stack, REGISTER, { email, password: PASSWORD });
          await policy(stack, { requireEmailVerification: false });
          const verificationId = first.details?.applicationError?.data['verificationId'];
          const code = await lastCode(stack, email);
          const send = async (otp: string) => {
            const body = { email, password: PASSWORD, emailVerification: { verificationId, otp } };
            return (await raw(stack, path, body)).details?.applicationError?.code;
          };
          for (let tries = 0; tries < 6; tries++)
            expect(await send(otherCode(code))).toBe('EMAIL_VERIFICATION_FAILED');
          expect(await send(code)).toBe('EMAIL_VERIFICATION_FAILED');
        },
      );
    });

    describe('logging in', () => {
      it('docs: gives a session to who knows the password', async () => {
        const stack = start();
        const email = newEmail();
        await register(stack, email);
        const { session, member } = await of(stack).login(email.toUpperCase(), PASSWORD);
        expect(session?.token).toEqual(expect.any(String));
        expect(member).toMatchObject({ loginEmail: email, lastLoginDate: expect.any(Date) });
        expect(await errorOf(of(stack).login(email, 'wrong one'))).toBe('-19976');
        expect(await errorOf(of(stack).login(newEmail(), PASSWORD))).toBe('-19976');
      });

      it('docs: is not for the blocked, until they are approved again', async () => {
        const stack = start();
        const email = newEmail();
        await register(stack, email);
        await shop(stack).block({ email });
        expect(await errorOf(of(stack).login(email, PASSWORD))).toBe('-19958');
        expect(await shop(stack).approve({ email })).not.toHaveProperty('session.token');
        expect((await of(stack).login(email, PASSWORD)).session?.token).toEqual(expect.any(String));
      });

      it('docs: nobody else blocks and approves, and there must be somebody', async () => {
        const stack = start();
        expect(await errorOf(of(stack).block({ _id: NOBODY }))).toBe('PERMISSION_DENIED');
        expect(await errorOf(shop(stack).block({ _id: NOBODY }))).toBe('NOT_FOUND');
        expect(await errorOf(shop(stack).approve({ email: newEmail() }))).toBe('NOT_FOUND');
        expect(await errorOf(shop(stack).approve({}))).toEqual(['options._id REQUIRED_ONE_OF_FIELD']);
      });
    });

    describe('with a second factor', () => {
      const withTotp = async (stack: Stack) => {
        const email = newEmail();
        const state = await register(stack, email);
        const token = await accessToken(stack, state);
        const { body } = await hosted(stack, 'POST', 'factors/totp', { password: PASSWORD }, token);
        const code = totpCode(body.uri, stack.clock.now().getTime());
        await hosted(stack, 'POST', `factors/${body.factorId}/confirm`, { code }, token);
        return { id: String(state.identity?._id), email };
      };
      const send = (stack: Stack, path: string, email: string, verificationId: unknown, otp = '000000') =>
        raw(stack, path, { email, password: PASSWORD, emailVerification: { verificationId, otp } });

      it.each([REGISTER, LOGIN])(
        'docs: a sign-in that waits for it is none that waits for a code (%s)',
        async (path) => {
          const stack = start();
          const { email } = await withTotp(stack);
          const { stateToken } = await logIn(stack, email);
          const reply = await send(stack, path, email, stateToken);
          expect(reply.details?.applicationError).toMatchObject({
            code: 'EMAIL_VERIFICATION_FAILED',
            data: { verificationFailureReason: 'NOT_FOUND' },
          });
          expect(reply).not.toHaveProperty('member');
          expect(reply).not.toHaveProperty('approvalToken');
        },
      );

      it.each([REGISTER, LOGIN])(
        'docs: the mailed code leads on to it, and gives nothing yet (%s)',
        async (path) => {
          const stack = start();
          const { id } = await withTotp(stack);
          const next = newEmail();
          await shop(stack).changeLoginEmail(id, next);
          const { stateToken } = await logIn(stack, next);
          const reply = await send(stack, path, next, stateToken, await lastCode(stack, next));
          expect(reply.details?.applicationError).toMatchObject({
            code: 'SECOND_FACTOR_REQUIRED',
            data: { state: 'REQUIRE_MFA', stateToken },
          });
          expect(reply).not.toHaveProperty('member');
          expect(reply).not.toHaveProperty('approvalToken');
        },
      );
    });

    describe('another login address', () => {
      it('docs: opens the account, once its code came back; the old mailbox hears of it', async () => {
        const stack = start();
        const [email, next] = [newEmail(), newEmail()];
        const id = String((await register(stack, email)).identity?._id);
        const { member } = await shop(stack).changeLoginEmail(id, next);
        expect(member).toMatchObject({ loginEmail: next, emailVerified: false, emails: [next] });
        expect(await lastMail(stack, email)).toMatchObject({
          subject: expect.stringContaining('another address'),
          text: expect.not.stringContaining(next),
        });
        expect(await errorOf(of(stack).login(email, PASSWORD))).toBe('-19976');
        expect(await errorOf(of(stack).login(next, PASSWORD))).toBe('EMAIL_VERIFICATION_REQUIRED');
        const state = await logIn(stack, next);
        await accountModules(stack, newVisitor()).verification.verifyDuringAuthentication(
          await lastCode(stack, next),
          { stateToken: String(state.stateToken) },
        );
        expect((await of(stack).login(next, PASSWORD)).member).toMatchObject({ emailVerified: true });
      });

      it('assumed: its code ends what was open before, and not what it opens', async () => {
        const stack = start();
        const next = newEmail();
        const state = await register(stack, newEmail());
        const before = await accessToken(stack, state);
        await shop(stack).changeLoginEmail(String(state.identity?._id), next);
        expect((await hosted(stack, 'GET', 'security', undefined, before)).status).toBe(200);
        const requested = await logIn(stack, next);
        const signedIn = (await accountModules(stack, newVisitor()).verification.verifyDuringAuthentication(
          await lastCode(stack, next),
          {
            stateToken: String(requested.stateToken),
          },
        )) as SignInState;
        expect((await hosted(stack, 'GET', 'security', undefined, before)).status).toBe(401);
        const after = await accessToken(stack, signedIn);
        expect((await hosted(stack, 'GET', 'security', undefined, after)).body.sessions).toHaveLength(1);
      });

      it('assumed: ends links to the old mailbox', async () => {
        const stack = start();
        const [email, next] = [newEmail(), newEmail()];
        const id = String((await register(stack, email)).identity?._id);
        await shop(stack).sendSetPasswordEmail(email);
        const token = await lastRecoveryToken(stack, email);
        await shop(stack).changeLoginEmail(id, next);
        const { recovery } = accountModules(stack, newVisitor());
        expect(await errorOf(recovery.recover(token, { password: 'another one' }))).toBe(
          'RESOURCE_EXHAUSTED',
        );
      });

      it('docs: is changed by the shop, to one that nobody has', async () => {
        const stack = start();
        const [mine, theirs] = [newEmail(), newEmail()];
        const id = String((await register(stack, mine)).identity?._id);
        await register(stack, theirs);
        const me = of(stack, { kind: 'member', memberId: id });
        expect(await errorOf(me.changeLoginEmail(id, newEmail()))).toBe('PERMISSION_DENIED');
        expect(await errorOf(of(stack).changeLoginEmail(id, newEmail()))).toBe('PERMISSION_DENIED');
        expect(await errorOf(shop(stack).changeLoginEmail(id, theirs))).toBe('-19995');
        expect(await errorOf(shop(stack).changeLoginEmail(id, 'no address'))).toEqual(['newEmail FORMAT']);
        expect(await errorOf(shop(stack).changeLoginEmail(NOBODY, newEmail()))).toBe('NOT_FOUND');
      });

      it('assumed: is changed by its member with the password, which an open page does not know', async () => {
        const stack = start();
        const [email, theirs, next] = [newEmail(), newEmail(), newEmail()];
        const token = await accessToken(stack, await register(stack, email));
        await register(stack, theirs);
        const move = (newEmail: string, password?: string, as: string | undefined = token) =>
          hosted(stack, 'POST', 'email', { newEmail, ...(password !== undefined && { password }) }, as);
        expect((await move(next)).status).toBe(400);
        expect((await move(next, 'a guess')).code).toBe('-19976');
        expect((await move('no address', PASSWORD)).status).toBe(400);
        expect((await move(theirs, PASSWORD)).code).toBe('-19995');
        const stranger = await stack.platform.tokens.sign({
          siteId: stack.site.id,
          ...(newVisitor() as StackCaller & { kind: 'visitor' }),
        });
        expect((await move(next, PASSWORD, stranger)).status).toBe(401);
        expect((await logIn(stack, email)).state).toBe('SUCCESS');
        expect((await move(next, PASSWORD)).status).toBe(200);
        expect((await logIn(stack, next)).state).toBe('REQUIRE_EMAIL_VERIFICATION');
        expect(await mailsTo(stack, email)).toBe(1);
      });

      it('docs: two who want one address at once do not both have it', async () => {
        const stack = start();
        const wanted = newEmail();
        const ids = await Promise.all(
          [1, 2].map(async () => String((await register(stack, newEmail())).identity?._id)),
        );
        const answers = await Promise.all(ids.map((id) => errorOf(shop(stack).changeLoginEmail(id, wanted))));
        expect(answers).toContain('nothing refused');
        expect(answers.filter((answer) => answer === 'nothing refused')).toHaveLength(1);
        expect(['-19995', 'ALREADY_EXISTS']).toContain(answers.find((one) => one !== 'nothing refused'));
      });
    });

    describe('a mail to set the password', () => {
      it('docs: leads to a new one, for three hours and once', async () => {
        const stack = start();
        const email = newEmail();
        await register(stack, email);
        expect(await shop(stack).sendSetPasswordEmail(email)).toEqual({ accepted: true });
        const token = await lastRecoveryToken(stack, email);
        const { recovery } = accountModules(stack, newVisitor());
        await recovery.recover(token, { password: 'another one' });
        expect((await of(stack).login(email, 'another one')).session?.token).toBeDefined();
        expect(await errorOf(recovery.recover(token, { password: 'a third one' }))).toBe(
          'RESOURCE_EXHAUSTED',
        );
      });

      it('docs: says that it may be ignored, unless that is left out', async () => {
        const stack = start();
        const email = newEmail();
        await register(stack, email);
        await shop(stack).sendSetPasswordEmail(email);
        expect((await lastMail(stack, email)).text).toContain('did not ask');
        await shop(stack).sendSetPasswordEmail(email, { hideIgnoreMessage: true });
        expect((await lastMail(stack, email)).text).not.toContain('did not ask');
      });

      it('docs: is asked for by apps; nobody learns who has an account', async () => {
        const stack = start();
        const nobody = newEmail();
        expect(await shop(stack).sendSetPasswordEmail(nobody)).toEqual({ accepted: true });
        expect(await mailsTo(stack, nobody)).toBe(0);
        expect(await errorOf(of(stack).sendSetPasswordEmail(nobody))).toBe('PERMISSION_DENIED');
      });
    });
  },
  platformMigrations,
);
