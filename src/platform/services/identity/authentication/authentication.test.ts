import { expect, it } from 'vitest';
import {
  accessToken,
  accountModules,
  lastCode,
  lastMail,
  logIn,
  memberOf,
  newEmail,
  newVisitor,
  otherCode,
  PASSWORD,
  register,
  startAccounts,
  type SignInState,
} from '#testing/accounts.ts';
import { countingIds } from '#testing/deterministic.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { platformMigrations } from '#platform/platform.ts';

const MINUTE = 60_000;

onDatabase(
  'authentication',
  (database) => {
    const start = (): Stack => startAccounts(database());
    const setPolicy = (stack: Stack, requireOwnerApproval: boolean, requireEmailVerification: boolean) =>
      accountModules(stack).signOnPolicy.updateSignOnPolicy({
        requireOwnerApproval,
        requireEmailVerification,
      });
    const verify = (stack: Stack, { stateToken = '' }: SignInState, code: string) =>
      accountModules(stack, newVisitor()).verification.verifyDuringAuthentication(code, {
        stateToken,
      }) as Promise<SignInState>;

    it('docs: an open shop lets a new member in at once, with a profile and a slug', async () => {
      const stack = start();
      const email = newEmail('Ines.Aalto');
      const reply = await accountModules(stack, newVisitor()).authentication.registerV2(
        { email },
        {
          password: PASSWORD,
          profile: { firstName: 'Ines', lastName: 'Aalto', nickname: 'Ines A.', language: 'pt' },
        },
      );
      expect(reply).toMatchObject({
        state: 'SUCCESS',
        sessionToken: expect.stringMatching(/^JWS\./),
        identity: {
          email: { address: email.toLowerCase(), isVerified: false },
          status: { name: 'ACTIVE', reasons: [] },
          identityProfile: { firstName: 'Ines', nickname: 'Ines A.', slug: 'Ines-A', language: 'pt' },
        },
      });
      expect(reply.stateToken).toBeUndefined();
      const { member } = await accountModules(
        stack,
        await memberOf(stack, reply as SignInState),
      ).members.getCurrentMember({ fieldsets: ['FULL'] });
      expect(member).toMatchObject({
        _id: reply.identity?._id,
        loginEmail: email.toLowerCase(),
        status: 'APPROVED',
        privacyStatus: 'PRIVATE',
        contact: { firstName: 'Ines', lastName: 'Aalto', emails: [email] },
      });
    });

    it('sdk: a taken address is -19995, whatever its case', async () => {
      const stack = start();
      const email = newEmail();
      await register(stack, email);
      expect(await errorOf(register(stack, email))).toBe('-19995');
      expect(await errorOf(register(stack, email.toUpperCase()))).toBe('-19995');
    });

    it('assumed: of many registrations of one address at once, one member comes', async () => {
      const stack = start();
      const email = newEmail('same');
      const outcomes = await Promise.all(Array.from({ length: 5 }, () => errorOf(register(stack, email))));
      expect(outcomes.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual([
        '-19995',
        '-19995',
        '-19995',
        '-19995',
        'nothing refused',
      ]);
    });

    it('assumed: members of one name register at once and get slugs of their own', async () => {
      const stack = start();
      const slugs = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const { identity } = await accountModules(stack, newVisitor()).authentication.registerV2(
            { email: newEmail() },
            { password: PASSWORD, profile: { nickname: 'Twin' } },
          );
          return identity?.identityProfile?.slug;
        }),
      );
      expect(new Set(slugs).size).toBe(4);
    });

    it('sdk: registering names what is wrong with address and password', async () => {
      const stack = start();
      const { authentication } = accountModules(stack, newVisitor());
      const requested = await authentication
        .registerV2({ email: 'not an address' }, { password: PASSWORD })
        .catch((error: unknown) => error);
      expect(requested).toMatchObject({
        details: {
          validationError: { fieldViolations: [{ field: 'loginId.email', data: { type: 'EMAIL' } }] },
        },
      });
      const withPassword = (password?: string) =>
        errorOf(authentication.registerV2({ email: newEmail() }, password === undefined ? {} : { password }));
      expect(await withPassword()).toEqual(['options.password REQUIRED_FIELD']);
      expect(await withPassword('abc')).toEqual(['options.password MIN_LENGTH']);
      expect(await withPassword('a'.repeat(101))).toEqual(['options.password MAX_LENGTH']);
      expect(await withPassword('with\u0007bell')).toEqual(['options.password FORMAT']);
    });

    it('assumed: addresses and names of any length are rejected, not stored', async () => {
      const stack = start();
      const { authentication, recovery } = accountModules(stack, newVisitor());
      const email = `${'a'.repeat(5000)}@example.com`;
      const tried = (address: string, profile = {}) =>
        errorOf(authentication.registerV2({ email: address }, { password: PASSWORD, profile }));
      expect(await tried(email)).toEqual(['loginId.email MAX_LENGTH']);
      expect(await tried(newEmail(), { firstName: 'x'.repeat(256) })).toEqual([
        'options.profile.firstName MAX_LENGTH',
      ]);
      expect(await tried(newEmail(), { firstName: 'é'.repeat(255), nickname: '名'.repeat(255) })).toBe(
        'nothing refused',
      );
      expect(await errorOf(authentication.loginV2({ email }, { password: PASSWORD }))).toBe('-19999');
      expect(await recovery.sendRecoveryEmail(email)).toBeUndefined();
    });

    it('docs: the owner approves, then the member gets in', async () => {
      const stack = start();
      const admin = accountModules(stack);
      await setPolicy(stack, true, false);
      const email = newEmail();
      const waiting = await register(stack, email);
      await setPolicy(stack, false, false);
      expect(waiting).toMatchObject({
        state: 'REQUIRE_OWNER_APPROVAL',
        identity: { status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] } },
      });
      expect(waiting.sessionToken).toBeUndefined();
      expect(await logIn(stack, email)).toMatchObject({ state: 'REQUIRE_OWNER_APPROVAL' });
      await admin.members.approveMember(String(waiting.identity?._id));
      expect((await lastMail(stack, email)).subject).toBe('Test shop: You can sign in now');
      expect(await logIn(stack, email)).toMatchObject({ state: 'SUCCESS' });
      const { authentication } = accountModules(stack, newVisitor());
      const continued = await authentication.loginV2({ email }, { stateToken: waiting.stateToken ?? '' });
      expect(continued.state).toBe('SUCCESS');
      expect(await errorOf(authentication.loginV2({ email }, { stateToken: waiting.stateToken ?? '' }))).toBe(
        'NOT_FOUND',
      );
    });

    it('docs: the address is verified by a code, and stays so', async () => {
      const stack = start();
      await setPolicy(stack, false, true);
      const email = newEmail();
      const waiting = await register(stack, email);
      await setPolicy(stack, false, false);
      expect(waiting).toMatchObject({
        state: 'REQUIRE_EMAIL_VERIFICATION',
        stateToken: expect.any(String),
        identity: { status: { reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] } },
      });
      expect(waiting.sessionToken).toBeUndefined();
      const code = await lastCode(stack, email);
      expect(await errorOf(verify(stack, waiting, otherCode(code)))).toBe('VERIFICATION_FAILED');
      expect(await verify(stack, waiting, code)).toMatchObject({
        state: 'SUCCESS',
        identity: { email: { isVerified: true } },
      });
      expect(await errorOf(verify(stack, waiting, code))).toBe('NOT_FOUND');
      expect(await logIn(stack, email)).toMatchObject({ state: 'SUCCESS' });
    });

    it('assumed: with both gates the address comes first, then the owner', async () => {
      const stack = start();
      await setPolicy(stack, true, true);
      const email = newEmail();
      const first = await register(stack, email);
      await setPolicy(stack, false, false);
      expect(first.state).toBe('REQUIRE_EMAIL_VERIFICATION');
      const second = await verify(stack, first, await lastCode(stack, email));
      expect(second).toMatchObject({ state: 'REQUIRE_OWNER_APPROVAL', stateToken: expect.any(String) });
      await accountModules(stack).members.approveMember(String(second.identity?._id));
      expect(await logIn(stack, email)).toMatchObject({ state: 'SUCCESS' });
    });

    it('assumed: an approval before the code does not make up for it', async () => {
      const stack = start();
      await setPolicy(stack, true, true);
      const email = newEmail();
      const first = await register(stack, email);
      await setPolicy(stack, false, false);
      await accountModules(stack).members.approveMember(String(first.identity?._id));
      expect(await logIn(stack, email)).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION' });
      expect(await verify(stack, first, otherCode('')).catch(() => 'refused')).toBe('refused');
    });

    it('docs: who is a contact by an order must verify the address, and keeps the contact', async () => {
      const stack = start();
      const email = newEmail('guest');
      const contactId = '44444444-4444-4444-8444-444444444444';
      await stack.call('POST', '/ecom/v1/orders', {
        order: {
          channelInfo: { type: 'WEB' },
          currency: 'EUR',
          buyerInfo: { email, contactId },
          lineItems: [
            {
              productName: { original: 'Poster' },
              price: { amount: '5.00' },
              quantity: 1,
              itemType: { preset: 'PHYSICAL' },
            },
          ],
          priceSummary: {},
        },
      });
      const waiting = await register(stack, email);
      expect(waiting.state).toBe('REQUIRE_EMAIL_VERIFICATION');
      const done = await verify(stack, waiting, await lastCode(stack, email));
      const member = await accountModules(stack).members.getMember(String(done.identity?._id));
      expect(member.contactId).toBe(contactId);
    });

    it('assumed: five wrong codes end the code, a new sign-in brings a new one', async () => {
      const stack = start();
      await setPolicy(stack, false, true);
      const email = newEmail();
      const waiting = await register(stack, email);
      await setPolicy(stack, false, false);
      const code = await lastCode(stack, email);
      for (let i = 0; i < 5; i++)
        expect(await errorOf(verify(stack, waiting, otherCode(code)))).toBe('VERIFICATION_FAILED');
      expect(await errorOf(verify(stack, waiting, code))).toBe('VERIFICATION_FAILED');
      const again = await logIn(stack, email);
      expect(await verify(stack, again, await lastCode(stack, email))).toMatchObject({ state: 'SUCCESS' });
    });

    it('assumed: a code expires, and a new one voids the one before', async () => {
      const stack = start();
      await setPolicy(stack, false, true);
      const email = newEmail();
      const waiting = await register(stack, email);
      await setPolicy(stack, false, false);
      const first = await lastCode(stack, email);
      stack.clock.advance(16 * MINUTE);
      expect(await errorOf(verify(stack, waiting, first))).toBe('VERIFICATION_FAILED');
      const resend = (stateToken: string | undefined) =>
        stack.call('POST', '/hosted/account/verification/resend', { stateToken });
      expect((await resend(waiting.stateToken)).status).toBe(200);
      const second = await lastCode(stack, email);
      expect((await resend(waiting.stateToken)).status).toBe(200);
      const third = await lastCode(stack, email);
      const voided = second === third ? otherCode(third) : second;
      expect(await errorOf(verify(stack, waiting, voided))).toBe('VERIFICATION_FAILED');
      expect(await verify(stack, waiting, third)).toMatchObject({ state: 'SUCCESS' });
      expect((await resend(waiting.stateToken)).status).toBe(404);
      expect((await resend('forged')).status).toBe(404);
    });

    it('docs: a verification that was started for an identity mails a code and signs nobody in', async () => {
      const stack = start();
      const email = newEmail();
      const { identity } = await register(stack, email);
      const { verificationId } = await accountModules(stack).verification.start({
        identityId: String(identity?._id),
        target: 'EMAIL',
      });
      const code = await lastCode(stack, email);
      expect(await errorOf(verify(stack, { state: '', stateToken: verificationId }, code))).toBe('NOT_FOUND');
      const asVisitor = accountModules(stack, newVisitor()).verification.start({
        identityId: String(identity?._id),
      });
      expect(await errorOf(asVisitor)).toBe('PERMISSION_DENIED');
    });

    it('sdk: a wrong password is -19976, and so is an unknown address', async () => {
      const stack = start();
      const email = newEmail();
      await register(stack, email);
      const answers = await Promise.all(
        [email, newEmail('nobody')].map((address) =>
          logIn(stack, address, 'wrong').catch((error: { message: string }) =>
            error.message.replaceAll(/"requestId": "[^"]*"/g, ''),
          ),
        ),
      );
      expect(answers[0]).toContain('-19976');
      expect(answers[0]).toBe(answers[1]);
    });

    it('sdk: login answers malformed requests with an application error, never with violations', async () => {
      const stack = start();
      const { authentication } = accountModules(stack, newVisitor());
      expect(await errorOf(authentication.loginV2({ email: 'nonsense' }, { password: 'x' }))).toBe('-19999');
      expect(await errorOf(authentication.loginV2({}, { password: 'x' }))).toBe('-19999');
      expect(
        await errorOf(authentication.loginV2({ email: newEmail() }, { stateToken: 'x'.repeat(1001) })),
      ).toBe('-19999');
      expect(await errorOf(authentication.loginV2({ email: newEmail() }, {}))).toBe('-19976');
    });

    it('assumed: blocked members are told so with the right password only, and lose their sessions', async () => {
      const stack = start();
      const email = newEmail();
      const state = await register(stack, email);
      const token = await accessToken(stack, state);
      await accountModules(stack).members.blockMember(String(state.identity?._id));
      expect(await errorOf(logIn(stack, email))).toBe('-19958');
      expect(await errorOf(logIn(stack, email, 'wrong'))).toBe('-19976');
      const mine = await stack.call('GET', '/members/v1/members/my', undefined, { authorization: token });
      expect(mine.status).toBe(401);
      await accountModules(stack).members.approveMember(String(state.identity?._id));
      expect(await logIn(stack, email)).toMatchObject({ state: 'SUCCESS' });
    });

    it('assumed: ten wrong passwords rest an address for that place, known or not, also for the right one', async () => {
      const stack = start();
      const email = newEmail();
      const stranger = newVisitor();
      await register(stack, email);
      for (const address of [email, newEmail('nobody')]) {
        for (let i = 0; i < 10; i++)
          expect(await errorOf(logIn(stack, address, 'wrong', stranger))).toBe('-19976');
        expect(await errorOf(logIn(stack, address, PASSWORD, stranger))).toBe('THROTTLED_FEATURE');
      }
      expect(await logIn(stack, email)).toMatchObject({ state: 'SUCCESS' });
      expect(await errorOf(logIn(stack, email, PASSWORD, stranger))).toBe('THROTTLED_FEATURE');
      stack.clock.advance(16 * MINUTE);
      expect(await logIn(stack, email, PASSWORD, stranger)).toMatchObject({ state: 'SUCCESS' });
    });

    it('assumed: fifty wrong passwords from many places rest an address, known or not', async () => {
      const stack = start();
      const email = newEmail();
      await register(stack, email);
      for (const address of [email, newEmail('nobody')]) {
        for (let i = 0; i < 50; i++) expect(await errorOf(logIn(stack, address, 'wrong'))).toBe('-19976');
        expect(await errorOf(logIn(stack, address))).toBe('THROTTLED_FEATURE');
      }
      stack.clock.advance(16 * MINUTE);
      expect(await logIn(stack, email)).toMatchObject({ state: 'SUCCESS' });
    });

    it('assumed: guesses made at once count one by one', async () => {
      const stack = start();
      const email = newEmail();
      await register(stack, email);
      const stranger = newVisitor();
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, () => errorOf(logIn(stack, email, 'wrong', stranger))),
      );
      expect(outcomes.filter((code) => code === '-19976')).toHaveLength(10);
      expect(outcomes.filter((code) => code === 'THROTTLED_FEATURE')).toHaveLength(20);
    });

    it('assumed: one place that tries many addresses is rejected too', async () => {
      const stack = start();
      const visitor = newVisitor();
      for (let i = 0; i < 100; i++) await errorOf(logIn(stack, newEmail('spray'), 'wrong', visitor));
      expect(await errorOf(logIn(stack, newEmail('spray'), 'wrong', visitor))).toBe('THROTTLED_FEATURE');
    });

    it('sdk: after a hundred wrong passwords in a row the right one is -19973', async () => {
      const stack = start();
      const email = newEmail();
      await register(stack, email);
      for (let i = 0; i < 100; i++) {
        if (i % 10 === 0) stack.clock.advance(16 * MINUTE);
        await errorOf(logIn(stack, email, 'wrong'));
      }
      stack.clock.advance(16 * MINUTE);
      expect(await errorOf(logIn(stack, email))).toBe('-19973');
      expect(await errorOf(logIn(stack, email, 'wrong'))).toBe('-19976');
    });

    it('docs: a member changes the password, stays signed in here and nowhere else', async () => {
      const stack = start();
      const email = newEmail();
      const here = await register(stack, email);
      const there = await logIn(stack, email);
      await accountModules(stack, await memberOf(stack, here)).authentication.changePassword('new password');
      const status = async (state: SignInState): Promise<number> => {
        const headers = { authorization: await accessToken(stack, state) };
        return (await stack.call('GET', '/members/v1/members/my', undefined, headers)).status;
      };
      expect([await status(here), await status(there)]).toEqual([200, 401]);
      expect(await errorOf(logIn(stack, email))).toBe('-19976');
      expect(await logIn(stack, email, 'new password')).toMatchObject({ state: 'SUCCESS' });
      expect((await lastMail(stack, email)).text).toContain('Your password was changed');
    });

    it('docs: only a member has a password to change', async () => {
      const stack = start();
      for (const caller of [newVisitor(), undefined]) {
        const { authentication } = accountModules(stack, caller);
        expect(await errorOf(authentication.changePassword('new password'))).toBe('PERMISSION_DENIED');
      }
      const caller = await memberOf(stack, await register(stack, newEmail()));
      const { authentication } = accountModules(stack, caller);
      expect(await errorOf(authentication.changePassword('abc'))).toEqual(['newPassword MIN_LENGTH']);
    });

    it('docs: a trusted app signs members on without a password and makes the missing ones', async () => {
      const stack = start();
      const { authentication, members } = accountModules(stack);
      const email = newEmail();
      const profile = { nickname: 'Zoe' };
      const first = await authentication.signOn({ email }, { profile, verifyEmail: true });
      expect(first).toMatchObject({
        sessionToken: expect.any(String),
        identity: { email: { address: email, isVerified: true }, identityProfile: { slug: 'Zoe' } },
      });
      const second = await authentication.signOn({ email }, { profile: { firstName: 'Zoë' } });
      expect(second.identity).toMatchObject({
        _id: first.identity?._id,
        identityProfile: { firstName: 'Zoë', nickname: 'Zoe' },
      });
      const ada = await authentication.signOn({ email: newEmail() }, { profile: { firstName: 'Ada' } });
      expect(ada.identity?.identityProfile?.nickname).toBe('Ada');
      await members.blockMember(String(first.identity?._id));
      expect(await errorOf(authentication.signOn({ email }))).toBe('-19958');
      const asVisitor = accountModules(stack, newVisitor()).authentication;
      expect(await errorOf(asVisitor.signOn({ email }))).toBe('PERMISSION_DENIED');
    });

    it('assumed: not even a trusted app gets past the owner', async () => {
      const stack = start();
      await setPolicy(stack, true, false);
      const email = newEmail();
      await register(stack, email);
      await setPolicy(stack, false, false);
      expect(await errorOf(accountModules(stack).authentication.signOn({ email }))).toBe('MEMBER_PENDING');
    });

    it('docs: logout ends the session and leads to allowed places only', async () => {
      const stack = start();
      const state = await register(stack, newEmail());
      const authorization = await accessToken(stack, state);
      const path = '/_api/iam/authentication/v1/logout';
      const leave = (target: string) =>
        stack.call('GET', `${path}?postLogoutRedirectUri=${encodeURIComponent(target)}`, undefined, {
          authorization,
        });
      for (const target of ['https://evil.example/', 'otherapp://home', 'javascript:alert(1)'])
        expect((await leave(target)).status).toBe(400);
      const left = await leave('https://shop.test/');
      expect([left.status, left.headers.get('location')]).toEqual([302, 'https://shop.test/']);
      expect(left.headers.get('set-cookie')).toContain('Max-Age=0');
      const mine = await stack.call('GET', '/members/v1/members/my', undefined, { authorization });
      expect(mine.status).toBe(401);
    });

    it('assumed: validateEmail looks at the form and tells nothing of accounts', async () => {
      const stack = start();
      const { authentication } = accountModules(stack, newVisitor());
      const email = newEmail();
      await register(stack, email);
      expect(await authentication.validateEmail(email)).toEqual({ valid: true, formatInvalid: false });
      expect(await authentication.validateEmail(newEmail())).toEqual({ valid: true, formatInvalid: false });
      expect(await authentication.validateEmail('nope')).toEqual({ valid: false, formatInvalid: true });
    });

    it('sdk: a captcha is asked for, and looked at, where the shop wants one', async () => {
      const stack = startStack(database(), {
        ids: countingIds('cac'.padEnd(8, '0')),
        captcha: { required: true, verify: async (token) => token === 'solved' },
      });
      const { authentication } = accountModules(stack, newVisitor());
      const email = newEmail();
      const tried = (captchaTokens?: object[]) =>
        errorOf(
          authentication.registerV2(
            { email },
            { password: PASSWORD, ...(captchaTokens && { captchaTokens }) },
          ),
        );
      expect(await tried()).toBe('-19971');
      expect(await tried([{ Recaptcha: 'guessed' }])).toBe('-19970');
      expect(await errorOf(authentication.loginV2({ email }, { password: PASSWORD }))).toBe('-19971');
      expect(await tried([{ InvisibleRecaptcha: 'solved' }])).toBe('nothing refused');
    });
  },
  platformMigrations,
);
