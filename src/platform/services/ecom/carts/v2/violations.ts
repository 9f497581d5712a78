import type { Priced } from '../../totals/public.ts';
import { isGiftCard } from '../../gift-vouchers/public.ts';
import type { Cart } from '../cart.ts';
import { couponViolation, giftCardViolation, type CodeRejection } from './code-rejections.ts';
import type { ViolationV2 } from './api-cart.ts';

const error = (
  scope: NonNullable<ViolationV2['scope']>,
  code: NonNullable<ViolationV2['code']>,
  description: string,
  data: object = {},
): ViolationV2 => ({ scope, code, description, severity: 'ERROR', ...data });

function ofLines({ lines, buyer }: Cart): ViolationV2[] {
  if (lines.length === 0) return [error('GLOBAL', 'EMPTY_CART', 'There is nothing in the cart.')];
  const short = lines.filter(({ availability }) => availability.status !== 'AVAILABLE');
  const membersOnly = buyer.memberId === undefined ? lines.filter(({ item }) => item.membersOnly) : [];
  const idsOf = (some: Cart['lines']): string[] => some.map(({ id }) => id);
  return [
    ...(short.length > 0
      ? [
          error('LINE_ITEM', 'LINE_ITEMS_OUT_OF_STOCK', 'Not all of this can be bought any more.', {
            lineItemsOutOfStockData: {
              lineItemIds: idsOf(short),
              allLineItemsOutOfStock: lines.every(({ availability }) =>
                ['NOT_FOUND', 'NOT_AVAILABLE'].includes(availability.status),
              ),
            },
          }),
        ]
      : []),
    ...(membersOnly.length > 0
      ? [
          error('LINE_ITEM', 'MEMBERS_ONLY_ITEM', 'Only members can buy this.', {
            membersOnlyItemData: { lineItemIds: idsOf(membersOnly) },
          }),
        ]
      : []),
  ];
}

const refusalIn = (
  details: Priced['calculationErrors']['couponCalculationError'],
): CodeRejection | undefined => {
  const found = details?.applicationError;
  return found && { code: found.code ?? '', message: found.description ?? '', data: found.data ?? {} };
};

function ofCodes(
  { lines, couponCode, giftCard }: Cart,
  { calculationErrors: errors, currency }: Priced,
): ViolationV2[] {
  const coupon = refusalIn(errors.couponCalculationError);
  const card = refusalIn(errors.giftCardCalculationError);
  const buysCard = lines.some(({ catalogReference }) => catalogReference && isGiftCard(catalogReference));
  return [
    ...(coupon && couponCode
      ? [{ ...couponViolation(coupon, couponCode, currency), severity: 'ERROR' as const }]
      : []),
    ...(card && giftCard ? [{ ...giftCardViolation(card, giftCard.code), severity: 'ERROR' as const }] : []),
    ...(buysCard && couponCode
      ? [
          error(
            'DISCOUNT',
            'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD',
            'A coupon cannot be used for a gift card.',
          ),
        ]
      : []),
    ...(buysCard && giftCard
      ? [
          error(
            'GIFT_CARD',
            'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
            'A gift card cannot pay for a gift card.',
          ),
        ]
      : []),
  ];
}

type Reason = NonNullable<NonNullable<ViolationV2['invalidMembershipStatusData']>['reason']>;

const REASONS: Readonly<Record<string, Reason>> = {
  MEMBERSHIP_NOT_FOUND: 'MEMBERSHIP_NOT_FOUND',
  MEMBERSHIP_CANNOT_BE_USED_FOR_LINE_ITEMS: 'NOT_APPLICABLE_TO_LINE_ITEMS',
};

interface MembershipSelectionError {
  membershipId?: string;
  errorType?: string;
}

/** What was chosen and does not hold any more; one that nobody can ask about is told without its id. */
function ofMemberships({ calculationErrors: { membershipError } }: Priced): ViolationV2[] {
  const rejection = membershipError?.applicationError;
  if (!rejection) return [];
  const { membershipInvalidSelectionErrors: selectionErrors = [{}] } = (rejection.data ?? {}) as {
    membershipInvalidSelectionErrors?: MembershipSelectionError[];
  };
  return selectionErrors.map(({ membershipId, errorType = '' }) =>
    error('MEMBERSHIP', 'INVALID_MEMBERSHIP_STATUS', rejection.description ?? '', {
      invalidMembershipStatusData: {
        ...(membershipId && { membershipId }),
        reason: REASONS[errorType] ?? 'UNKNOWN_INVALID_MEMBERSHIP_REASON',
      },
    }),
  );
}

function ofDelivery({ lines, contactInfo, selectedShippingOption }: Cart, priced: Priced): ViolationV2[] {
  if (!lines.some(({ item }) => item.shippable)) return [];
  const { selectedCarrierServiceOption: selected, calculationErrors: errors } = priced;
  if (!contactInfo?.address?.country)
    return [error('DELIVERY', 'MISSING_DELIVERY_ADDRESS', 'It is not said where it goes.')];
  const nowhere = errors.generalShippingCalculationError?.applicationError;
  if (nowhere)
    return [error('DELIVERY', 'GENERAL_CODE', nowhere.description ?? 'The shop does not deliver there.')];
  if (!selected) return [error('DELIVERY', 'MISSING_DELIVERY_METHOD', 'No delivery is selected.')];
  if (selectedShippingOption?.code && selected.code !== selectedShippingOption.code)
    return [
      error(
        'DELIVERY',
        'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
        'The selected delivery is not offered any more.',
      ),
    ];
  return [];
}

/** Everything that keeps the cart from being ordered as it stands. */
export const violationsOf = (cart: Cart, priced: Priced, withDelivery: boolean): ViolationV2[] => [
  ...ofLines(cart),
  ...ofCodes(cart, priced),
  ...ofMemberships(priced),
  ...(withDelivery ? ofDelivery(cart, priced) : []),
  ...priced.violations.map(({ severity, target, description }) => ({
    scope: target.lineItem ? ('LINE_ITEM' as const) : ('GLOBAL' as const),
    code: 'CUSTOM_VALIDATION' as const,
    description,
    severity,
    customValidationData: { target } as NonNullable<ViolationV2['customValidationData']>,
  })),
];
