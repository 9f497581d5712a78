import { LATE_HOURS, type ReminderSettings } from '#shared/abandoned-checkouts.ts';

const HOUR = 3_600_000;

/** Of a reminder: those left in this span have their turn now, unless a later one had its turn already. */
export interface Turn {
  reminder: number;
  /** ISO 8601; not this moment itself. */
  after: string;
  until: string;
}

/** The last reminder first: of several that are due only one is sent. */
export function turnsAt(now: Date, { remind, reminders }: ReminderSettings): Turn[] {
  if (!remind) return [];
  const before = (hours: number): string => new Date(now.getTime() - hours * HOUR).toISOString();
  return reminders
    .flatMap(({ on, hours }, index) =>
      on ? [{ reminder: index + 1, after: before(hours + LATE_HOURS), until: before(hours) }] : [],
    )
    .toReversed();
}

interface Waiting {
  status: string;
  leftDate: string;
  reminded: number;
}

/** When the next reminder has its turn, if any has. */
export function nextTurn(
  { status, leftDate, reminded }: Waiting,
  { remind, reminders }: ReminderSettings,
  now: Date,
): string | undefined {
  if (!remind || status !== 'ABANDONED') return undefined;
  const left = new Date(leftDate).getTime();
  const times = reminders.flatMap(({ on, hours }, index) =>
    on && index + 1 > reminded && left + (hours + LATE_HOURS) * HOUR > now.getTime()
      ? [left + hours * HOUR]
      : [],
  );
  return times[0] === undefined ? undefined : new Date(times[0]).toISOString();
}
