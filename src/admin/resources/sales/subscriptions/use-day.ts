import { useCallback } from 'react';
import { useStoreProfile } from '#admin/access/session.ts';
import { dateText } from '#admin/ui/date-text.ts';
import { useNow } from '#admin/ui/use-now.ts';

/** A day inside of a sentence, in the store's zone. */
export function useDay(): (date: string) => string {
  const { timeZone } = useStoreProfile();
  const now = useNow();
  return useCallback((date) => dateText(date, 'day', { timeZone, now }), [timeZone, now]);
}
