import {
  Ban,
  CircleDashed,
  CircleDot,
  Clock,
  Hourglass,
  MailWarning,
  TimerOff,
  CircleCheck,
} from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { GiftCardView } from '#shared/gift-cards.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { dateText } from '#admin/ui/date-text.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import { endsIn } from './gift-card-record.ts';

const looks = {
  UNUSED: { tone: 'calm', icon: CircleDashed, quiet: true },
  IN_USE: { tone: 'calm', icon: CircleDot, quiet: true },
  USED_UP: { tone: 'calm', icon: CircleCheck, quiet: true },
  PLANNED: { tone: 'info', icon: Clock },
  UNDELIVERED: { tone: 'bad', icon: MailWarning },
  EXPIRED: { tone: 'calm', icon: TimerOff },
  DISABLED: { tone: 'bad', icon: Ban },
} as const;

/** How a card stands, with the day that says most of it. */
export function StateChip({ card }: { card: GiftCardView }) {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const now = useNow();
  const { state, sendDate, lastUsedDate } = card;
  const days = endsIn(card, now);
  if (days !== undefined && state !== 'PLANNED' && state !== 'UNDELIVERED')
    return (
      <StatusChip
        tone="warn"
        icon={Hourglass}
        label={translate('gift-cards.state.ends', { smart_count: days })}
      />
    );
  const day = (date: string) => dateText(date, 'day', { timeZone, now });
  const label =
    state === 'PLANNED' && sendDate
      ? translate('gift-cards.state.sends', { day: day(sendDate) })
      : state === 'IN_USE' && lastUsedDate
        ? translate('gift-cards.state.used', { day: day(lastUsedDate) })
        : translate(`gift-cards.state.${state}`);
  return <StatusChip {...looks[state]} label={label} />;
}
