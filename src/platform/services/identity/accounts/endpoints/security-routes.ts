import { z } from 'zod';
import type { HostedRoute } from '#platform/service.ts';
import { clientOf, spendAttempt } from '#platform/identity/attempts.ts';
import { closeSessions, listSessions } from '../../oauth/public.ts';
import { readAccount } from '../account.ts';
import { changeLoginEmail } from '../change-login-email.ts';
import { activeFactors } from '../factors/factor-store.ts';
import { countRecoveryCodes } from '../factors/recovery-codes.ts';
import type { Context } from '#platform/context.ts';
import { shownFactor } from './factor-routes.ts';
import { passwordViolation } from '../rules/password.ts';
import { setPassword } from '../set-password.ts';
import { confirmOwnCode, sendOwnCode } from '../verify-own.ts';
import { readJson } from '#platform/hosted-json.ts';
import { confirmPassword, signedInMember, typedPassword, type SignedIn } from './member.ts';

const shownSessions = async (context: Context, { member, sessionId }: SignedIn) =>
  (await listSessions(context, member.id)).map(({ id, createdDate, lastUsedDate }) => ({
    id,
    createdDate: createdDate.toISOString(),
    lastUsedDate: lastUsedDate.toISOString(),
    current: id === sessionId,
  }));

const move = z.object({ password: typedPassword, newEmail: z.email().max(254) });

const ownCode = z.object({ verificationId: z.guid(), code: z.string().max(32) });

const change = z.object({ password: typedPassword.optional(), newPassword: z.string() });

/** What a member sees and does on the security page of the account. */
export const securityRoutes: readonly HostedRoute[] = [
  {
    method: 'GET',
    path: '/hosted/account/security',
    async handle(_request, context) {
      const signedIn = await signedInMember(context);
      const { member } = signedIn;
      const account = await readAccount(context, member.id);
      const factors = await activeFactors(context, member.id);
      return Response.json({
        email: member.loginEmail,
        emailVerified: member.loginEmailVerified,
        hasPassword: account.password_hash !== null,
        factors: factors.map(shownFactor),
        recoveryCodesLeft: await countRecoveryCodes(context, member.id),
        sessions: await shownSessions(context, signedIn),
      });
    },
  },
  {
    method: 'POST',
    path: '/hosted/account/password',
    async handle(request, context) {
      const { password = '', newPassword } = await readJson(request, change);
      const violation = passwordViolation(newPassword, 'newPassword');
      if (violation) throw violation;
      const { member, sessionId } = await signedInMember(context);
      // Who was let in by an app that vouched for them has none yet.
      const { password_hash: hash } = await readAccount(context, member.id);
      if (hash !== null) await confirmPassword(context, member, password);
      await setPassword(context, member, await context.passwords.hash(newPassword), {
        exceptSession: sessionId,
      });
      return Response.json({});
    },
  },
  {
    method: 'POST',
    path: '/hosted/account/email',
    async handle(request, context) {
      const { password, newEmail } = await readJson(request, move);
      const { member } = await signedInMember(context);
      await confirmPassword(context, member, password);
      // It tells which addresses have an account, as registering does.
      await spendAttempt(context, 'registerByClient', clientOf(context));
      await changeLoginEmail(context, member, { newEmail, revokeSessions: false });
      return Response.json({});
    },
  },
  {
    method: 'POST',
    path: '/hosted/account/email/verification',
    handle: async (_request, context) => Response.json(await sendOwnCode(context)),
  },
  {
    method: 'POST',
    path: '/hosted/account/email/verification/confirm',
    async handle(request, context) {
      const { verificationId, code } = await readJson(request, ownCode);
      await confirmOwnCode(context, verificationId, code);
      return Response.json({});
    },
  },
  {
    method: 'GET',
    path: '/hosted/account/sessions',
    async handle(_request, context) {
      return Response.json({ sessions: await shownSessions(context, await signedInMember(context)) });
    },
  },
  {
    method: 'POST',
    path: '/hosted/account/sessions/end-others',
    async handle(_request, context) {
      const { member, sessionId } = await signedInMember(context);
      await closeSessions(context, member.id, { except: sessionId });
      return Response.json({});
    },
  },
  {
    method: 'POST',
    path: '/hosted/account/sessions/end-all',
    async handle(_request, context) {
      const { member } = await signedInMember(context);
      await closeSessions(context, member.id);
      return Response.json({});
    },
  },
];
