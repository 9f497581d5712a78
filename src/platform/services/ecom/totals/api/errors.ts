import type { PlatformError } from '#platform/contract/errors.ts';
import { obfuscate } from '../../gift-vouchers/public.ts';
import type { Priced } from '../pricing.ts';
import type { Bill } from '../rules/model.ts';

type Errors = Priced['calculationErrors'];
type Details = NonNullable<Errors['couponCalculationError']>;

const details = (code: string, description: string, data: Record<string, unknown> = {}): Details => ({
  applicationError: { code, description, data },
});

/** What was rejected while the facts were gathered. */
export interface PricingErrors {
  coupon?: PlatformError;
  giftCard?: PlatformError;
  membership?: PlatformError;
}

const rejection = ({ code = 'INVALID_ARGUMENT', message, data }: PlatformError): Details =>
  details(code, message, data);

/** The card by the end of its code, as a card that pays is named: the checkout has nothing else of one that does not. */
const giftCardRefusal = ({ code = 'INVALID_ARGUMENT', message, data }: PlatformError, typed = ''): Details =>
  details(code, message, { ...data, obfuscatedCode: obfuscate(typed) });

function couponError({ facts, couponProblem }: Bill): Details | undefined {
  const data = { couponCode: facts.coupon?.code };
  if (couponProblem === 'SUBTOTAL_TOO_LOW') {
    const minimumSubtotal = facts.coupon?.minimumSubtotal;
    const words = 'The items do not come to the subtotal that the coupon asks for.';
    return details('ERROR_COUPON_MINIMUM_SUBTOTAL_NOT_REACHED', words, { ...data, minimumSubtotal });
  }
  if (couponProblem === 'NOTHING_COVERED') {
    return details('ERROR_COUPON_NOT_APPLICABLE', 'The coupon is for other items.', data);
  }
  return undefined;
}

/** Which of the shop's apps have no rates of their own, though something is sent. */
function carrierErrors({ facts, delivery }: Bill): Errors['carrierErrors'] {
  const errors = (facts.carriers ?? []).flatMap(({ id, name, silent }) =>
    silent === undefined
      ? []
      : [{ carrierId: id, error: details(silent, `${name} does not say what it would send this for.`) }],
  );
  return errors.length > 0 && !delivery.isUnreachable ? { errors } : undefined;
}

/** Problems do not fail a calculation: they are told beside it, and keep an order from being placed. */
export function writeErrors(
  bill: Bill,
  pricingErrors: PricingErrors,
  giftCardCode: string | undefined,
): Errors {
  const coupon = pricingErrors.coupon ? rejection(pricingErrors.coupon) : couponError(bill);
  const carriers = carrierErrors(bill);
  return {
    ...(carriers && { carrierErrors: carriers }),
    ...(coupon && { couponCalculationError: coupon }),
    ...(pricingErrors.giftCard && {
      giftCardCalculationError: giftCardRefusal(pricingErrors.giftCard, giftCardCode),
    }),
    ...(pricingErrors.membership && { membershipError: rejection(pricingErrors.membership) }),
    ...(bill.delivery.isUnreachable && {
      generalShippingCalculationError: details(
        'SHIPPING_ADDRESS_NOT_COVERED',
        'The shop does not deliver this to the address.',
      ),
    }),
  };
}
