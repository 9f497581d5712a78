import Big from 'big.js';
import { z } from 'zod';
import { currencyDigits } from '#shared/money.ts';
import { BadAnswer, type PluginQuestion } from '#platform/plugins.ts';
import type { AskablePlugin, OnBehalfOf } from './questions.ts';
import { cutText } from '#shared/cut-text.ts';

const kind = 'GIFT_CARDS' as const;
const extension = 'GIFT_CARDS_PROVIDER';
const MAX_MONEY = 999_999_999.99;

/** As the contract bounds codes; others belong to no app. */
export const couldBeAppCard = (code: string): boolean => code.length >= 8 && code.length <= 20;

interface BalanceAnswer {
  /** In the currency it was asked in, rounded down: nobody spends what is not there. */
  balance: string;
  externalId?: string;
}

interface RedemptionAnswer {
  transactionId: string;
}

/** JSON has no other numbers than finite ones. */
const money = z.number().min(0).max(MAX_MONEY);

const balanceTold = z.object({
  balance: money,
  currencyCode: z.string().length(3),
  externalId: z.string().max(50).nullish(),
});
const redeemedTold = z.object({
  remainingBalance: money.nullish(),
  currencyCode: z.string().nullish(),
  transactionId: z.string().min(1).max(100),
});
const voidedTold = z.object({ remainingBalance: money.nullish(), currencyCode: z.string().nullish() });

const sameCurrency = (said: string | null | undefined, currency: string): void => {
  if (said && said !== currency)
    throw new BadAnswer(`It answers in ${cutText(said, 3)}, not in ${currency}.`);
};

interface GiftCardParams extends OnBehalfOf {
  code: string;
  currency: string;
}

export const fetchCardBalance = (
  plugin: AskablePlugin,
  { code, currency, identity, language }: GiftCardParams,
): PluginQuestion<BalanceAnswer | 'ANOTHER_CURRENCY'> => ({
  plugin,
  kind,
  path: '/v1/balance',
  extension,
  request: { code },
  identity,
  language,
  same: [code, currency],
  read(body) {
    const { balance, currencyCode, externalId } = balanceTold.parse(body);
    if (currencyCode !== currency) return 'ANOTHER_CURRENCY';
    return {
      balance: new Big(balance).toFixed(currencyDigits(currency), Big.roundDown),
      ...(externalId && { externalId }),
    };
  },
});

interface RedemptionParams extends GiftCardParams {
  amount: string;
  orderId: string;
}

/** Takes money off a card: carried out, never asked for its own sake. */
export const requestRedeem = (
  plugin: AskablePlugin,
  { code, amount, orderId, currency, identity, language }: RedemptionParams,
): PluginQuestion<RedemptionAnswer> => ({
  plugin,
  kind,
  path: '/v1/redeem',
  extension,
  request: { code, amount: Number(amount), orderId, currencyCode: currency },
  identity,
  language,
  same: [code, amount, orderId],
  read(body) {
    const { transactionId, currencyCode } = redeemedTold.parse(body);
    sameCurrency(currencyCode, currency);
    return { transactionId };
  },
});

interface VoidRequest extends OnBehalfOf {
  transactionId: string;
  currency: string;
}

/** Puts it back. */
export const requestVoid = (
  plugin: AskablePlugin,
  { transactionId, currency, identity, language }: VoidRequest,
): PluginQuestion<true> => ({
  plugin,
  kind,
  path: '/v1/void',
  extension,
  request: { transactionId },
  identity,
  language,
  same: [transactionId],
  read(body) {
    sameCurrency(voidedTold.parse(body).currencyCode, currency);
    return true;
  },
});
