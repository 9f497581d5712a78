import { TZDate } from '@date-fns/tz';

/** What a field of date and time says, in the store's time zone; undefined while it says nothing. */
export function moment(text: string, timeZone: string): string | undefined {
  const [, year, month, day, hour, minute] = /^(\d{4,6})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text) ?? [];
  if (minute === undefined) return undefined;
  const parts = [year, month, day, hour, minute].map(Number) as [number, number, number, number, number];
  const at = new TZDate(parts[0], parts[1] - 1, parts[2], parts[3], parts[4], timeZone).getTime();
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}
