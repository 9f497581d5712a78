import type { Order, OrderTransactions, Payment } from '#wix/order-operations.ts';
import { Timeline } from '#admin/ui/timeline/Timeline.tsx';
import { paymentInSentence } from '../refund/source-label.ts';
import { Comment } from './Comment.tsx';
import { CommentBox } from './CommentBox.tsx';
import { describeChange } from './describe-change.ts';
import { eventIcon } from './event-icons.ts';
import { timeline, type TimelineSources } from './timeline.ts';
import type { TimelineEvent } from './timeline-event.ts';
import styles from './TimelineCard.module.css';
import { useOrderLabels, type OrderLabels } from './use-order-labels.ts';

interface Props {
  id: string;
  order: Order;
  transactions: OrderTransactions | undefined;
  sources: TimelineSources;
  mayComment: boolean;
}

export function TimelineCard({ id, order, transactions, sources, mayComment }: Props) {
  const words = useOrderLabels(order.currency);
  const entries = timeline(order, transactions, sources).map((event) => ({
    ...event,
    icon: eventIcon(event.type),
    sentence: sentence(event, transactions?.payments ?? [], words),
    more:
      event.comment === undefined ? (
        <EventDetails event={event} words={words} />
      ) : (
        <Comment orderId={id} activityId={event.id} text={event.comment} mayChange={mayComment} />
      ),
  }));
  return (
    <Timeline entries={entries}>
      <CommentBox id={id} allowed={mayComment} />
    </Timeline>
  );
}

/** Why it happened, and what an edit changed. */
function EventDetails({
  event: { explanation, changes },
  words,
}: {
  event: TimelineEvent;
  words: OrderLabels;
}) {
  const lines = (changes ?? []).map((change) => describeChange(change, words)).filter((line) => line !== '');
  return (
    <>
      {explanation}
      {lines.length > 0 && (
        <ul className={styles['changes']}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function sentence(
  event: TimelineEvent,
  payments: readonly Payment[],
  { translate, money, person }: OrderLabels,
): string {
  const payment = payments.find(({ _id }) => _id === event.paymentId);
  const who = person(event.author);
  const values = {
    who: who ? `**${who}**` : '',
    amount: event.amount ? money(event.amount) : '',
    email: event.email ? translate(`orders.timeline.email.${event.email.kind}`) : '',
    recipient: event.email?.to ?? '',
    tracking: event.tracking ? ` ${event.tracking}` : '',
    to: payment ? paymentInSentence(payment, translate) : translate('orders.timeline.thePayment'),
  };
  const key = `orders.timeline.${who ? 'by' : 'event'}.${event.type}`;
  const text = translate(key, { ...values, _: '' });
  return text || translate('orders.timeline.event.CUSTOM_ACTIVITY', values);
}
