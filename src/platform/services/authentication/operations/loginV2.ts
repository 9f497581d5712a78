import type { Context } from '../../../context.ts';
import { badRequest } from '../../../contract/errors.ts';
import type { AuthenticationApi, Reply, Request } from '../../../contract/index.ts';
import { asWireState, checkCaptcha, continueSignIn, login } from '../../accounts/public.ts';
import { isUsableEmail } from '../../members/public.ts';
import { visitorOf } from '../visitor.ts';

/** Never answers with field violations: the SDK's login would fall over them. */
export async function loginV2(
  { loginId: { email }, password, stateToken, captchaTokens }: Request<AuthenticationApi, 'loginV2'>,
  context: Context,
): Promise<Reply<AuthenticationApi, 'loginV2'>> {
  if (!email || !isUsableEmail(email)) throw badRequest('An e-mail address is needed to log in.', '-19999');
  if (stateToken)
    return asWireState(await context.transaction((own) => continueSignIn(own, { stateToken, email })));
  await checkCaptcha(context, captchaTokens);
  return asWireState(
    await login(context, { email, password: password ?? '', visitorId: visitorOf(context) }),
  );
}
