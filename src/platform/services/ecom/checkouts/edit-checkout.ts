import { isSameCode } from '#shared/coupons.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, invalidField, permissionDenied, type PlatformError } from '#platform/contract/errors.ts';
import type { CheckoutApi, Request } from '#platform/contract/index.ts';
import { requirePage } from '#platform/identity/callbacks.ts';
import { countGuess, takeBackGuess, type GuessedCode } from '#platform/identity/code-guesses.ts';
import { readCheckoutSettings } from '../checkout-settings/public.ts';
import { writtenCode } from '../../marketing/coupons/public.ts';
import { normalCode } from '../gift-vouchers/public.ts';
import { withAdded, type RequestedLines } from '../line-items/public.ts';
import type { Priced } from '../totals/public.ts';
import type { Checkout } from './checkout.ts';
import { priceCheckout } from './price-checkout.ts';
import { infoOf, type CheckoutInfo } from './rules/checkout-info.ts';
import { membershipsAfter } from './rules/memberships.ts';
import { purchaseRejection } from './rules/order-rejection.ts';
import { reserveSlot, notOffered } from './slot.ts';

/** Codes and items, which creating and updating have in common. */
export type CheckoutChange = RequestedLines & {
  info?: CheckoutInfo | undefined;
  couponCode?: string | null;
  giftCardCode?: string | null;
  giftCardRedeemAmount?: string | null;
  overrideCheckoutUrl?: string | null;
};

type CalculationErrors = Priced['calculationErrors'];
type Problem = NonNullable<CalculationErrors['couponCalculationError']>;

function refused(problem: Problem | undefined, fallback: string, data: object): PlatformError | undefined {
  if (!problem) return undefined;
  const { code = fallback, description } = problem.applicationError ?? {};
  return badRequest(description ?? 'The code cannot be used.', code, { ...data });
}

/** What the caller just brought must be good now; what was brought before may go bad and shows as an error. */
function codeRefusal(
  change: CheckoutChange,
  { calculationErrors: errors }: Priced,
): PlatformError | undefined {
  const { couponCode, giftCardCode } = change;
  return (
    (couponCode
      ? refused(errors.couponCalculationError, 'ERROR_COUPON_DOES_NOT_EXIST', { couponCode })
      : undefined) ??
    (giftCardCode ? refused(errors.giftCardCalculationError, 'GIFT_CARD_NOT_FOUND', {}) : undefined)
  );
}

/** What is chosen now must hold now; what was chosen before may go bad and shows as an error. */
function membershipRefusal(
  { info }: CheckoutChange,
  { calculationErrors: { membershipError } }: Priced,
): PlatformError | undefined {
  const chosen = info?.membershipOptions?.selectedMemberships?.memberships ?? [];
  const { data } = membershipError?.applicationError ?? {};
  return chosen.length > 0 ? refused(membershipError, 'INVALID_SELECTION', { ...data }) : undefined;
}

/** The option must be one of those offered, as far as an address tells which are. */
function optionRefusal(
  { info }: CheckoutChange,
  checkout: Checkout,
  priced: Priced,
): PlatformError | undefined {
  const code = info?.shippingInfo?.selectedCarrierServiceOption?.code;
  if (code === undefined || !checkout.shippingDestination?.address) return undefined;
  const offered = priced.carrierServiceOptions.flatMap(({ shippingOptions = [] }) => shippingOptions);
  if (offered.some((option) => option.code === code)) return undefined;
  return notOffered(code);
}

const LOCKS = {
  coupon: {
    setting: 'lockCouponCode',
    message: 'The coupon of this checkout cannot be changed.',
    code: 'COUPON_LOCKED',
  },
  giftCard: {
    setting: 'lockGiftCard',
    message: 'The gift card of this checkout cannot be changed.',
    code: 'GIFT_CARD_LOCKED',
  },
} as const;

/** Settings keep shoppers from codes, not the shop itself. */
export function checkLock(
  { caller }: Context,
  { customSettings }: Checkout,
  which: keyof typeof LOCKS,
): void {
  const { setting, message, code } = LOCKS[which];
  if (caller.kind !== 'api-key' && customSettings?.[setting]) throw badRequest(message, code);
}

async function checkRights(context: Context, checkout: Checkout, change: CheckoutChange): Promise<void> {
  if (context.caller.kind === 'api-key') return;
  const { info = {}, couponCode, giftCardCode } = change;
  if (info.customSettings ?? info.customContentReference ?? info.taxExemptGroupId)
    throw permissionDenied('Settings of a checkout take the permission of an administrator.');
  if (couponCode) checkLock(context, checkout, 'coupon');
  if (giftCardCode) checkLock(context, checkout, 'giftCard');
  if (giftCardCode && (await readCheckoutSettings(context)).checkoutFields?.giftCardRedeemEnabled === false)
    throw badRequest('This shop takes no gift cards at its checkout.', 'GIFT_CARD_REDEEM_DISABLED');
}

const withTrimmedCodes = ({ couponCode, giftCardCode, ...rest }: CheckoutChange): CheckoutChange => ({
  ...rest,
  ...(couponCode?.trim() && { couponCode: couponCode.trim() }),
  ...(giftCardCode?.trim() && { giftCardCode: giftCardCode.trim() }),
});

/** Which codes are brought; one that the checkout has already is known to be one. */
const guessesOf = (checkout: Checkout, { couponCode, giftCardCode }: CheckoutChange): GuessedCode[] => [
  ...(couponCode && !(checkout.couponCode && isSameCode(checkout.couponCode, couponCode))
    ? (['coupon'] as const)
    : []),
  ...(giftCardCode &&
  !(checkout.giftCardCode && normalCode(checkout.giftCardCode) === normalCode(giftCardCode))
    ? (['giftCard'] as const)
    : []),
];

/** @throws 400 for codes and a delivery that are no good, 403 for what is an administrator's, 429 for many wrong codes */
export async function withChange(
  context: Context,
  checkout: Checkout,
  checkoutChange: CheckoutChange,
): Promise<{ checkout: Checkout; priced: Priced }> {
  const change = withTrimmedCodes(checkoutChange);
  await checkRights(context, checkout, change);
  if (change.overrideCheckoutUrl !== checkout.overrideCheckoutUrl)
    await requirePage(context, 'overrideCheckoutUrl', change.overrideCheckoutUrl);
  const guesses = guessesOf(checkout, change);
  for (const guess of guesses) await countGuess(context, guess);
  const { couponCode, giftCardCode, giftCardRedeemAmount, overrideCheckoutUrl } = change;
  const written: Checkout = {
    ...checkout,
    ...infoOf(checkout, change.info ?? {}),
    ...(couponCode && { couponCode: await writtenCode(context, couponCode) }),
    ...(giftCardCode && { giftCardCode }),
    ...(giftCardRedeemAmount && { giftCardAmount: giftCardRedeemAmount }),
    ...(overrideCheckoutUrl && { overrideCheckoutUrl }),
  };
  const added = await withAdded(context, written, change);
  const memberships = membershipsAfter(added.memberships, change.info?.membershipOptions, added.lines);
  const { memberships: _before, ...rest } = added;
  const filled: Checkout = { ...rest, ...(memberships && { memberships }) };
  const priced = await priceCheckout(context, filled);
  const purchase = (giftCardCode ?? couponCode) ? purchaseRejection(filled, badRequest) : undefined;
  const wrong = purchase ? undefined : codeRefusal(change, priced);
  // Nothing was written yet but how often they tried.
  if (wrong) throw wrong.keepingChanges();
  const rejection = purchase ?? membershipRefusal(change, priced) ?? optionRefusal(change, filled, priced);
  if (rejection) throw rejection;
  for (const guess of guesses) await takeBackGuess(context, guess);
  if (change.info?.shippingInfo) await reserveSlot(context, { before: checkout, after: filled, priced });
  return { checkout: filled, priced };
}

type UpdateRequest = Request<CheckoutApi, 'updateCheckout'>;

/** @throws 400 when there is nothing to change */
export function requireChange({ checkout, ...rest }: UpdateRequest): void {
  const { id: _id, ...info } = checkout;
  const input = [...Object.values(info), ...Object.values(rest)].some(
    (value) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  if (!input) throw invalidField('checkout', 'REQUIRED_FIELD', 'must change something');
}
