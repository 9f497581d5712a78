import { expect, it } from 'vitest';
import {
  accessToken,
  accountModules,
  lastMail,
  lastRecoveryToken,
  logIn,
  mailsTo,
  newEmail,
  newVisitor,
  PASSWORD,
  register,
  startAccounts,
} from '#testing/accounts.ts';
import { onDatabase } from '#testing/engines.ts';
import { errorOf } from '#testing/orders.ts';
import { platformMigrations } from '#platform/platform.ts';

const HOUR = 3_600_000;
const CLIENT = '33333333-3333-4333-8333-333333333333';

onDatabase(
  'recovery',
  (database) => {
    const start = () => startAccounts(database());
    const recoverer = () => accountModules(start(), newVisitor()).recovery;

    it('docs: the link in the mail sets a password and signs in, once', async () => {
      const stack = start();
      const email = newEmail();
      const before = await register(stack, email);
      expect(await recoverer().sendRecoveryEmail(email)).toBeUndefined();
      const mail = await lastMail(stack, email);
      expect(mail.subject).toBe('Test shop: Set a new password');
      const token = await lastRecoveryToken(stack, email);
      const done = await recoverer().recover(token, { password: 'brand new' });
      expect(done).toMatchObject({
        state: 'SUCCESS',
        sessionToken: expect.any(String),
        identity: { email: { address: email, isVerified: true } },
      });
      expect(await errorOf(logIn(stack, email, PASSWORD))).toBe('-19976');
      expect(await logIn(stack, email, 'brand new')).toMatchObject({ state: 'SUCCESS' });
      const old = await stack.call('GET', '/members/v1/members/my', undefined, {
        authorization: await accessToken(stack, before),
      });
      expect(old.status).toBe(401);
      expect(await errorOf(recoverer().recover(token, { password: 'once more' }))).toBe('RESOURCE_EXHAUSTED');
    });

    it('assumed: of two that use a link at once, one gets in', async () => {
      const stack = start();
      const email = newEmail();
      await register(stack, email);
      await recoverer().sendRecoveryEmail(email);
      const token = await lastRecoveryToken(stack, email);
      const outcomes = await Promise.all(
        ['first password', 'other password'].map((password) =>
          errorOf(recoverer().recover(token, { password })),
        ),
      );
      expect(new Set(outcomes)).toEqual(new Set(['RESOURCE_EXHAUSTED', 'nothing refused']));
    });

    it('docs: a link holds three hours', async () => {
      const stack = start();
      const email = newEmail();
      await register(stack, email);
      await recoverer().sendRecoveryEmail(email);
      const token = await lastRecoveryToken(stack, email);
      stack.clock.advance(3 * HOUR + 1000);
      expect(await errorOf(recoverer().recover(token, { password: 'brand new' }))).toBe('NOT_FOUND');
    });

    it('assumed: nobody learns whether an address has an account', async () => {
      const stack = start();
      const nobody = newEmail('nobody');
      const known = newEmail();
      await register(stack, known);
      const answers = [nobody, known].map(async (address) => {
        const reply = await stack.call('POST', '/_api/iam/recovery/v1/send-email', { email: address });
        return [reply.status, await reply.text()];
      });
      expect(await Promise.all(answers)).toEqual([
        [200, '{}'],
        [200, '{}'],
      ]);
      expect(await mailsTo(stack, nobody)).toBe(0);
      const blocked = newEmail();
      const { identity } = await register(stack, blocked);
      await accountModules(stack).members.blockMember(String(identity?._id));
      expect(await recoverer().sendRecoveryEmail(blocked)).toBeUndefined();
      expect(await mailsTo(stack, blocked)).toBe(0);
    });

    it('assumed: one mailbox gets five mails an hour, one place asks for sixty', async () => {
      const stack = start();
      const email = newEmail();
      await register(stack, email);
      for (let i = 0; i < 8; i++) expect(await recoverer().sendRecoveryEmail(email)).toBeUndefined();
      expect(await mailsTo(stack, email)).toBe(5);
      const { recovery } = accountModules(stack, newVisitor());
      for (let i = 0; i < 60; i++) await recovery.sendRecoveryEmail(newEmail('spray'));
      expect(await errorOf(recovery.sendRecoveryEmail(newEmail('spray')))).toBe('RESOURCE_EXHAUSTED');
    });

    it('docs: the mail speaks the language asked for', async () => {
      const stack = start();
      const email = newEmail();
      await register(stack, email);
      await recoverer().sendRecoveryEmail(email, { language: 'he' });
      const { subject, text } = await lastMail(stack, email);
      expect(subject).toBe('Test shop: בחירת סיסמה חדשה');
      expect(text).toContain('https://shop.test/he/recover/new?token=');
    });

    it('docs: afterwards it leads to pages of the shop’s apps only', async () => {
      const stack = start();
      const email = newEmail();
      await register(stack, email);
      const evil = [
        'https://evil.example/',
        'https://shop.test.evil.example/',
        'javascript:alert(1)',
        'blob:https://shop.test/1',
        'https://shop.test/\n',
      ];
      for (const url of [...evil, 'https://shop.test@evil.example/', '//evil.example']) {
        expect(await errorOf(recoverer().sendRecoveryEmail(email, { redirect: { url } }))).toEqual([
          'options.redirect.url VALIDATION',
        ]);
      }
      const url = 'http://localhost:3000/callback';
      await recoverer().sendRecoveryEmail(email, { redirect: { url, clientId: CLIENT } });
      const token = await lastRecoveryToken(stack, email);
      const done = await recoverer().recover(token, { password: 'brand new' });
      expect(done.additionalData).toEqual({ redirectUrl: { strValue: url } });
    });

    it('assumed: a bad new password spends no link; an unknown link is not found', async () => {
      const stack = start();
      const email = newEmail();
      await register(stack, email);
      await recoverer().sendRecoveryEmail(email);
      const token = await lastRecoveryToken(stack, email);
      expect(await errorOf(recoverer().recover(token, { password: 'abc' }))).toEqual([
        'options.password MIN_LENGTH',
      ]);
      expect(await errorOf(recoverer().recover(token, {}))).toEqual(['options.password REQUIRED_FIELD']);
      expect(await errorOf(recoverer().recover('f'.repeat(64), { password: 'brand new' }))).toBe('NOT_FOUND');
      expect(await recoverer().recover(token, { password: 'brand new' })).toMatchObject({ state: 'SUCCESS' });
    });

    it('docs: a member made by the shop sets the first password by the same link', async () => {
      const stack = start();
      const email = newEmail();
      await accountModules(stack).members.createMember({ member: { loginEmail: email } });
      expect(await errorOf(logIn(stack, email))).toBe('-19976');
      await recoverer().sendRecoveryEmail(email);
      const token = await lastRecoveryToken(stack, email);
      expect(await recoverer().recover(token, { password: PASSWORD })).toMatchObject({ state: 'SUCCESS' });
      expect(await logIn(stack, email)).toMatchObject({ state: 'SUCCESS' });
    });

    it('docs: recovering stands in for the code by mail, but not for the owner', async () => {
      const stack = start();
      const admin = accountModules(stack);
      await admin.signOnPolicy.updateSignOnPolicy({
        requireOwnerApproval: true,
        requireEmailVerification: true,
      });
      const email = newEmail();
      await register(stack, email);
      await admin.signOnPolicy.updateSignOnPolicy({
        requireOwnerApproval: false,
        requireEmailVerification: false,
      });
      expect((await lastMail(stack, email)).subject).toMatch(/is your code$/);
      await recoverer().sendRecoveryEmail(email);
      const done = await recoverer().recover(await lastRecoveryToken(stack, email), {
        password: 'brand new',
      });
      expect(done).toMatchObject({
        state: 'REQUIRE_OWNER_APPROVAL',
        identity: { email: { isVerified: true } },
      });
      expect(done.sessionToken).toBeUndefined();
    });

    it('docs: an activation mail makes the member active by a button', async () => {
      const stack = start();
      const admin = accountModules(stack);
      await admin.signOnPolicy.updateSignOnPolicy({ requireOwnerApproval: true });
      const email = newEmail();
      const { identity } = await register(stack, email);
      await admin.signOnPolicy.updateSignOnPolicy({ requireOwnerApproval: false });
      await admin.recovery.sendActivationEmail(String(identity?._id), {
        emailOptions: { redirect: { url: 'https://shop.test/account' } },
      });
      const { text } = await lastMail(stack, email);
      const path = /https:\/\/shop\.test(\/hosted\/account\/activate\/\w+)/.exec(text)?.[1] ?? '';
      const shown = await stack.call('GET', path);
      expect(await shown.text()).toContain('<form method="post">');
      expect(shown.headers.get('content-security-policy')).toContain("form-action 'self' https://shop.test");
      expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await logIn(stack, email)).toMatchObject({ state: 'REQUIRE_OWNER_APPROVAL' });
      const done = await stack.call('POST', path);
      expect([done.status, done.headers.get('location')]).toEqual([303, 'https://shop.test/account']);
      expect(await logIn(stack, email)).toMatchObject({ state: 'SUCCESS' });
      expect((await stack.call('POST', path)).status).toBe(429);
      expect((await stack.call('GET', '/hosted/account/activate/unknown')).status).toBe(404);
      expect(await errorOf(recoverer().sendActivationEmail(String(identity?._id)))).toBe('PERMISSION_DENIED');
    });

    it('docs: the policy begins open, changes in parts and says so', async () => {
      const { signOnPolicy } = accountModules(start());
      expect(await signOnPolicy.getSignOnPolicy()).toEqual({
        signOnPolicy: { requireOwnerApproval: false, requireEmailVerification: false },
      });
      expect(await signOnPolicy.updateSignOnPolicy({ requireOwnerApproval: true })).toEqual({
        requireOwnerApproval: true,
        requireEmailVerification: false,
      });
      await signOnPolicy.updateSignOnPolicy({ requireEmailVerification: true });
      expect(await signOnPolicy.updateSignOnPolicy({ requireOwnerApproval: false })).toEqual({
        requireOwnerApproval: false,
        requireEmailVerification: true,
      });
      await signOnPolicy.updateSignOnPolicy({ requireEmailVerification: false });
      const visitor = accountModules(start(), newVisitor()).signOnPolicy;
      expect(await errorOf(visitor.getSignOnPolicy())).toBe('PERMISSION_DENIED');
    });
  },
  platformMigrations,
);
