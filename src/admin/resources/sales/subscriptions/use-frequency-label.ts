import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { DeskSubscription } from '#shared/subscription-desk.ts';

/** "Every month", "Every 6 weeks". */
export function useFrequencyLabel(): (of: Pick<DeskSubscription, 'frequency' | 'interval'>) => string {
  const translate = useTranslate();
  return useCallback(
    ({ frequency, interval }) => translate(`subscriptions.every.${frequency}`, { smart_count: interval }),
    [translate],
  );
}
