import type { Context } from '../../context.ts';
import { insertCode, takeCode, type AuthorizationCode } from './tables.ts';

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

/** What the code stood for; a forged, spent or expired one stands for nothing. */
export async function spendCode(context: Context, code: string): Promise<AuthorizationCode | undefined> {
  const id = await context.tokens.readId('code', code);
  return id === undefined ? undefined : takeCode(context.db, context.siteId, id);
}
