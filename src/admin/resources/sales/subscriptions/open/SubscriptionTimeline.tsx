import {
  Ban,
  CircleCheck,
  CirclePause,
  CircleX,
  CreditCard,
  FlagTriangleRight,
  MapPin,
  PackageX,
  Pencil,
  Play,
  Repeat,
  RotateCw,
  SkipForward,
} from 'lucide-react';
import { useTranslate } from 'ra-core';
import { ActivityList, type ActivityEntry } from '#admin/ui/timeline/ActivityList.tsx';
import { useNameOf } from '#admin/ui/use-name-of.ts';
import type { OpenRecord } from '../subscription-record.ts';
import { useReasonLabel } from '../use-reason-label.ts';

const icons = {
  DECLINED: CircleX,
  SUSPENDED: CreditCard,
  OUT_OF_STOCK: PackageX,
  PAUSED: CirclePause,
  RESUMED: Play,
  RETRIED: RotateCw,
  SKIPPED: SkipForward,
  CARD_CHANGED: CreditCard,
  MOVED: MapPin,
  CHANGED: Pencil,
  CANCELED: Ban,
} as const;

/** All that happened to it, with who did it. */
export function SubscriptionTimeline({ one }: { one: OpenRecord }) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const reasonWords = useReasonLabel();
  const words = (key: string, values: object = {}) => translate(`subscriptions.activity.${key}`, values);
  const actions = (one.acts ?? []).map(({ id, kind, date, by, cycle, reason }): ActivityEntry => {
    const who = by && words('by', { by: by === 'MEMBER' ? words('member') : nameOf(by) });
    const why = reason && reasonWords(reason);
    const what = [words(kind, { cycle }), who].filter(Boolean).join(' ');
    return { key: id, icon: icons[kind], at: new Date(date), words: why ? `${what}: ${why}` : what };
  });
  const paid = (one.cycles ?? [])
    .filter(({ status, cycle }) => status === 'PAID' && cycle > 1)
    .map(({ cycle, settledDate, dueDate }): ActivityEntry => ({
      key: `paid-${cycle}`,
      icon: CircleCheck,
      at: new Date(settledDate ?? dueDate),
      words: words('PAID', { cycle }),
    }));
  const ended: ActivityEntry[] =
    one.standing === 'ENDED' && one.endedDate
      ? [{ key: 'ended', icon: FlagTriangleRight, at: new Date(one.endedDate), words: words('ENDED') }]
      : [];
  const begun = { key: 'begun', icon: Repeat, at: new Date(one.createdDate), words: words('BEGUN') };
  return <ActivityList entries={[...ended, ...actions, ...paid, begun]} />;
}
