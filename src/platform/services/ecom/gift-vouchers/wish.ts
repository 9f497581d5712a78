import { z } from 'zod';
import { dayIn, plusDays } from '#shared/days.ts';
import {
  GIFT_CARD_APP_ID,
  GIFT_CARD_ITEM_ID,
  GIFT_CARD_PATH,
  MAX_DAYS_AHEAD,
  MAX_PER_KIND,
  MAX_MESSAGE,
  MAX_NAME,
  type GiftCardRules,
  type GiftCardWish,
} from '#shared/gift-cards.ts';
import { compareMoney, fitsCurrency, isDecimal, roundMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { invalid, invalidField, type PlatformError as Refusal } from '#platform/contract/errors.ts';
import { longDay } from './rules/days.ts';
import { giftCardText } from './item-text.ts';
import { readRules } from './settings.ts';

/** How carts name what is bought. */
interface Reference {
  appId?: string | null;
  catalogItemId?: string | null;
  options?: Record<string, unknown> | null;
}

/** A card that is to be bought, as carts and checkouts keep a line of it. */
export interface WishedCard {
  catalogReference: { appId: string; catalogItemId: string; options: Record<string, unknown> };
  availability: { status: 'AVAILABLE' | 'NOT_AVAILABLE'; quantityAvailable: number };
  name: string;
  price: string;
  path: string;
  lines: { name: string; text: string }[];
}

const short = z.string().trim().max(MAX_NAME);
/** Any email, in the words that the sign-in takes too. */
const shape = z.object({
  amount: z.string().max(20).refine(isDecimal, 'must be a decimal'),
  recipientEmail: z.email().max(254),
  recipientName: short.optional(),
  senderName: short.optional(),
  message: z.string().trim().max(MAX_MESSAGE).optional(),
  sendOn: z.iso.date().optional(),
  language: z.enum(['en', 'he']).optional(),
});

const filled = (wish: z.infer<typeof shape>): GiftCardWish =>
  Object.fromEntries(
    Object.entries(wish).filter(([, value]) => value !== undefined && value !== ''),
  ) as unknown as GiftCardWish;

export const isGiftCard = ({ appId }: Reference): boolean => appId === GIFT_CARD_APP_ID;

/** What a line's options say of the card; undefined where they say nothing that could be issued. */
export function readWish(options: unknown): GiftCardWish | undefined {
  const read = shape.safeParse(options);
  return read.success ? filled(read.data) : undefined;
}

function amountRefusal(
  { amount }: GiftCardWish,
  { presets, least, most }: GiftCardRules,
  currency: string,
  path: string,
): Refusal | undefined {
  const field = `${path}.amount`;
  if (!fitsCurrency(amount, currency))
    return invalidField(field, 'DECIMAL_MAX_SCALE', 'has more decimals than the currency');
  if (presets.some((preset) => compareMoney(preset, amount) === 0)) return undefined;
  if (compareMoney(amount, least) < 0)
    return invalidField(field, 'DECIMAL_GTE', `must be at least ${least}`, { threshold: least });
  if (compareMoney(amount, most) > 0)
    return invalidField(field, 'DECIMAL_LTE', `must be at most ${most}`, { threshold: most });
  return undefined;
}

/** @throws 400 for what cannot be issued, or not on that day */
function checkWish(context: Context, options: unknown, rules: GiftCardRules, path: string): GiftCardWish {
  const { site, clock } = context;
  const read = shape.safeParse(options ?? {});
  if (!read.success)
    throw invalid(
      read.error.issues.map((issue) => ({
        field: [path, ...issue.path].join('.'),
        description: issue.message,
        violatedRule: issue.code === 'invalid_format' ? 'FORMAT' : 'VALIDATION',
        data: {},
      })),
    );
  const wish = filled(read.data);
  const rejection = amountRefusal(wish, rules, site.currency, path);
  if (rejection) throw rejection;
  const today = dayIn(clock.now(), site.timeZone);
  const { sendOn } = wish;
  if (sendOn !== undefined && (sendOn < today || sendOn > plusDays(today, MAX_DAYS_AHEAD)))
    throw invalidField(
      `${path}.sendOn`,
      'VALIDATION',
      `must be a day within the next ${MAX_DAYS_AHEAD}, from today`,
    );
  return wish;
}

function describe({ site }: Context, wish: GiftCardWish, isSold: boolean): WishedCard {
  const words = giftCardText(wish.language);
  const { recipientName, recipientEmail, senderName, message, sendOn } = wish;
  const amount = roundMoney(wish.amount, site.currency);
  const lines: [string, string | undefined][] = [
    [words.to, recipientName ? `${recipientName}, ${recipientEmail}` : recipientEmail],
    [words.from, senderName && words.sender(senderName)],
    [words.on, sendOn && longDay(sendOn, words.tag)],
    [words.message, message && words.quoted(message)],
  ];
  return {
    catalogReference: {
      appId: GIFT_CARD_APP_ID,
      catalogItemId: GIFT_CARD_ITEM_ID,
      options: { ...wish, amount },
    },
    availability: { status: isSold ? 'AVAILABLE' : 'NOT_AVAILABLE', quantityAvailable: MAX_PER_KIND },
    name: words.name,
    price: amount,
    path: GIFT_CARD_PATH,
    lines: lines.flatMap(([name, text]) => (text ? [{ name, text }] : [])),
  };
}

/**
 * The cards that lines refer to.
 * @param isNew what was in the cart yesterday is only read: its day may have passed
 * @throws 400 where a new one cannot be issued as it is wished
 */
export async function wishedCards(
  context: Context,
  references: readonly Reference[],
  { isNew, path }: { isNew: boolean; path: string },
): Promise<(WishedCard | undefined)[]> {
  if (!references.some(isGiftCard)) return references.map(() => undefined);
  const rules = await readRules(context);
  return references.map((reference, index) => {
    if (!isGiftCard(reference) || reference.catalogItemId !== GIFT_CARD_ITEM_ID) return undefined;
    const at = `${path}[${index}].catalogReference.options`;
    const wish = isNew ? checkWish(context, reference.options, rules, at) : readWish(reference.options);
    return wish && describe(context, wish, rules.sold);
  });
}
