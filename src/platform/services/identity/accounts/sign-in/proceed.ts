import type { Context } from '#platform/context.ts';
import { permissionDenied, type PlatformError } from '#platform/contract/errors.ts';
import { recordLogin, type Member } from '#platform/services/members/members/public.ts';
import { openSession } from '../../oauth/public.ts';
import { readAccount } from '../account.ts';
import { isExhausted, spendAttempt } from '#platform/identity/attempts.ts';
import { activeFactors } from '../factors/factor-store.ts';
import { availableFactors } from '../factors/available.ts';
import { rememberOrigins } from '../known-origins.ts';
import { verificationMail } from '../mails.ts';
import { nextStep, type Step } from '../rules/next-step.ts';
import type { AccountRow, FactorRow, FlowRow } from '../tables.ts';
import { newCode } from './codes.ts';
import { beginFlow, changeFlow, endFlow, stateTokenOf } from './flow.ts';
import { identityOf } from './identity.ts';
import type { StateReply } from './state-reply.ts';

/** Blocked, disconnected: said only to who knows the password. */
const refused = (): PlatformError => permissionDenied('This member cannot log in.', '-19958');

export interface SignInState {
  account: AccountRow;
  factors: FactorRow[];
  step: Step;
}

/** Where somebody stands who has shown to be this member. */
export async function signInStateOf(
  context: Context,
  member: Member,
  factorPassed = false,
): Promise<SignInState> {
  const account = await readAccount(context, member.id);
  const factors = await activeFactors(context, member.id);
  const step = nextStep({
    status: member.status,
    needsVerification: account.needs_verification,
    needsApproval: account.needs_approval,
    hasFactors: factors.length > 0,
    isIdentified: true,
    factorPassed,
  });
  return { account, factors, step };
}

/** Mails a code for the sign-in; the one before is void. @throws 429 RESOURCE_EXHAUSTED */
export async function sendVerification(
  context: Context,
  member: Member,
  account: AccountRow,
  flow: FlowRow,
): Promise<FlowRow> {
  await spendAttempt(context, 'mailByAccount', member.loginEmail);
  const { code, kept } = await newCode(context, flow.id);
  await context.mail(verificationMail(context.site, member, account, code));
  return changeFlow(context, flow, { ...kept, factor_type: null, sends: flow.sends + 1 });
}

interface Options {
  flow?: FlowRow;
  visitorId?: string | undefined;
  factorPassed?: boolean;
}

/**
 * The next step of somebody who has shown to be this member, as the login operations answer it. A session token is
 * given out here and nowhere else, except to trusted apps.
 * @throws 403 -19958 for a member who must not log in
 */
export async function proceed(context: Context, member: Member, options: Options): Promise<StateReply> {
  const { account, factors, step } = await signInStateOf(context, member, options.factorPassed);
  if (step === 'REFUSE') throw refused();
  if (step === 'SUCCESS') {
    if (options.flow) await endFlow(context, options.flow);
    const visitorId = options.flow?.visitor_id ?? options.visitorId;
    const signedIn = await recordLogin(context, member);
    await rememberOrigins(context, member.id, visitorId);
    const sessionToken = await openSession(context, { memberId: member.id, visitorId });
    return {
      state: 'SUCCESS',
      sessionToken,
      identity: identityOf(signedIn, account, factors, true),
      additionalData: {},
    };
  }
  let flow = options.flow ?? (await beginFlow(context, member.id, options.visitorId));
  // Somebody who asked for many codes already has one in the mailbox, and may ask again later.
  if (
    step === 'REQUIRE_EMAIL_VERIFICATION' &&
    flow.sends === 0 &&
    !(await isExhausted(context, 'mailByAccount', member.loginEmail))
  ) {
    flow = await sendVerification(context, member, account, flow);
  }
  return {
    state: step,
    stateToken: await stateTokenOf(context, flow),
    identity: identityOf(member, account, factors, false),
    additionalData: {},
    ...(step === 'REQUIRE_MFA' && {
      requireMfaData: {
        availableFactors: await availableFactors(context, member.id, factors),
        reason: 'USER_SETTINGS' as const,
      },
    }),
  };
}
