import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { book } from './change.ts';
import type { GiftCard } from './gift-card.ts';
import { cardMail } from './mail.ts';
import { statusOf } from './rules/gift-card.ts';

/**
 * Mails a card that is held: that it was sent is on record with the mail, or neither is.
 * @throws 428 without an address, or of a card that cannot be used
 */
export async function sendCard(context: Context, card: GiftCard): Promise<GiftCard> {
  const email = card.recipient?.email;
  if (!email) throw failedPrecondition('The card has no address to go to.', 'GIFT_CARD_HAS_NO_ADDRESS');
  const status = statusOf(card, context.clock.now());
  if (status !== 'VALID')
    throw failedPrecondition('A card that cannot be used is not sent.', `GIFT_CARD_${status}`);
  const now = context.clock.now().toISOString();
  const sent = await book(
    context,
    card,
    { kind: 'SENT', note: email },
    { sentDate: now, sentPlace: card.movements + 1, sendDate: card.sendDate ?? now, failure: undefined },
  );
  await context.mail(cardMail({ ...sent, recipient: { ...sent.recipient, email } }, context.site));
  return sent;
}

/** Once more, or before its day; to another address where one is given, which the card then keeps. */
export const sendTo = (context: Context, card: GiftCard, email: string | undefined): Promise<GiftCard> =>
  sendCard(context, email === undefined ? card : { ...card, recipient: { ...card.recipient, email } });
