import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { ReminderSettings } from '#shared/abandoned-checkouts.ts';
import '../messages.en.ts';

/** The plan as one sentence. */
export function usePlanSummary(): (plan: ReminderSettings) => string {
  const translate = useTranslate();
  return useCallback(
    ({ remind, whom, delayMinutes, reminders }) => {
      const hours = reminders.flatMap((reminder) => (reminder.on ? [String(reminder.hours)] : []));
      const left = translate('abandoned-checkouts.plan.abandonedAfter', { smart_count: delayMinutes });
      if (!remind || hours.length === 0) return `${left} ${translate('abandoned-checkouts.plan.off')}`;
      const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(hours);
      // "After 1 and 24 hours": the last one decides.
      const last = Number(hours.at(-1));
      return `${left} ${translate(`abandoned-checkouts.plan.${whom}`, { hours: list, smart_count: last })}`;
    },
    [translate],
  );
}
