import type { Context } from '#platform/context.ts';
import { endCode } from '#platform/identity/sessions.ts';
import { insertCode, sessionOfSpentCode, takeCode, type AuthorizationCode } from './tables.ts';

/** Ten minutes, as the platform's guide to authentication says. */
const CODE_SECONDS = 600;

/** A code that tokens can be had for once. */
export async function issueCode(
  context: Context,
  grant: Omit<AuthorizationCode, 'id' | 'expiresAt'>,
): Promise<string> {
  const id = context.ids.guid();
  const expiresAt = new Date(context.clock.now().getTime() + CODE_SECONDS * 1000);
  await insertCode(context.db, context.siteId, { ...grant, id, expiresAt });
  return context.tokens.signId('code', id, CODE_SECONDS);
}

/** What the code stood for; a forged, spent or expired one stands for nothing, and a spent one ends what it gave. */
export async function spendCode(context: Context, code: string): Promise<AuthorizationCode | undefined> {
  const id = await context.tokens.readId('code', code);
  if (id === undefined) return undefined;
  const used = await takeCode(context.db, context.siteId, id);
  if (!used) await endWhatItGave(context, id);
  return used;
}

/** RFC 6749, 4.1.2: of two who have one code, one is not who it was made for. */
async function endWhatItGave({ db, siteId }: Context, codeId: string): Promise<void> {
  const sessionId = await sessionOfSpentCode(db, siteId, codeId);
  if (sessionId !== undefined) await endCode(db, siteId, { sessionId, codeId });
}
