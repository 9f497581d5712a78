import { z } from 'zod';
import { dayIn } from '../../../shared/days.ts';
import {
  LAST_END,
  MOST_DAYS_AHEAD,
  MOST_MESSAGE,
  MOST_MONTHS,
  MOST_NAME,
  MOST_PRESETS,
} from '../../../shared/gift-cards.ts';
import { compareMoney, isDecimal, isPositiveMoney } from '../../../shared/money.ts';
import type { Context } from '../../context.ts';
import { requireMerchant, readJson } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { askBalance } from './balance.ts';
import { cardNotFound, changeBalance, changeEnd, disableCard, enableCard, lockCard } from './deeds.ts';
import type { GiftCard } from './gift-card.ts';
import { issueByHand } from './issue-by-hand.ts';
import { spacedCode } from './rules/code.ts';
import { tellCard } from './rules/tell.ts';
import { sendTo } from './send.ts';
import { readRules, writeRules } from './settings.ts';
import { cards } from './tables.ts';
import { summarise, tellHistory } from './told.ts';

const READ = 'ECOM.GIFT_CARD_READ';
const MANAGE = 'COUNTERPART.GIFT_CARDS_MANAGE';
/** Counting further takes longer than anybody waits. */
const MOST_COUNTED = 10_000;

const money = z.string().max(20).refine(isDecimal, 'must be a decimal');
const sum = money.refine(isPositiveMoney, 'must be more than 0');
const email = z.email().max(254);
const note = z.string().trim().max(MOST_MESSAGE).optional();
/** Made up by whoever asks, for each deed another one: it is done once, however often it is asked for. */
const once = z.guid().optional();
const end = z.iso
  .date()
  .refine((day) => day <= LAST_END, 'is too far away; a card without an end is good for ever');
const anything = z.record(z.string(), z.unknown());

const asked = z.strictObject({ query: anything.optional() });
const counted = z.strictObject({ filter: anything.optional() });
const issued = z.strictObject({
  once,
  amount: sum,
  email: email.optional(),
  name: z.string().trim().max(MOST_NAME).optional(),
  from: z.string().trim().max(MOST_NAME).optional(),
  message: z.string().trim().max(MOST_MESSAGE).optional(),
  sendOn: z.iso.date().optional(),
  goodUntil: end.nullish(),
  language: z.enum(['en', 'he']).optional(),
  note,
});
const balance = z.strictObject({ by: money, note, once });
const stopped = z.strictObject({ note });
const sent = z.strictObject({ email: email.optional() });
const ended = z.strictObject({ goodUntil: end.nullable() });
const rules = z
  .strictObject({
    sold: z.boolean(),
    presets: z.array(sum).min(1).max(MOST_PRESETS),
    least: sum,
    most: sum,
    months: z.int().min(0).max(MOST_MONTHS),
  })
  .refine(({ least, most }) => compareMoney(least, most) <= 0, {
    path: ['most'],
    message: 'must not be less than the least',
  });
const coded = z.strictObject({ code: z.string().max(100) });

type Handle = (
  request: Request,
  context: Context,
  params: Readonly<Record<string, string>>,
) => Promise<object>;

const merchant = (path: string, permission: string, handle: Handle): HostedRoute => ({
  method: 'POST',
  path: `/hosted/gift-cards/${path}`,
  async handle(request, context, params) {
    requireMerchant(context, permission);
    return Response.json(await handle(request, context, params));
  },
});

/** What is done to one card, which is held meanwhile. */
const deed = (
  path: string,
  handle: (request: Request, context: Context, card: GiftCard) => Promise<GiftCard>,
) =>
  merchant(`:id/${path}`, MANAGE, async (request, context, { id = '' }) => {
    if (!z.guid().safeParse(id).success) throw cardNotFound(id);
    return { giftCard: tellCard(await handle(request, context, await lockCard(context, id))) };
  });

const shopper = (path: string, handle: Handle): HostedRoute => ({
  method: 'POST',
  path: `/hosted/gift-cards/${path}`,
  handle: async (request, context, params) => Response.json(await handle(request, context, params)),
});

async function readCard({ db, siteId }: Context, id = ''): Promise<GiftCard> {
  const card = await cards.get(db, siteId, id);
  if (!card) throw cardNotFound(id);
  return card;
}

export const routes: HostedRoute[] = [
  merchant('query', READ, async (request, context) => {
    const { query = {} } = await readJson(request, asked);
    const { items, metadata } = await cards.query(context.db, context.siteId, query);
    return { giftCards: items.map(tellCard), pagingMetadata: metadata };
  }),
  merchant('count', READ, async (request, context) => {
    const { filter = {} } = await readJson(request, counted);
    const options = { atMost: MOST_COUNTED };
    const count = await cards.countFound(context.db, context.siteId, { filter }, options);
    return { count: Math.min(count, MOST_COUNTED) };
  }),
  merchant('summary', READ, async (_request, context) => ({ summary: await summarise(context) })),
  merchant('rules/read', READ, async (_request, context) => ({ rules: await readRules(context) })),
  merchant('rules/write', MANAGE, async (request, context) => {
    const given = await readJson(request, rules);
    await writeRules(context, given);
    return { rules: given };
  }),
  merchant('issue', MANAGE, async (request, context) => {
    const card = await issueByHand(context, await readJson(request, issued));
    return { giftCard: tellCard(card), code: spacedCode(card.code) };
  }),
  merchant(':id/read', READ, async (_request, context, { id }) => {
    const card = await readCard(context, id);
    return { giftCard: tellCard(card), history: await tellHistory(context, card) };
  }),
  merchant(':id/code', MANAGE, async (_request, context, { id }) => ({
    code: spacedCode((await readCard(context, id)).code),
  })),
  deed('balance', async (request, context, card) =>
    changeBalance(context, card, await readJson(request, balance)),
  ),
  deed('disable', async (request, context, card) =>
    disableCard(context, card, (await readJson(request, stopped)).note),
  ),
  deed('enable', (_request, context, card) => enableCard(context, card)),
  deed('send', async (request, context, card) =>
    sendTo(context, card, (await readJson(request, sent)).email),
  ),
  deed('end', async (request, context, card) =>
    changeEnd(context, card, (await readJson(request, ended)).goodUntil ?? undefined),
  ),
  shopper('offer', async (_request, context) => {
    const { clock, site } = context;
    return {
      offer: {
        ...(await readRules(context)),
        currency: site.currency,
        today: dayIn(clock.now(), site.timeZone),
        daysAhead: MOST_DAYS_AHEAD,
      },
    };
  }),
  shopper('balance', async (request, context) => ({
    giftCard: await askBalance(context, (await readJson(request, coded)).code),
  })),
];
