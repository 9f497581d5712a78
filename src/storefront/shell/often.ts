import type { Translate } from '../i18n/messages.ts';

interface Settings {
  frequency?: string | undefined;
  interval?: number | null | undefined;
}

const KNOWN = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

/** `Every 2 months`; undefined for what comes once. */
export function oftenText(t: Translate, settings: Settings | undefined): string | undefined {
  const frequency = KNOWN.find((one) => one === settings?.frequency);
  return frequency && t(`often.${frequency}`, { count: settings?.interval ?? 1 });
}
