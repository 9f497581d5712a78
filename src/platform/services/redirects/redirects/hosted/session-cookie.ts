import type { Context } from '#platform/context.ts';
import { readSessionToken } from '#platform/services/identity/oauth/public.ts';

const NAME = 'counterpart_session';
/** As long as browsers keep cookies at most. */
const MAX_AGE = 400 * 86_400;

type Session = Awaited<ReturnType<typeof readSessionToken>>;

const cookie = (context: Context, value: string, maxAge: number): string =>
  [
    `${NAME}=${value}`,
    'HttpOnly',
    'SameSite=Lax',
    'Path=/hosted',
    `Max-Age=${maxAge}`,
    ...(context.site.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/** Lets the next app of the shop sign this member in without asking. */
export const sessionCookie = async (
  context: Context,
  sessionId: string,
): Promise<Record<string, string>> => ({
  'set-cookie': cookie(context, await context.tokens.signId('session', sessionId), MAX_AGE),
});

export const dropSession = (context: Context): Record<string, string> => ({
  'set-cookie': cookie(context, '', 0),
});

/** The open session of the person at this browser. */
export async function sessionOfBrowser(request: Request, context: Context): Promise<Session> {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const own = pairs.find((pair) => pair.startsWith(`${NAME}=`));
  return own === undefined ? undefined : readSessionToken(context, own.slice(NAME.length + 1));
}
