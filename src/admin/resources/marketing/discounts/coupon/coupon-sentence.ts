import {
  limitText,
  type SentencePart,
  scopeText,
  shortValue,
  split,
  strong,
  type SentenceTools,
  timeText,
} from '../sentence.ts';
import { reachOf, type CouponForm } from './coupon-form.ts';

const typed = (text: string, write: (value: string) => string, { say }: SentenceTools): string =>
  text.trim() ? write(text.trim()) : say('blank');

/** "15% off", "€5.00 off", "a price of €9.90". */
function valueWords(form: CouponForm, sentenceTools: SentenceTools): string {
  const { say, money } = sentenceTools;
  switch (form.kind) {
    case 'MONEY_OFF':
      return say('take.amount', { value: typed(form.amount, money, sentenceTools) });
    case 'FIXED_PRICE':
      return say('take.price', { value: typed(form.price, money, sentenceTools) });
    default:
      return say('take.percentage', { value: typed(form.percentage, (value) => value, sentenceTools) });
  }
}

const valuePlaces = { MONEY_OFF: 'amount', FIXED_PRICE: 'price', PERCENT_OFF: 'percentage' } as const;

function takeWords(form: CouponForm, sentenceTools: SentenceTools): string {
  const { say } = sentenceTools;
  const scope = strong(scopeText(form.scope, sentenceTools), 'scope');
  if (form.kind === 'FREE_SHIPPING') return strong(say('coupon.delivery'), 'kind');
  if (form.kind === 'BUY_X_GET_Y') {
    const count = (place: 'x' | 'y') => strong(form[place].trim() || say('blank'), place);
    const pieces = { x: count('x'), y: count('y') };
    return say(form.cheapest ? 'coupon.dealOnce' : 'coupon.deal', { ...pieces, scope });
  }
  const value = strong(valueWords(form, sentenceTools), valuePlaces[form.kind]);
  if (form.cheapest) return say('takes.lowest.some', { value, scope });
  // An amount off the whole order is taken once, and off items from each piece.
  return reachOf(form) === 'order'
    ? say('coupon.order', { value })
    : say('takes.each.some', { value, scope });
}

/** A whole coupon as people say it. */
export function couponSentence(form: CouponForm, sentenceTools: SentenceTools): SentencePart[] {
  const { say, money } = sentenceTools;
  const how = form.many
    ? say('coupon.many')
    : say('coupon.one', { code: strong(form.code.trim() || say('blank'), 'code') });
  const least =
    reachOf(form) === 'order' && form.least.trim() !== ''
      ? [say('coupon.least', { least: strong(money(form.least.trim()), 'least') })]
      : [];
  const all = [
    say('coupon.take', { how, taken: takeWords(form, sentenceTools) }),
    ...least,
    ...timeText(form, sentenceTools),
    ...limitText(form, sentenceTools),
  ].join(', ');
  return split(say(form.active ? 'whole.on' : 'whole.off', { all }));
}

/** In one line of a list. */
export function shortCouponText(form: CouponForm, sentenceTools: SentenceTools): string {
  const { say, money } = sentenceTools;
  const scope = scopeText(form.scope, sentenceTools);
  const isPrice = form.kind === 'FIXED_PRICE';
  const used =
    form.kind === 'FREE_SHIPPING'
      ? say('coupon.short.delivery')
      : form.kind === 'BUY_X_GET_Y'
        ? say('coupon.short.deal', { x: form.x, y: form.y, scope })
        : reachOf(form) === 'order' && !form.cheapest
          ? say('coupon.short.order', { value: valueWords(form, sentenceTools) })
          : say(`short.${isPrice ? 'price' : 'off'}.${form.cheapest ? 'lowest' : 'each'}`, {
              value: shortValue(isPrice, form.price, valueWords(form, sentenceTools), sentenceTools),
              scope,
            });
  const parts = [
    used,
    ...(reachOf(form) === 'order' && form.least
      ? [say('coupon.short.least', { least: money(form.least) })]
      : []),
    ...(form.limitPerUser === '1' ? [say('limit.each', { smart_count: 1 })] : []),
  ];
  return parts.join(', ');
}
