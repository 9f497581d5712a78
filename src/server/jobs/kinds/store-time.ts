import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';

/** As a file of columns says a moment: in the store's zone. */
export const storeTime = (date: string | undefined, timeZone: string): string =>
  date === undefined ? '' : format(new TZDate(date, timeZone), 'yyyy-MM-dd HH:mm');

export const storeDay = (date: string | undefined, timeZone: string): string =>
  date === undefined ? '' : format(new TZDate(date, timeZone), 'yyyy-MM-dd');
