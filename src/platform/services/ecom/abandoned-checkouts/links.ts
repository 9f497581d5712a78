import { LINK_DAYS } from '#shared/abandoned-checkouts.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, notFound } from '#platform/contract/errors.ts';

const DAY = 86_400_000;

/** Where the cart is brought back, in this language. */
export async function cartUrl(
  { tokens, site }: Pick<Context, 'tokens' | 'site'>,
  abandonedId: string,
  shop = site.publicUrl,
): Promise<string> {
  return `${shop}/your-bag?token=${await tokens.signTold('left-bag', abandonedId, {})}`;
}

/** @throws 404 of what nobody signed, 428 once its days are over */
export async function readCartLink(
  { tokens, clock }: Pick<Context, 'tokens' | 'clock'>,
  token: string,
): Promise<string> {
  const link = await tokens.readTold('left-bag', token);
  if (!link) throw notFound('The link is not one of ours.', 'BAG_LINK_UNKNOWN');
  if (clock.now().getTime() - link.issuedAt.getTime() > LINK_DAYS * DAY) throw expired();
  return link.id;
}

export const expired = () =>
  failedPrecondition(`The link was good for ${LINK_DAYS} days.`, 'BAG_LINK_EXPIRED');
