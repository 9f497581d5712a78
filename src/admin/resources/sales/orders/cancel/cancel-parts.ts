import type { OrderTransactions, Payment } from '#wix/order-operations.ts';
import { authorizedPayments } from '../capture/capture-outcome.ts';

/** What cancelling an order consists of; each is done, recorded and told by itself. */
export type CancelPart =
  | { kind: 'void'; payment: Payment }
  | { kind: 'cancel' }
  | { kind: 'restock' }
  | { kind: 'refund' }
  | { kind: 'note' };

export const partKey = (part: CancelPart): string =>
  part.kind === 'void' ? `void-${part.payment._id ?? ''}` : part.kind;

/**
 * In their order: the platform cancels nothing that a bank still holds money for, and money goes back only of what is
 * canceled.
 */
export const cancelParts = (
  transactions: OrderTransactions | undefined,
  { restock, refund, note }: { restock: boolean; refund: boolean; note: boolean },
): CancelPart[] => [
  ...authorizedPayments(transactions?.payments ?? []).map((payment) => ({ kind: 'void' as const, payment })),
  { kind: 'cancel' },
  ...(restock ? [{ kind: 'restock' as const }] : []),
  ...(refund ? [{ kind: 'refund' as const }] : []),
  ...(note ? [{ kind: 'note' as const }] : []),
];

export type PartState = 'waiting' | 'running' | 'done' | 'failed';
