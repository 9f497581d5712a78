import type { Context } from '#platform/context.ts';
import { failedEmails } from '#platform/events/mail-queue.ts';
import { book } from './change.ts';
import type { GiftCard, GiftCardState } from './gift-card.ts';
import { MAIL_KIND } from './mail.ts';
import { hasExpired } from './rules/gift-card.ts';
import { sendCard } from './send.ts';
import { cards } from './tables.ts';

/** A minute's worth; the rest is the next one's. */
const MAX = 100;

/** Held, so that each is done once: whoever else holds one is waited for, and then it is done. */
async function holdDue(context: Context, filter: object, field: string): Promise<GiftCard[]> {
  const { db, siteId } = context;
  const { items } = await cards.query(db, siteId, {
    filter,
    sort: [{ fieldName: field, order: 'ASC' }],
    cursorPaging: { limit: MAX },
  });
  return cards.getManyForUpdate(
    db,
    siteId,
    items.map(({ id }) => id),
  );
}

async function sendDue(context: Context): Promise<void> {
  const now = context.clock.now();
  const filter = { state: 'PLANNED', sendDate: { $lte: now.toISOString() } };
  for (const card of await holdDue(context, filter, 'sendDate')) {
    const isDue = card.sendDate !== undefined && new Date(card.sendDate) <= now;
    if (card.sentDate === undefined && isDue && !card.isDisabled && !hasExpired(card, now))
      await sendCard(context, card);
  }
}

const USABLE: readonly GiftCardState[] = ['USED_UP', 'UNDELIVERED', 'PLANNED', 'IN_USE', 'UNUSED'];

/** What is on a card that has ended stays on it, and is no longer owed. */
async function endDue(context: Context): Promise<void> {
  const now = context.clock.now();
  const filter = { state: { $in: USABLE }, expirationDate: { $lte: now.toISOString() } };
  for (const card of await holdDue(context, filter, 'expirationDate'))
    if (!card.hasEnded && hasExpired(card, now))
      await book(context, card, { kind: 'EXPIRED' }, { hasEnded: true });
}

/** What the mail server would not take in all its tries did not arrive after all. */
async function noteUndelivered(context: Context): Promise<void> {
  const { db, siteId } = context;
  const rejected = await failedEmails(db, siteId, MAIL_KIND);
  for (const card of await cards.getManyForUpdate(db, siteId, rejected.ids)) {
    const failure = rejected.saidOf(card.id, card.sentPlace ?? 0);
    if (failure !== undefined && card.failure === undefined)
      await book(context, card, { kind: 'UNDELIVERED', note: failure }, { failure });
  }
}

/** Sends what is due, ends what has ended, and hears of what did not arrive. */
export async function processDueCards(context: Context): Promise<void> {
  await noteUndelivered(context);
  await endDue(context);
  await sendDue(context);
}
