import { useStoreProfile } from '../access/session.ts';
import { dateTitle, dateText, type DateStyle } from './date-text.ts';
import { useNow } from './use-now.ts';

interface Props {
  value: string | Date | null | undefined;
  style?: DateStyle;
}

/** A moment in the store's time zone; the viewer's own is in the tooltip. */
export function DateTime({ value, style = 'short' }: Props) {
  const { timeZone } = useStoreProfile();
  const now = useNow();
  if (!value) return <span>—</span>;
  return (
    <time
      className="num"
      dir="auto"
      dateTime={new Date(value).toISOString()}
      title={dateTitle(value, timeZone)}
    >
      {dateText(value, style, { timeZone, now })}
    </time>
  );
}
