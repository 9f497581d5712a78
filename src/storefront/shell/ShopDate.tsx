import { locales } from '../i18n/locales.ts';
import { useLocale, usePageFacts } from './page-context.tsx';

type Style = 'day' | 'month' | 'weekday' | 'time' | 'hour' | 'clock';

const styles: Record<Style, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  hour: { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  clock: { hour: '2-digit', minute: '2-digit' },
  time: { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
};

interface Props {
  value: Date | string;
  look?: Style;
}

/** A moment as the shop's clock has it, in the shopper's words; the same on the server and in the browser. */
export function ShopDate({ value, look = 'day' }: Props) {
  const { timeZone } = usePageFacts().store;
  const date = new Date(value);
  const text = new Intl.DateTimeFormat(locales[useLocale()].tag, { ...styles[look], timeZone }).format(date);
  return <time dateTime={date.toISOString()}>{text}</time>;
}
