import Button from '@mui/material/Button';
import { createElement, useState } from 'react';
import type { Payment } from '../../../../wix/order-operations.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import { paymentInSentence } from '../refund/source-words.ts';
import { CommentEditor } from './CommentEditor.tsx';
import { eventIcon } from './event-icons.ts';
import { RichText } from './RichText.tsx';
import type { TimelineEvent } from './timeline.ts';
import styles from './TimelineCard.module.css';
import { useOrderAction } from './use-order-action.ts';
import type { Words } from './use-words.ts';

interface Props {
  orderId: string;
  event: TimelineEvent;
  payments: readonly Payment[];
  words: Words;
  mayComment: boolean;
}

export function TimelineEntry({ orderId, event, payments, words, mayComment }: Props) {
  const { translate } = words;
  const [doing, setDoing] = useState<'edit' | 'delete' | undefined>();
  const remove = useOrderAction(
    orderId,
    (provider) => provider.deleteComment('orders', { id: orderId, activityId: event.id }),
    () => setDoing(undefined),
  );
  return (
    <li className={`${styles['event']} ${styles[event.tone] ?? ''}`}>
      <span className={styles['icon']}>
        {createElement(eventIcon(event.type), { size: 16, 'aria-hidden': true })}
      </span>
      <div>
        <RichText text={sentence(event, payments, words)} />{' '}
        {event.comment === undefined && event.explanation}
        {event.comment !== undefined && doing !== 'edit' && (
          <div className={styles['comment']}>{event.comment}</div>
        )}
        {event.comment !== undefined && doing === 'edit' && (
          <CommentEditor
            orderId={orderId}
            activityId={event.id}
            text={event.comment}
            onClose={() => setDoing(undefined)}
          />
        )}
        {event.comment !== undefined && mayComment && doing !== 'edit' && (
          <div className={styles['tools']}>
            <Button variant="text" size="small" onClick={() => setDoing('edit')}>
              {translate('orders.timeline.edit')}
            </Button>
            <Button variant="text" size="small" onClick={() => setDoing('delete')}>
              {translate('orders.timeline.delete')}
            </Button>
          </div>
        )}
      </div>
      <DateTime value={event.at} />
      <ConfirmDialog
        open={doing === 'delete'}
        title={translate('orders.timeline.deleteTitle')}
        confirm={translate('orders.timeline.deleteConfirm')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setDoing(undefined)}
        error={
          remove.isError
            ? { title: translate('orders.timeline.deleteFailed'), cause: remove.error }
            : undefined
        }
      >
        {translate('orders.timeline.deleteDetail')}
      </ConfirmDialog>
    </li>
  );
}

function sentence(
  event: TimelineEvent,
  payments: readonly Payment[],
  { translate, money, person }: Words,
): string {
  const payment = payments.find(({ _id }) => _id === event.paymentId);
  const who = person(event.author);
  const values = {
    who: who ? `**${who}**` : '',
    amount: event.amount ? money(event.amount) : '',
    to: payment ? paymentInSentence(payment, translate) : translate('orders.timeline.thePayment'),
  };
  const key = `orders.timeline.${who ? 'by' : 'event'}.${event.type}`;
  const text = translate(key, { ...values, _: '' });
  return text || translate('orders.timeline.event.CUSTOM_ACTIVITY', values);
}
