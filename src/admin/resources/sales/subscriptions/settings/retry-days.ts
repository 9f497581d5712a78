import { MAX_RETRIES, MAX_RETRY_DAYS } from '#shared/subscription-desk.ts';
import type { Problems } from '#admin/ui/form/form-errors.ts';
import type { RetrySettings } from '../provider.ts';

export type StoredSettings = RetrySettings & { id: string };

export interface SettingsValues {
  [name: string]: unknown;
  retryDays: string;
}

export const readSettings = (settings: StoredSettings | undefined): SettingsValues => ({
  retryDays: (settings?.retryDays ?? []).join(', '),
});

const partsOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

/** The days that were typed; undefined where one of them is none. */
export function daysIn(typed: string): number[] | undefined {
  const parts = partsOf(typed);
  const days = parts.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  const isGood = days.length <= MAX_RETRIES && days.every((day) => day >= 1 && day <= MAX_RETRY_DAYS);
  return isGood ? days : undefined;
}

export const toSettings = ({ retryDays }: SettingsValues): RetrySettings => ({
  retryDays: daysIn(retryDays) ?? [],
});

export const checkSettings = ({ retryDays }: SettingsValues): Problems =>
  daysIn(retryDays)
    ? {}
    : {
        retryDays: {
          key: 'subscriptions.settings.bad',
          values: { most: MAX_RETRIES, days: MAX_RETRY_DAYS },
        },
      };
