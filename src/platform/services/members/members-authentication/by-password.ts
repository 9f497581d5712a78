import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, notFound, PlatformError } from '#platform/contract/errors.ts';
import type { Handler, MembersAuthenticationApi, Request } from '#platform/contract/index.ts';
import {
  checkCaptcha,
  login as logIn,
  registerByPassword,
  verifyEmail,
  visitorOf,
  wrongPassword,
  type StateReply,
} from '../../identity/accounts/public.ts';
import { emailKey, findMember, isUsableEmail } from '../members/public.ts';
import { makeApprovalToken } from './approval-token.ts';
import { legacyMember, type LegacyMember } from './legacy-member.ts';

type Api = MembersAuthenticationApi;
type Verification = NonNullable<Request<Api, 'login'>['emailVerification']>;
interface Captcha {
  recaptchaToken?: string | null | undefined;
  invisibleRecaptchaToken?: string | null | undefined;
}

const captchaTokens = ({ recaptchaToken, invisibleRecaptchaToken }: Captcha) => [
  { Recaptcha: recaptchaToken ?? null, InvisibleRecaptcha: invisibleRecaptchaToken ?? null },
];

async function memberOf(context: Context, { identity }: StateReply): Promise<LegacyMember> {
  const member = await findMember(context, String(identity?.id));
  if (!member) throw notFound('The member was deleted meanwhile.');
  return legacyMember(context, member);
}

/** Who waits for no code has none to be verified with. */
const FAILURES: Readonly<Record<string, string>> = {
  VERIFICATION_FAILED: 'BAD_CODE',
  VERIFICATION_NOT_REQUIRED: 'NOT_FOUND',
  NOT_FOUND: 'NOT_FOUND',
};

/** The code came back: what the state token stood for goes on. @throws 400 EMAIL_VERIFICATION_FAILED */
async function goOn(
  context: Context,
  email: string,
  { verificationId = '', otp = '' }: Verification,
): Promise<StateReply> {
  try {
    return await context.transaction(async (own) => {
      const reply = await verifyEmail(own, verificationId, otp, { mustWait: true });
      if (reply.identity?.email?.address !== emailKey(email)) throw wrongPassword();
      return reply;
    });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const reason = FAILURES[error.code ?? ''];
    if (reason === undefined) throw error;
    throw badRequest('The address was not verified.', 'EMAIL_VERIFICATION_FAILED', {
      verificationId,
      verificationFailureReason: reason,
    });
  }
}

/** The older contract has no states: what is still asked for is an error, which says how to go on. */
function stillAsked({ state, stateToken }: StateReply): PlatformError {
  if (state === 'REQUIRE_EMAIL_VERIFICATION')
    return failedPrecondition('Send the code that was mailed.', 'EMAIL_VERIFICATION_REQUIRED', {
      verificationId: stateToken,
    });
  return failedPrecondition(
    'The member cannot log in yet.',
    state === 'REQUIRE_OWNER_APPROVAL' ? 'MEMBER_PENDING' : 'SECOND_FACTOR_REQUIRED',
    { state, stateToken },
  );
}

export const register: Handler<Api, 'register', Context> = async (request, context) => {
  const { email = '', password, contactInfo, profilePrivacyStatus, emailVerification } = request;
  const { firstName, lastName, picture, emails, phones, locale } = contactInfo ?? {};
  const reply = emailVerification
    ? await goOn(context, email, emailVerification)
    : await registerByPassword(
        context,
        {
          email,
          password,
          profile: {
            firstName: firstName ?? null,
            lastName: lastName ?? null,
            picture: picture ?? null,
            emails: emails ?? [],
            phones: phones ?? [],
            language: locale ?? null,
            ...((profilePrivacyStatus === 'PUBLIC' || profilePrivacyStatus === 'PRIVATE') && {
              privacyStatus: profilePrivacyStatus,
            }),
          },
          captchaTokens: captchaTokens(request),
        },
        { email: 'email', profile: 'contactInfo' },
      );
  if (reply.state !== 'SUCCESS' && reply.state !== 'REQUIRE_OWNER_APPROVAL') throw stillAsked(reply);
  const member = await memberOf(context, reply);
  if (reply.state === 'SUCCESS') return { member, session: { token: reply.sessionToken ?? '' } };
  return { member, approvalToken: await makeApprovalToken(context, String(member.id)) };
};

export const login: Handler<Api, 'login', Context> = async (request, context) => {
  const { email = '', password = '', emailVerification } = request;
  if (!isUsableEmail(email)) throw wrongPassword();
  if (!emailVerification) await checkCaptcha(context, captchaTokens(request));
  const reply = emailVerification
    ? await goOn(context, email, emailVerification)
    : await logIn(context, { email, password, visitorId: visitorOf(context) });
  if (reply.state !== 'SUCCESS') throw stillAsked(reply);
  return { session: { token: reply.sessionToken ?? '' }, member: await memberOf(context, reply) };
};
