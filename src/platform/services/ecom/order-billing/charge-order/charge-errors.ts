import { addMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, invalid, invalidField, type FieldViolation } from '#platform/contract/errors.ts';
import type { OrderBillingApi, Request } from '#platform/contract/index.ts';
import { normalCode } from '../../gift-vouchers/public.ts';
import { priceViolations, type OrderState } from '../../orders/public.ts';
import { chargesOf, isOpen } from '#platform/services/extensions/payments/public.ts';
import { chargebackRejection, isTooMuch, chargeRejection } from '../rules/charge-rejections.ts';

export type ChargeRequest = Request<OrderBillingApi, 'chargeOrder'>;

const notAllowed = (field: string, description: string): FieldViolation => ({
  field,
  violatedRule: 'OTHER',
  ruleName: 'FIELD_NOT_ALLOWED',
  description,
  data: {},
});

/** What contradicts itself, whatever the order is. */
function shapeViolations({
  regularCharge,
  giftCards = [],
  memberships = [],
}: ChargeRequest): FieldViolation[] {
  const { delayedCharge, delayedCaptureSettings, savePaymentMethod, redirectUrls } = regularCharge ?? {};
  return [
    ...giftCards.flatMap(({ currencyConversionInfo }, index) =>
      currencyConversionInfo
        ? [
            notAllowed(
              `giftCards[${index}].currencyConversionInfo`,
              'is not there: gift cards are not converted',
            ),
          ]
        : [],
    ),
    ...(delayedCharge && delayedCaptureSettings
      ? [notAllowed('regularCharge.delayedCaptureSettings', 'is not there: it is taken when it is paid')]
      : []),
    ...(delayedCharge && savePaymentMethod
      ? [notAllowed('regularCharge.savePaymentMethod', 'is not there: whoever pays later decides that')]
      : []),
    ...(!delayedCharge && Object.values(redirectUrls ?? {}).some(Boolean)
      ? [notAllowed('regularCharge.redirectUrls', 'is not there: nobody is led anywhere by this charge')]
      : []),
    ...(!regularCharge && giftCards.length + memberships.length === 0
      ? [
          {
            field: 'regularCharge',
            violatedRule: 'REQUIRED_ONE_OF_FIELD' as const,
            description: 'or giftCards, or memberships is required',
            data: {},
          },
        ]
      : []),
  ];
}

/** The same card twice would be two payments of one card for one order. */
function requireEachOnce(giftCards: NonNullable<ChargeRequest['giftCards']>): void {
  const codes = giftCards.map(({ giftCardCode = '' }) => normalCode(giftCardCode));
  if (new Set(codes).size === codes.length) return;
  throw failedPrecondition('A gift card is named twice.', 'GIFT_CARD_ALREADY_APPLIED');
}

/** Every rule that needs the order alone. @throws the first that is broken */
export async function requireChargeable(
  context: Context,
  state: OrderState,
  ask: ChargeRequest,
): Promise<void> {
  const { regularCharge, giftCards = [], memberId } = ask;
  if (memberId && state.order.buyerInfo?.memberId !== memberId) {
    throw invalidField('memberId', 'OTHER', 'is not the member who placed the order');
  }
  const rejection = chargeRejection(state) ?? chargebackRejection(state);
  if (rejection) throw rejection;
  const violations = [
    ...shapeViolations(ask),
    ...priceViolations({ regularCharge, giftCards }, '', state.order.currency).map((one) => ({
      ...one,
      field: one.field.slice(1),
    })),
  ];
  if (violations.length > 0) throw invalid(violations);
  requireEachOnce(giftCards);
  const amounts = [
    ...giftCards.map(({ amount }) => amount),
    ...(regularCharge ? [regularCharge.amount] : []),
  ];
  const each = amounts.map((amount) => amount?.amount ?? '0');
  for (const value of amounts.length > 0 ? [...each, addMoney('0', ...each)] : []) {
    const tooMuch = isTooMuch(value, state);
    if (tooMuch) throw tooMuch;
  }
  // Gift cards wait for the charge beside them, and no other.
  if ((await chargesOf(context, state.order.id)).some(isOpen)) {
    throw failedPrecondition('Another payment of the order is under way.', 'PAYMENT_ALREADY_IN_PROGRESS', {
      orderId: state.order.id,
    });
  }
}
