import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { ReviewRequestSettings } from '#shared/review-requests.ts';
import '../messages.en.ts';

/** The settings as one sentence. */
export function useSettingsSentence(): (settings: ReviewRequestSettings) => string {
  const translate = useTranslate();
  return useCallback(
    ({ on, days, from, orders }) => {
      if (!on) return translate('review-requests.settings.off');
      return translate(`review-requests.settings.${from}.${orders}`, { smart_count: days });
    },
    [translate],
  );
}
