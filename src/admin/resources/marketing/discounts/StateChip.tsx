import { Check, CircleCheck, Clock, Hourglass, Pause } from 'lucide-react';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { tz } from '@date-fns/tz';
import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { StatusChip } from '#admin/ui/StatusChip.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import { isUsedUp, stateOf, type DiscountSummary } from './discount-record.ts';

/** Of its last uses so many tenths are told. */
const FEW = 0.1;

/** How a discount stands at this moment. @param quiet in a list */
export function StateChip({ told, quiet = false }: { told: DiscountSummary; quiet?: boolean }) {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  // The page's clock tells when to look again; it is up to half a minute old, and what has just ended would still work.
  useNow();
  const now = new Date();
  const say = (key: string, values?: object) => translate(`discounts.state.${key}`, values);
  const { limit = 0, uses, starts } = told;
  switch (stateOf(told, now)) {
    case 'live': {
      const remaining = limit - uses;
      return limit > 0 && remaining <= limit * FEW ? (
        <StatusChip tone="warn" icon={Hourglass} label={say('usesLeft', { smart_count: remaining })} />
      ) : (
        <StatusChip tone="ok" icon={CircleCheck} label={say('live')} quiet={quiet} />
      );
    }
    case 'scheduled': {
      const days = differenceInCalendarDays(starts ?? now, now, { in: tz(timeZone) });
      const label = days === 0 ? say('today') : say('scheduled', { smart_count: days });
      return <StatusChip tone="info" icon={Clock} label={label} quiet={quiet} />;
    }
    case 'off':
      return <StatusChip tone="calm" icon={Pause} label={say('off')} quiet={quiet} />;
    case 'ended':
      return (
        <StatusChip tone="calm" icon={Check} label={say(isUsedUp(told) ? 'usedUp' : 'ended')} quiet={quiet} />
      );
  }
}
