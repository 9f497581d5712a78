import { LINK_DAYS } from '#shared/review-requests.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, notFound } from '#platform/contract/errors.ts';

const DAY = 86_400_000;

/** For the buyer who got it by mail, and for that item alone. */
export const signLink = (
  { tokens }: Pick<Context, 'tokens'>,
  requestId: string,
  item: string,
): Promise<string> => tokens.signTold('review-request', requestId, { item });

export const signStop = (
  { tokens }: Pick<Context, 'tokens'>,
  requestId: string,
  email: string,
): Promise<string> => tokens.signTold('review-stop', requestId, { email });

const unknown = () => notFound('The link is not one of ours.', 'REVIEW_LINK_UNKNOWN');

/** @throws 404 of what nobody signed, 428 once its days are over */
export async function readLink(
  { tokens, clock }: Pick<Context, 'tokens' | 'clock'>,
  token: string,
): Promise<{ requestId: string; item: string }> {
  const link = await tokens.readTold('review-request', token);
  const item = link?.told?.['item'];
  if (!link || item === undefined) throw unknown();
  if (clock.now().getTime() - link.issuedAt.getTime() > LINK_DAYS * DAY)
    throw failedPrecondition(`The link was good for ${LINK_DAYS} days.`, 'REVIEW_LINK_EXPIRED');
  return { requestId: link.id, item };
}

/** Whose mails are to stop. Such a link never ends. @throws 404 */
export async function readStop({ tokens }: Pick<Context, 'tokens'>, token: string): Promise<string> {
  const email = (await tokens.readTold('review-stop', token))?.told?.['email'];
  if (email === undefined) throw unknown();
  return email;
}
