import { tz } from '@date-fns/tz';
import { endOfDay } from 'date-fns/endOfDay';
import { useMemo } from 'react';
import { useStoreProfile } from '../access/session.ts';
import { useNow } from './use-now.ts';

/** When the day ends in the store. */
export function useTonight(): Date {
  const { timeZone } = useStoreProfile();
  const now = useNow();
  return useMemo(() => new Date(+endOfDay(now, { in: tz(timeZone) })), [now, timeZone]);
}
