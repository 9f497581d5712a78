import type { Context } from '../../context.ts';
import { badRequest, failedPrecondition, notFound, PlatformError } from '../../contract/errors.ts';
import type { Handler, MembersAuthenticationApi, Request } from '../../contract/index.ts';
import {
  checkCaptcha,
  login as logIn,
  registerByPassword,
  verifyEmail,
  visitorOf,
  wrongPassword,
  type StateReply,
} from '../accounts/public.ts';
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

/** The code came back: what the state token stood for goes on. @throws 400 EMAIL_VERIFICATION_FAILED */
async function goOn(
  context: Context,
  email: string,
  { verificationId = '', otp = '' }: Verification,
): Promise<StateReply> {
  try {
    return await context.transaction(async (own) => {
      const reply = await verifyEmail(own, verificationId, otp);
      if (reply.identity?.email?.address !== emailKey(email)) throw wrongPassword();
      return reply;
    });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const reason = { VERIFICATION_FAILED: 'BAD_CODE', NOT_FOUND: 'NOT_FOUND' }[error.code ?? ''];
    if (reason === undefined) throw error;
    throw badRequest('The address was not verified.', 'EMAIL_VERIFICATION_FAILED', {
      verificationId,
      verificationFailureReason: reason,
    });
  }
}

/** The older contract has no states: a code that is asked for is an error, which says how to go on. */
function requireVerified(reply: StateReply): void {
  if (reply.state === 'REQUIRE_EMAIL_VERIFICATION')
    throw failedPrecondition('Send the code that was mailed.', 'EMAIL_VERIFICATION_REQUIRED', {
      verificationId: reply.stateToken,
    });
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
  requireVerified(reply);
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
  requireVerified(reply);
  if (reply.state !== 'SUCCESS')
    throw failedPrecondition(
      'The member cannot log in yet.',
      reply.state === 'REQUIRE_OWNER_APPROVAL' ? 'MEMBER_PENDING' : 'SECOND_FACTOR_REQUIRED',
      { state: reply.state, stateToken: reply.stateToken },
    );
  return { session: { token: reply.sessionToken ?? '' }, member: await memberOf(context, reply) };
};
