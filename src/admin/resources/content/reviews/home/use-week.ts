import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { subDays } from 'date-fns/subDays';
import { useStoreProfile } from '#admin/access/session.ts';
import { useNow } from '#admin/ui/use-now.ts';
import { useOverview } from '../use-overview.ts';

const DAYS = 7;

/** What became of reviews in the last seven days of the store, today included. */
export function useWeek() {
  const { timeZone } = useStoreProfile();
  const here = new TZDate(useNow().getTime(), timeZone);
  return useOverview({ from: format(subDays(here, DAYS - 1), 'yyyy-MM-dd'), to: format(here, 'yyyy-MM-dd') });
}
