import type { FieldViolation } from '#platform/contract/errors.ts';
import type { PaymentInput } from './new-payment.ts';

/** The contract's own bound on what an order keeps. */
export const MAX_PAYMENTS = 100;

/** Statuses a payment only gets by a refund. */
const BY_REFUND = new Set<string | undefined>(['REFUNDED', 'PARTIALLY_REFUNDED']);
const OF_GIFT_CARDS = ['APPROVED', 'PENDING', 'CANCELED', 'DECLINED', 'VOIDED'];

function violationsOf(payment: PaymentInput, path: string): FieldViolation[] {
  const { status, amount, membershipPaymentDetails, giftcardPaymentDetails } = payment;
  const violations: FieldViolation[] = [];
  if (amount?.amount === undefined && !membershipPaymentDetails) {
    violations.push({
      field: `${path}.amount`,
      violatedRule: 'REQUIRED_FIELD',
      description: 'is required',
      data: {},
    });
  }
  const isStored = Boolean(membershipPaymentDetails ?? giftcardPaymentDetails);
  if (BY_REFUND.has(status) || (isStored && status !== undefined && !OF_GIFT_CARDS.includes(status))) {
    violations.push({
      field: `${path}.status`,
      violatedRule: 'INVALID_ENUM_VALUE',
      description: 'is not a status such a payment can be added with',
      data: {
        value: status,
        enumValues: isStored ? OF_GIFT_CARDS : [...OF_GIFT_CARDS, 'PENDING_MERCHANT', 'AUTHORIZED'],
      },
    });
  }
  return violations;
}

export function paymentViolations(
  payments: readonly PaymentInput[],
  existing: number,
  path: string,
): FieldViolation[] {
  const violations = payments.flatMap((payment, index) => violationsOf(payment, `${path}[${index}]`));
  if (existing + payments.length > MAX_PAYMENTS) {
    violations.push({
      field: path,
      violatedRule: 'MAX_SIZE',
      description: `would make more than ${MAX_PAYMENTS} payments of the order`,
      data: { threshold: MAX_PAYMENTS - existing },
    });
  }
  return violations;
}
