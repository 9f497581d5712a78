import type { Context } from '../../../context.ts';
import type { RecoveryApi, Request } from '../../../contract/index.ts';
import { sendRecovery } from '../../accounts/public.ts';
import { allowedRedirect } from '../allowed-redirect.ts';

export async function sendRecoveryEmail(
  { email, language, redirect }: Request<RecoveryApi, 'sendRecoveryEmail'>,
  context: Context,
): Promise<Record<string, never>> {
  const redirectUrl = allowedRedirect(redirect, context.site, 'redirect.url');
  await sendRecovery(context, { email, language, redirectUrl });
  return {};
}
