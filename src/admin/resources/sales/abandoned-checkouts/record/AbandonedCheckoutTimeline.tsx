import { CircleCheck, Clock, Mail, MailX, ShoppingBag, Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { ActivityList, type ActivityEntry } from '#admin/ui/timeline/ActivityList.tsx';
import { useNameOf } from '#admin/ui/use-name-of.ts';
import { abandonedAt, type AbandonedCheckoutRecord } from '../abandoned-checkout-record.ts';

type Translate = ReturnType<typeof useTranslate>;

function actEntries(
  { told, activities = [] }: AbandonedCheckoutRecord,
  translate: Translate,
  nameOf: (email: string) => string,
): ActivityEntry[] {
  const actions =
    told?.acts ?? activities.map(({ _createdDate, type }) => ({ date: _createdDate, type: type ?? '' }));
  return actions.map((action, index) => {
    const { date, type } = action;
    const { by, reminder, why } = action as NonNullable<AbandonedCheckoutRecord['told']>['acts'][number];
    const what = translate(`abandoned-checkouts.activity.${type}`, { number: reminder, _: type });
    const who = by ? ` ${translate('abandoned-checkouts.activity.by', { by: nameOf(by) })}` : '';
    const because = why ? `: ${translate(`abandoned-checkouts.reason.${why}`)}` : '';
    return {
      key: `act-${index}`,
      icon: type === 'EMAIL_SENT' ? Mail : MailX,
      at: date ? new Date(date) : undefined,
      words: `${what}${who}${because}`,
    };
  });
}

/** What happened, the newest first. */
export function AbandonedCheckoutTimeline({ left }: { left: AbandonedCheckoutRecord }) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const { told, checkoutRecoveredDate } = left;
  const entries: ActivityEntry[] = [
    ...(told?.nextReminder
      ? [
          {
            key: 'next',
            icon: Clock,
            at: new Date(told.nextReminder),
            words: translate('abandoned-checkouts.activity.next'),
          },
        ]
      : []),
    ...(checkoutRecoveredDate
      ? [
          {
            key: 'recovered',
            icon: CircleCheck,
            at: checkoutRecoveredDate,
            words: told?.orderNumber
              ? translate('abandoned-checkouts.activity.order', { number: told.orderNumber })
              : translate('abandoned-checkouts.activity.recovered'),
          },
        ]
      : []),
    ...(told?.returnedDate
      ? [
          {
            key: 'returned',
            icon: Undo2,
            at: new Date(told.returnedDate),
            words: translate('abandoned-checkouts.activity.returned'),
          },
        ]
      : []),
    ...actEntries(left, translate, nameOf),
    {
      key: 'abandoned',
      icon: ShoppingBag,
      at: abandonedAt(left),
      words: translate(
        `abandoned-checkouts.activity.${left.checkoutId ? 'abandonedCheckout' : 'abandonedCart'}`,
      ),
    },
  ];
  return <ActivityList entries={entries} />;
}
