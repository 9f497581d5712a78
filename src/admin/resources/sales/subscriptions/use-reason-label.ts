import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

const KNOWN = new Set([
  'account_deleted',
  'authentication_required',
  'card_declined',
  'expired_card',
  'insufficient_funds',
  'no_card',
  'out_of_stock',
]);

/** Why a charge came to nothing, as the card's bank says it. */
export function useReasonLabel(): (reason: string) => string {
  const translate = useTranslate();
  return useCallback(
    (reason) => translate(`subscriptions.reason.${KNOWN.has(reason) ? reason : 'other'}`),
    [translate],
  );
}
