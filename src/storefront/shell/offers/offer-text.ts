import type { OfferCondition, Gain, NamedOffer } from '#shared/cart-offers.ts';
import { locales, type Locale } from '../../i18n/locales.ts';
import type { MessageKey, Translate } from '../../i18n/messages.ts';
import { formatMoney } from '../money.tsx';

export interface OfferTextOptions {
  t: Translate;
  locale: Locale;
  currency: string;
}

function gainWords(gain: Gain, { t, locale, currency }: OfferTextOptions): string {
  const sum = (amount: string): string => formatMoney({ amount, currency }, locale, true);
  if (gain.kind === 'FREE') return t('offers.free', { pieces: String(gain.pieces), paid: String(gain.paid) });
  if (gain.kind === 'BUNDLE')
    return t('offers.bundle', { pieces: String(gain.pieces), sum: sum(gain.price) });
  const { cheapest } = gain;
  const said = (plain: MessageKey, few: MessageKey, values: Record<string, string>): string =>
    cheapest === undefined ? t(plain, values) : t(few, { ...values, count: cheapest });
  if (gain.kind === 'PERCENT') {
    const percent = new Intl.NumberFormat(locales[locale].tag, {
      style: 'percent',
      maximumFractionDigits: 2,
    });
    const rate = percent.format(gain.percentage / 100);
    return said('offers.percent', 'offers.percentCheapest', { rate });
  }
  return gain.kind === 'AMOUNT'
    ? said('offers.amount', 'offers.amountCheapest', { sum: sum(gain.amount) })
    : said('offers.price', 'offers.priceCheapest', { sum: sum(gain.price) });
}

const WORDS = {
  more: {
    pieces: ['offers.pieces', 'offers.piecesOf'],
    spend: ['offers.spend', 'offers.spendOn'],
  },
  all: {
    pieces: ['offers.atPieces', 'offers.atPiecesOf'],
    spend: ['offers.atSpend', 'offers.atSpendOn'],
  },
} as const;

function askWords(
  ask: OfferCondition,
  places: string,
  from: keyof typeof WORDS,
  { t, locale, currency }: OfferTextOptions,
): string {
  const [any, some] = WORDS[from]['pieces' in ask ? 'pieces' : 'spend'];
  const key = places === '' ? any : some;
  if ('spend' in ask) return t(key, { places, sum: formatMoney({ amount: ask.spend, currency }, locale) });
  return t(key, { places, count: ask.pieces });
}

const placesOf = ({ places }: NamedOffer, locale: Locale): string =>
  new Intl.ListFormat(locales[locale].tag, { type: 'disjunction' }).format(places.map(({ name }) => name));

/** "Add one more piece: 15 % off." */
export const offerInCart = (offer: NamedOffer, saying: OfferTextOptions): string =>
  saying.t('offers.line', {
    ask: askWords(offer.ask, placesOf(offer, saying.locale), 'more', saying),
    gain: gainWords(offer.gain, saying),
  });

/** "Take 3: 15 % off." */
export function offerOfProduct(offer: NamedOffer, saying: OfferTextOptions): string {
  const isAtOnce = 'pieces' in offer.at && offer.at.pieces <= 1;
  const ask = isAtOnce
    ? saying.t('offers.atOnce')
    : askWords(offer.at, placesOf(offer, saying.locale), 'all', saying);
  return saying.t('offers.line', { ask, gain: gainWords(offer.gain, saying) });
}
