import { compareMoney, isPositiveMoney, type Decimal } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, type PlatformError } from '#platform/contract/errors.ts';
import {
  askablePlugins,
  fetchCardBalance,
  couldBeAppCard,
  identityOfCaller,
  type AskablePlugin,
} from '../../extensions/service-plugins/public.ts';
import { openCode } from './open-code.ts';
import type { StoredRedemption } from './redemption.ts';
import { redemptions } from './tables.ts';

/** A card that an app of the shop keeps. */
export interface AppCard {
  code: string;
  balance: Decimal;
  currency: string;
  appId: string;
  plugin: AskablePlugin;
}

/** What a card of the shop's own could be told, too. */
const REFUSALS: Readonly<Record<string, string>> = {
  GIFT_CARD_DISABLED: 'The gift card is disabled.',
  GIFT_CARD_EXPIRED: 'The gift card has expired.',
  CURRENCY_NOT_SUPPORTED: 'The gift card is in another currency.',
};

const refused = (code: string): PlatformError => failedPrecondition(REFUSALS[code] ?? '', code);

export const silent = (): PlatformError =>
  failedPrecondition(
    'Whoever keeps this gift card does not answer right now.',
    'GIFT_CARD_PROVIDER_UNAVAILABLE',
  );

/** What this checkout has off the card already, or may have: that is there to pay it, whatever the card says now. */
async function heldBy(
  context: Context,
  checkoutId: string | undefined,
  code: string,
): Promise<StoredRedemption | undefined> {
  if (checkoutId === undefined) return undefined;
  for (const row of await redemptions.ofCheckout(context, checkoutId)) {
    const isThere = row.state !== 'VOIDING' || row.asks === 0;
    if (isThere && (await openCode(context, row)) === code) return row;
  }
  return undefined;
}

/**
 * The card of that code, where an app has one. All of them are asked side by side, and hear of nothing but the code.
 * @throws 428 where the card cannot be used, or an app that might have it does not answer
 */
export async function findAppCard(
  context: Context,
  typed: string,
  { checkoutId }: { checkoutId?: string | undefined } = {},
): Promise<AppCard | undefined> {
  const code = typed.trim();
  const plugins = couldBeAppCard(code) ? await askablePlugins(context, 'GIFT_CARDS') : [];
  if (plugins.length === 0) return undefined;
  const { currency, locale } = context.site;
  const language = context.language ?? locale;
  const held = await heldBy(context, checkoutId, code);
  const questions = plugins.map((plugin) =>
    fetchCardBalance(plugin, { code, currency, identity: identityOfCaller(context), language }),
  );
  const { cards } = await context.plugins.ask({ cards: questions });
  const problems: string[] = [];
  for (const [at, plugin] of plugins.entries()) {
    const told = cards[at];
    const mine = held?.pluginId === plugin.id ? held.amount : undefined;
    if (told && 'answer' in told && told.answer !== 'ANOTHER_CURRENCY') {
      const { balance } = told.answer;
      const there = mine && compareMoney(mine, balance) > 0 ? mine : balance;
      return { code, balance: there, currency, appId: plugin.appId, plugin };
    }
    if (mine) return { code, balance: mine, currency, appId: plugin.appId, plugin };
    if (told && 'answer' in told) problems.push('CURRENCY_NOT_SUPPORTED');
    else if (told?.fault === 'REFUSED') problems.push(told.detail ?? '');
    else problems.push('SILENT');
  }
  const said = problems.find((problem) => problem in REFUSALS);
  if (said) throw refused(said);
  if (problems.includes('SILENT')) throw silent();
  return undefined;
}

/** The same as a checkout may use it. @throws 428 GIFT_CARD_IS_EMPTY, too */
export async function findUsableAppCard(
  context: Context,
  code: string,
  of: { checkoutId?: string | undefined } = {},
): Promise<AppCard | undefined> {
  const card = await findAppCard(context, code, of);
  if (card && !isPositiveMoney(card.balance))
    throw failedPrecondition('The gift card is empty.', 'GIFT_CARD_IS_EMPTY');
  return card;
}
