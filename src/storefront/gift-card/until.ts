import { locales, type Locale } from '../i18n/locales.ts';
import type { Translate } from '../i18n/messages.ts';

/** Until when a card that goes out on that day is good, as it stands on the card. */
export function untilText(
  t: Translate,
  { months, from, locale }: { months: number; from: string; locale: Locale },
): string {
  if (months === 0) return t('giftCard.forever');
  const end = new Date(`${from}T12:00:00Z`);
  if (Number.isNaN(end.getTime())) return '';
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  end.setUTCDate(
    Math.min(day, new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()),
  );
  const date = new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    end,
  );
  return t('giftCard.until', { date });
}
