import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { formatMoney } from '#shared/money.ts';
import type { DeskVerb } from '#shared/subscription-desk.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import '../messages.en.ts';
import { nameOf, type OpenRecord } from '../subscription-record.ts';
import { useDay } from '../use-day.ts';
import { useReadAgain, useSubscriptionsProvider } from '../use-subscriptions.ts';

interface Props {
  verb: DeskVerb;
  one: OpenRecord;
  onClose: () => void;
}

/** What comes of it, each a sentence under `subscriptions.deed.<verb>`. */
function consequences(verb: DeskVerb, { tries, isBeingCharged }: OpenRecord): string[] {
  switch (verb) {
    case 'skip':
      return ['detail'];
    case 'pause':
      return ['detail', ...(isBeingCharged ? ['underWay'] : tries > 0 ? ['declined'] : [])];
    case 'resume':
      return [tries > 0 ? 'owed' : 'detail'];
    case 'retry':
      return ['detail'];
    case 'cancel':
      return ['detail', ...(isBeingCharged ? ['underWay'] : []), 'mail'];
  }
}

/** Says what comes of it before it is done. */
export default function SubscriptionActionDialog({ verb, one, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const day = useDay();
  const { locale } = useStoreProfile();
  const provider = useSubscriptionsProvider();
  const readAgain = useReadAgain();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.change('subscriptions', { id: one.id, verb }),
    async onSuccess({ data }) {
      const failed = verb === 'retry' && data.tries > 0;
      notify(`subscriptions.action.${verb}.${failed ? 'failed' : 'done'}`, {
        type: failed ? 'warning' : 'info',
      });
      onClose();
      await readAgain();
    },
  });
  const dayOf = (date: string | undefined): string => (date === undefined ? '' : day(date));
  const result = {
    name: nameOf(one),
    product: one.product,
    amount: formatMoney(one.amount, one.currency, locale),
    day: dayOf(one.nextChargeDate),
    skipped: dayOf(one.ifSkipped),
    resumed: dayOf(one.ifResumed),
  };
  return (
    <ConfirmDialog
      open
      title={translate(`subscriptions.action.${verb}.title`, result)}
      confirm={translate(`subscriptions.action.${verb}.confirm`)}
      keep={translate('subscriptions.action.keep')}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => mutate()}
      error={
        error
          ? {
              title: translate('subscriptions.action.notDone'),
              cause: error,
              notDone: translate('subscriptions.action.asItWas'),
            }
          : undefined
      }
    >
      <div className="stack-16">
        {consequences(verb, one).map((key) => (
          <p key={key}>{translate(`subscriptions.action.${verb}.${key}`, result)}</p>
        ))}
        <EmailNotice of={`subscriptions.action.${verb}`} />
      </div>
    </ConfirmDialog>
  );
}
