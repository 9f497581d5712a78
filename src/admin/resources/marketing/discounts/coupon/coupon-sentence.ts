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
function valueWords(form: CouponForm, telling: SentenceTools): string {
  const { say, money } = telling;
  switch (form.kind) {
    case 'MONEY_OFF':
      return say('take.amount', { value: typed(form.amount, money, telling) });
    case 'FIXED_PRICE':
      return say('take.price', { value: typed(form.price, money, telling) });
    default:
      return say('take.percentage', { value: typed(form.percentage, (value) => value, telling) });
  }
}

const valuePlaces = { MONEY_OFF: 'amount', FIXED_PRICE: 'price', PERCENT_OFF: 'percentage' } as const;

function takeWords(form: CouponForm, telling: SentenceTools): string {
  const { say } = telling;
  const scope = strong(scopeText(form.scope, telling), 'scope');
  if (form.kind === 'FREE_SHIPPING') return strong(say('coupon.delivery'), 'kind');
  if (form.kind === 'BUY_X_GET_Y') {
    const count = (place: 'x' | 'y') => strong(form[place].trim() || say('blank'), place);
    const pieces = { x: count('x'), y: count('y') };
    return say(form.cheapest ? 'coupon.dealOnce' : 'coupon.deal', { ...pieces, scope });
  }
  const value = strong(valueWords(form, telling), valuePlaces[form.kind]);
  if (form.cheapest) return say('takes.lowest.some', { value, scope });
  // An amount off the whole order is taken once, and off items from each piece.
  return reachOf(form) === 'order'
    ? say('coupon.order', { value })
    : say('takes.each.some', { value, scope });
}

/** A whole coupon as people say it. */
export function couponSentence(form: CouponForm, telling: SentenceTools): SentencePart[] {
  const { say, money } = telling;
  const how = form.many
    ? say('coupon.many')
    : say('coupon.one', { code: strong(form.code.trim() || say('blank'), 'code') });
  const least =
    reachOf(form) === 'order' && form.least.trim() !== ''
      ? [say('coupon.least', { least: strong(money(form.least.trim()), 'least') })]
      : [];
  const all = [
    say('coupon.take', { how, taken: takeWords(form, telling) }),
    ...least,
    ...timeText(form, telling),
    ...limitText(form, telling),
  ].join(', ');
  return split(say(form.active ? 'whole.on' : 'whole.off', { all }));
}

/** In one line of a list. */
export function shortCouponText(form: CouponForm, telling: SentenceTools): string {
  const { say, money } = telling;
  const scope = scopeText(form.scope, telling);
  const isPrice = form.kind === 'FIXED_PRICE';
  const taken =
    form.kind === 'FREE_SHIPPING'
      ? say('coupon.short.delivery')
      : form.kind === 'BUY_X_GET_Y'
        ? say('coupon.short.deal', { x: form.x, y: form.y, scope })
        : reachOf(form) === 'order' && !form.cheapest
          ? say('coupon.short.order', { value: valueWords(form, telling) })
          : say(`short.${isPrice ? 'price' : 'off'}.${form.cheapest ? 'lowest' : 'each'}`, {
              value: shortValue(isPrice, form.price, valueWords(form, telling), telling),
              scope,
            });
  const parts = [
    taken,
    ...(reachOf(form) === 'order' && form.least
      ? [say('coupon.short.least', { least: money(form.least) })]
      : []),
    ...(form.limitPerUser === '1' ? [say('limit.each', { smart_count: 1 })] : []),
  ];
  return parts.join(', ');
}
