import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';

export type Stoppable = 'reminders' | 'newsletter';

/** For whoever the mail reached. Such a link never ends. */
export const signStop = (
  { tokens }: Pick<Context, 'tokens'>,
  kind: Stoppable,
  email: string,
): Promise<string> => tokens.signTold('mail-stop', kind, { email });

/** @throws 404 of what nobody signed */
export async function readStop(
  { tokens }: Pick<Context, 'tokens'>,
  token: string,
): Promise<{ kind: Stoppable; email: string }> {
  const read = await tokens.readTold('mail-stop', token);
  const email = read?.told?.['email'];
  if (email === undefined) throw notFound('The link is not one of ours.', 'MAIL_LINK_UNKNOWN');
  return { kind: read?.id === 'newsletter' ? 'newsletter' : 'reminders', email };
}
