import { failedPrecondition, invalid, notFound, type PlatformError } from '#platform/contract/errors.ts';
import type { NonDraftableReason } from './draftability.ts';

export const draftNotFound = (draftSubscriptionContractId: string): PlatformError =>
  notFound('The draft was not found.', 'DRAFT_SUBSCRIPTION_CONTRACT_NOT_FOUND', {
    draftSubscriptionContractId,
  });

export const alreadyCommitted = (draftSubscriptionContractId: string): PlatformError =>
  failedPrecondition('The draft is committed.', 'ALREADY_COMMITTED', { draftSubscriptionContractId });

export const notDraftable = (nonDraftableReasons: readonly NonDraftableReason[]): PlatformError =>
  failedPrecondition('The subscription cannot be changed now.', 'SUBSCRIPTION_CONTRACT_NOT_DRAFTABLE', {
    nonDraftableReasons,
  });

export const cycleStarted = (currentCycle: number): PlatformError =>
  failedPrecondition('That cycle has begun already.', 'CYCLE_ALREADY_STARTED', { currentCycle });

/** What the contract tells by the name of a rule. */
export const brokenRule = (field: string, ruleName: string, description: string): PlatformError =>
  invalid([{ field, description, violatedRule: 'OTHER', ruleName, data: {} }]);
