import type { ChargeOutcome } from '#platform/ports.ts';
import { isOpen, isSecured, type ChargeStatus, type StoredCharge } from '../charge.ts';

/** What the provider said, or that the attempt was given up. */
export type Outcome = ChargeOutcome | { status: 'CANCELED'; reason: string };

/** What hearing an outcome means for an attempt that may have heard others before, in any order. */
export type Consequence =
  | 'nothing'
  /** Still open, perhaps in another way. */
  | 'waits'
  | 'approved'
  /** The money came although the attempt had been declined or given up. */
  | 'approved-late'
  | 'declined'
  | 'canceled';

/** Money that came, or is held, is never doubted; everything else only closes what is open. */
export function consequenceOf(before: ChargeStatus, outcome: Outcome['status']): Consequence {
  if (isSecured({ status: before })) return 'nothing';
  if (outcome === 'APPROVED' || outcome === 'AUTHORIZED')
    return isOpen({ status: before }) ? 'approved' : 'approved-late';
  if (!isOpen({ status: before })) return 'nothing';
  if (outcome === 'DECLINED') return 'declined';
  return outcome === 'CANCELED' ? 'canceled' : 'waits';
}

/** The attempt as it is kept after the outcome. */
export function afterOutcome(charge: StoredCharge, outcome: Outcome, nextAskDate: string): StoredCharge {
  const isWaiting = outcome.status === 'PENDING' || outcome.status === 'ACTION_REQUIRED';
  const card = 'card' in outcome ? outcome.card : undefined;
  const transaction = 'providerTransactionId' in outcome ? outcome.providerTransactionId : undefined;
  return {
    ...charge,
    status: outcome.status,
    providerTransactionId: transaction ?? charge.providerTransactionId,
    reason: 'reason' in outcome ? outcome.reason : null,
    redirectUrl: outcome.status === 'ACTION_REQUIRED' ? outcome.redirectUrl : null,
    cardBrand: card?.brand ?? charge.cardBrand,
    cardLastFour: card?.lastFourDigits ?? charge.cardLastFour,
    nextAskDate: isWaiting ? nextAskDate : null,
  };
}
