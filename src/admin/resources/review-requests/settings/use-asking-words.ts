import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { AskingSettings } from '#shared/review-requests.ts';
import '../messages.en.ts';

/** The settings as one sentence. */
export function useAskingWords(): (settings: AskingSettings) => string {
  const translate = useTranslate();
  return useCallback(
    ({ on, days, from, orders }) => {
      if (!on) return translate('review-requests.asking.off');
      return translate(`review-requests.asking.${from}.${orders}`, { smart_count: days });
    },
    [translate],
  );
}
