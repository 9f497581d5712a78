import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Order, OrderTransactions } from '../../../../wix/order-operations.ts';
import { Card } from '../../../ui/Card.tsx';
import { CommentBox } from './CommentBox.tsx';
import { timeline } from './timeline.ts';
import styles from './TimelineCard.module.css';
import { TimelineEntry } from './TimelineEntry.tsx';
import { useWords } from './use-words.ts';

interface Props {
  id: string;
  order: Order;
  transactions: OrderTransactions | undefined;
  mayComment: boolean;
}

export function TimelineCard({ id, order, transactions, mayComment }: Props) {
  const words = useWords(order.currency);
  const { translate } = words;
  const [unfolded, setUnfolded] = useState(false);
  const events = timeline(order, transactions);
  const folded = events.filter((event) => event.chatter).length;
  const shown = unfolded ? events : events.filter((event) => !event.chatter);
  return (
    <Card
      id="timeline"
      title={translate('orders.timeline.title')}
      flush
      actions={
        folded > 0 && (
          <Button variant="text" size="small" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {translate(unfolded ? 'orders.timeline.hide' : 'orders.timeline.show', { smart_count: folded })}
          </Button>
        )
      }
    >
      <CommentBox id={id} allowed={mayComment} />
      <ol className={styles['list']}>
        {shown.map((event) => (
          <TimelineEntry
            key={event.id}
            orderId={id}
            event={event}
            payments={transactions?.payments ?? []}
            words={words}
            mayComment={mayComment}
          />
        ))}
      </ol>
    </Card>
  );
}
