import type { Allocation } from './allocation.ts';
import { toDecimalString } from './amounts.ts';
import { UNSENT, type RefundForm } from './refund-form.ts';
import type { RefundSource } from './refund-sources.ts';
import type { Translate } from './source-label.ts';
import { sourceInSentence } from './source-label.ts';

interface Facts {
  form: RefundForm;
  allocation: Allocation;
  memberships: readonly RefundSource[];
  email: string | undefined;
  currency: string;
}

interface SentenceTools {
  translate: Translate;
  money: (amount: string) => string;
  locale: string;
}

/** What the button will do, in one sentence; `**` stands around what matters. */
export function reviewSentence(facts: Facts, words: SentenceTools): string {
  const { translate, locale } = words;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const parts = [
    ...moneyParts(facts, words, list),
    ...facts.memberships.map(() => translate('orders.refund.review.membership')),
    ...restockParts(facts, translate),
    ...(facts.form.notify && facts.email
      ? [translate('orders.refund.review.email', { email: facts.email })]
      : []),
  ];
  const sentence = list.format(parts);
  return `${sentence.charAt(0).toLocaleUpperCase(locale)}${sentence.slice(1)}.`;
}

function moneyParts(
  { allocation, form, currency }: Facts,
  { translate, money }: SentenceTools,
  list: Intl.ListFormat,
): string[] {
  const used = allocation.placements.filter(({ amount }) => amount.gt(0));
  const automatic = used.filter(({ source }) => source.way !== 'external');
  const refunds = automatic.map(({ source, amount }) =>
    translate('orders.refund.review.to', {
      amount: money(toDecimalString(amount, currency)),
      to: sourceInSentence(source, translate),
    }),
  );
  const external = used.filter(({ source }) => source.way === 'external');
  return [
    ...(refunds.length > 0
      ? [translate('orders.refund.review.refund', { parts: list.format(refunds) })]
      : []),
    ...external.map(({ source, amount }) =>
      translate(`orders.refund.review.external.${form.external[source.paymentId] ?? UNSENT}`, {
        amount: money(toDecimalString(amount, currency)),
        by: sourceInSentence(source, translate),
      }),
    ),
  ];
}

function restockParts({ form, allocation }: Facts, translate: Translate): string[] {
  if (form.mode === 'amount') return [];
  const refunded = total(form.quantities);
  const back = total(form.restock);
  if (refunded === 0) return [];
  if (back === 0) return [translate('orders.refund.review.restockNone')];
  const used = allocation.placements.filter(({ amount }) => amount.gt(0));
  const isAllUnsent =
    used.length > 0 &&
    used.every(
      ({ source }) => source.way === 'external' && (form.external[source.paymentId] ?? UNSENT) === UNSENT,
    );
  const key = isAllUnsent ? 'restockOnceSent' : 'restock';
  return [translate(`orders.refund.review.${key}`, { back, refunded, smart_count: refunded })];
}

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0);
