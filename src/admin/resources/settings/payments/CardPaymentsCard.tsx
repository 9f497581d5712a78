import { useTranslate } from 'ra-core';
import type { CardPayments } from '#shared/card-payments.ts';
import { Card } from '#admin/ui/Card.tsx';
import { CodeBlock } from '#admin/ui/CodeBlock.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { useOneRecord } from '#admin/ui/form/use-one-record.ts';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import styles from './Payments.module.css';

/** Whether cards are charged and which variables decide it: nothing of it is set in the back office. */
export function CardPaymentsCard() {
  const translate = useTranslate();
  const read = useOneRecord<CardPayments & { id: string }>('payments', 'cards');
  const say = (key: string) => translate(`payments.cards.${key}`);
  const { by, noticesUrl = '' } = read.data ?? {};
  return (
    <Card id="cards" title={say('title')}>
      {read.isError && (
        <ErrorState inline title={say('failed')} error={read.error} retry={() => void read.refetch()} />
      )}
      {read.isPending && <LineSkeleton widths={[60, 40]} />}
      {by && (
        <div className={styles['fields']}>
          <b>{say(`status.${by}`)}</b>
          <p>{say(`next.${by}`)}</p>
          {by !== 'STRIPE_LIVE' && <CodeBlock label={say('noticesUrl')} text={noticesUrl} />}
        </div>
      )}
    </Card>
  );
}
