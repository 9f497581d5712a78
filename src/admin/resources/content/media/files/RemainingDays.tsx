import { useTranslate } from 'ra-core';
import { daysUntil } from '#admin/ui/days-until.ts';
import { useNow } from '#admin/ui/use-now.ts';

/** How long what is in the trash can still be had back. */
export function RemainingDays({ until }: { until: string | undefined }) {
  const translate = useTranslate();
  const now = useNow();
  if (until === undefined) return null;
  const days = daysUntil(until, now);
  return <>{translate(days === 0 ? 'media.trash.lastDay' : 'media.trash.daysLeft', { smart_count: days })}</>;
}
