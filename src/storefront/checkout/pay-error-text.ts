import type { CallError } from '../../wix/errors.ts';
import { isAboutField } from '../../wix/is-about-field.ts';
import { formatMoney } from '../shell/money.tsx';
import { withReasons } from '../shell/rejection.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Translate } from '../i18n/messages.ts';
import { isDeliveryGone } from './checkout-store.ts';
import type { Changed } from './purchase.ts';
import type { PurchaseState } from './use-purchase.ts';

const reasons = ['card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvc', 'canceled'] as const;
const isReason = (reason: string): reason is (typeof reasons)[number] =>
  (reasons as readonly string[]).includes(reason);

/** What the bank said, as far as it tells the shopper what to do. */
export const declinedText = (t: Translate, reason: string): string =>
  isReason(reason) ? t(`checkout.declined.${reason}`) : t('checkout.declined.other');

export function payErrorText(
  t: Translate,
  error: PurchaseState['trouble'],
  { locale, currency, heldBack = '' }: { locale: Locale; currency: string; heldBack?: string },
): string | undefined {
  const money = (amount: string): string => formatMoney({ amount, currency }, locale);
  switch (error?.kind) {
    case undefined:
      return undefined;
    case 'incomplete':
      return t('checkout.fixFields', { count: error.count });
    case 'declined':
      return t('checkout.declined');
    case 'changed':
      return changedText(t, error, money);
    case 'sold-out':
      return t('checkout.stockChanged');
    case 'code-refused':
      return t('checkout.codeInTheWay', { code: error.code });
    case 'membership-refused':
      return t('checkout.membershipInTheWay');
    case 'in-progress':
      return t('checkout.inProgress');
    case 'not-paid':
      return t('checkout.unknownNotPaid');
    case 'unknown':
      return t('checkout.unknown');
    case 'failed':
      return error.error.code === 'VIOLATIONS_WITH_ERROR_SEVERITY' && heldBack !== ''
        ? t('checkout.blocked', { text: heldBack })
        : failedText(t, error.error);
  }
}

const removedReasons = [
  'ERROR_COUPON_USAGE_EXCEEDED',
  'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  'ERROR_COUPON_HAS_EXPIRED',
  'GIFT_CARD_IS_EMPTY',
] as const;

/** Why the total is another one, and that it is to be looked at before paying. */
function changedText(
  t: Translate,
  { before, now, reasons: { prices, endedDiscounts, delivery }, removed, giftCard }: Changed,
  money: (amount: string) => string,
): string {
  const known = removedReasons.find((reason) => reason === removed?.problem);
  const inMoney = (change: { before: string; now: string }) => ({
    before: money(change.before),
    now: money(change.now),
  });
  const reasons = [
    ...(removed ? [t(`checkout.removed.${known ?? 'other'}`, { code: removed.code })] : []),
    ...(giftCard ? [t('checkout.giftCardChanged', { code: giftCard.code, ...inMoney(giftCard) })] : []),
    ...prices.map((change) => t('checkout.priceChanged', { name: change.name, ...inMoney(change) })),
    ...endedDiscounts.map((name) => t('checkout.discountEnded', { name })),
    ...(delivery ? [t('checkout.deliveryReplaced', { ...delivery })] : []),
  ];
  const total =
    before === now
      ? t('checkout.totalStays', { now: money(now) })
      : t('checkout.changed', { before: money(before), now: money(now) });
  return [...reasons, total].join(' ');
}

interface Note {
  severity?: string | undefined;
  description?: string | null | undefined;
}

/** What keeps the order back, in the words of whoever checked it; beside the button, as a phone folds the totals away. */
export const blockingNotes = (notes: readonly Note[]): string =>
  notes
    .filter(({ severity, description }) => severity === 'ERROR' && description)
    .map(({ description }) => description)
    .join(' ');

/** Somebody was faster, or the shop offers it no more: another way is chosen, all else stays. */
export const deliveryProblem = (t: Translate, { code, data }: CallError): string | undefined =>
  isDeliveryGone(code)
    ? t(data['reason'] === 'SLOT_TAKEN' ? 'checkout.slotTaken' : 'checkout.deliveryGone')
    : undefined;

const failedText = (t: Translate, error: CallError): string =>
  error.code === 'UNREACHABLE'
    ? t('checkout.unreachable')
    : (deliveryProblem(t, error) ??
      codeProblem(t, error.code) ??
      codeProblem(t, String(error.data['reason'])) ??
      withReasons(t('checkout.failed', { request: error.requestId ?? error.code }), error));

const codeProblems = [
  'SUBSCRIPTION_WITH_GIFT_CARD',
  'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS',
  'MEMBERS_ONLY_ITEM',
  'VIOLATIONS_WITH_ERROR_SEVERITY',
  'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  'GIFT_CARD_EXPIRED',
  'GIFT_CARD_DISABLED',
  'GIFT_CARD_IS_EMPTY',
  'GIFT_CARD_REDEEM_DISABLED',
  'GIFT_CARD_PROVIDER_UNAVAILABLE',
  'ERROR_COUPON_HAS_EXPIRED',
  'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  'ERROR_COUPON_USAGE_EXCEEDED',
  'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  'ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED',
  'ERROR_COUPON_NOT_APPLICABLE',
] as const;
const UNKNOWN_CODE = new Set([
  'GIFT_CARD_NOT_FOUND',
  'GIFT_CARD_CODE_INVALID',
  'ERROR_COUPON_DOES_NOT_EXIST',
]);

/** What is wrong with a code, if it is something one can do something about. */
export function codeProblem(t: Translate, code: string): string | undefined {
  const known = codeProblems.find((problem) => problem === code);
  return known && t(`checkout.problem.${known}`);
}

export function codeText(t: Translate, error: CallError): string {
  const { code, requestId, status } = error;
  const known = codeProblem(t, code);
  if (known) return known;
  if (status === 429) return t('checkout.problem.tooMany');
  // A code the platform takes for none at all: too short, too long.
  if (UNKNOWN_CODE.has(code) || (code === 'INVALID' && isAboutField(error, /code/i)))
    return t('checkout.codeUnknown');
  return withReasons(t('checkout.problem.other', { request: requestId ?? code }), error);
}
