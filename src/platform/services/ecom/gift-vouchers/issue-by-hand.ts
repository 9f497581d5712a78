import { lockByName } from '#database/turn.ts';
import { dayIn, plusDays } from '#shared/days.ts';
import { MAX_DAYS_AHEAD, SEND_HOUR } from '#shared/gift-cards.ts';
import { endOfDay, momentOf } from '#shared/moments.ts';
import { fitsCurrency, type Decimal } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type { GiftCard } from './gift-card.ts';
import { endOf, issueCard } from './issue.ts';
import { sendCard } from './send.ts';
import { readRules } from './settings.ts';
import { cards } from './tables.ts';

interface ByHand {
  /** Asked again by the same, the card that is there is told. */
  once?: string | undefined;
  amount: Decimal;
  email?: string | undefined;
  name?: string | undefined;
  from?: string | undefined;
  message?: string | undefined;
  /** `YYYY-MM-DD`; today or absent: at once. */
  sendOn?: string | undefined;
  /** The last day; null: for ever; absent: as the rules say. */
  goodUntil?: string | null | undefined;
  language?: 'en' | 'he' | undefined;
  note?: string | undefined;
}

function daysRefusal({ sendOn, goodUntil, email }: ByHand, today: string) {
  if (sendOn !== undefined && email === undefined)
    return invalidField('email', 'REQUIRED_FIELD', 'is needed for a card that is sent');
  if (sendOn !== undefined && (sendOn < today || sendOn > plusDays(today, MAX_DAYS_AHEAD)))
    return invalidField('sendOn', 'VALIDATION', `must be a day within the next ${MAX_DAYS_AHEAD}`);
  if (goodUntil && goodUntil < (sendOn ?? today))
    return invalidField('goodUntil', 'VALIDATION', 'must not be before the card goes out');
  return undefined;
}

/** Issues a card for nobody's order; with an address it is mailed, now or on its day. @throws 400 */
export async function issueByHand(context: Context, input: ByHand): Promise<GiftCard> {
  const { db, siteId } = context;
  const { once } = input;
  if (once === undefined) return issueNew(context, input);
  await lockByName(db, `gift-card:${siteId}:${once}`);
  return (await cards.get(db, siteId, once)) ?? issueNew(context, input);
}

async function issueNew(context: Context, input: ByHand): Promise<GiftCard> {
  const { site, clock } = context;
  const { currency, timeZone } = site;
  if (!fitsCurrency(input.amount, currency))
    throw invalidField('amount', 'DECIMAL_MAX_SCALE', 'has more decimals than the currency');
  const now = clock.now();
  const today = dayIn(now, timeZone);
  const rejection = daysRefusal(input, today);
  if (rejection) throw rejection;
  const { email, name, from, message, sendOn, goodUntil, language, note } = input;
  const isLater = sendOn !== undefined && sendOn > today;
  const sendDate = isLater ? momentOf(sendOn, SEND_HOUR, timeZone) : now;
  const expirationDate =
    goodUntil === undefined
      ? endOf(await readRules(context), sendDate)
      : goodUntil && endOfDay(goodUntil, timeZone).toISOString();
  const card = await issueCard(context, {
    id: input.once,
    balance: input.amount,
    currency,
    ...((email ?? name) && { recipient: { ...(email && { email }), ...(name && { name }) } }),
    ...(from && { sender: { name: from } }),
    ...(message && { message }),
    ...(language && { language }),
    ...(email && { sendDate: sendDate.toISOString() }),
    ...(expirationDate && { expirationDate }),
    note,
  });
  return email && !isLater ? sendCard(context, card) : card;
}
