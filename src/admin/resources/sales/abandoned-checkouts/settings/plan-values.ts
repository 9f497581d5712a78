import { MIN_DELAY, MAX_DELAY, MAX_HOURS, type ReminderSettings } from '#shared/abandoned-checkouts.ts';
import type { Problem, Problems } from '#admin/ui/form/form-errors.ts';

export type StoredPlan = ReminderSettings & { id: string };

/** The plan as its form holds it. */
export interface PlanValues {
  remind: boolean;
  recipients: ReminderSettings['whom'];
  delayMinutes: string;
  on1: boolean;
  on2: boolean;
  on3: boolean;
  hours1: string;
  hours2: string;
  hours3: string;
}

export const REMINDER_NUMBERS = [1, 2, 3] as const;

export function readPlan(plan: StoredPlan | undefined): PlanValues {
  const at = (index: number) => plan?.reminders[index] ?? { on: false, hours: 24 * (index + 1) };
  return {
    remind: plan?.remind ?? false,
    recipients: plan?.whom ?? 'SUBSCRIBED',
    delayMinutes: String(plan?.delayMinutes ?? 60),
    on1: at(0).on,
    on2: at(1).on,
    on3: at(2).on,
    hours1: String(at(0).hours),
    hours2: String(at(1).hours),
    hours3: String(at(2).hours),
  };
}

const whole = (typed: string, least: number, max: number): number | undefined => {
  const number = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return number >= least && number <= max ? number : undefined;
};

const hoursOf = (values: PlanValues): (number | undefined)[] =>
  REMINDER_NUMBERS.map((number) => whole(values[`hours${number}`], 1, MAX_HOURS));

export const toPlan = (values: PlanValues): ReminderSettings => ({
  remind: values.remind,
  whom: values.recipients,
  delayMinutes: whole(values.delayMinutes, MIN_DELAY, MAX_DELAY) ?? MIN_DELAY,
  reminders: hoursOf(values).map((hours, index) => ({
    on: values[`on${REMINDER_NUMBERS[index] ?? 1}`],
    hours: hours ?? 1,
  })),
});

const WORDS = 'abandoned-checkouts.plan';

/** What is wrong with the hours of a reminder, beside those of the one before. */
function hoursProblem(own: number | undefined, before: number | undefined): Problem | undefined {
  if (own === undefined) return { key: `${WORDS}.badHours`, values: { most: MAX_HOURS } };
  return before !== undefined && own <= before ? { key: `${WORDS}.badOrder` } : undefined;
}

/** Each is a whole number within its bounds, and each reminder later than the one before. */
export function checkPlan(values: PlanValues): Problems {
  const hours = hoursOf(values);
  const isDelay = whole(values.delayMinutes, MIN_DELAY, MAX_DELAY) !== undefined;
  const badDelay: Problem = { key: `${WORDS}.badDelay`, values: { least: MIN_DELAY, most: MAX_DELAY } };
  const problems = REMINDER_NUMBERS.map(
    (number, index) => [`hours${number}`, hoursProblem(hours[index], hours[index - 1])] as const,
  );
  return Object.fromEntries(
    [...problems, ['delayMinutes', isDelay ? undefined : badDelay] as const].flatMap(([name, problem]) =>
      problem ? [[name, problem] as const] : [],
    ),
  );
}
