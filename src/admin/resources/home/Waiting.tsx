import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LineSkeleton } from '../../ui/Skeletons.tsx';
import styles from './Home.module.css';

interface Counts {
  data: { tabs: Record<string, number> };
}

/** The tabs of the orders list in which a person is awaited, most urgent first. */
const tabs = [
  { id: 'attention', heat: 'hot' },
  { id: 'awaitingPayment', heat: 'warm' },
  { id: 'toFulfil', heat: undefined },
] as const;

const addressOf = (tab: string) => `/orders?filter=${encodeURIComponent(JSON.stringify({ tab }))}`;

export function Waiting() {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { data, error, refetch } = useQuery({
    queryKey: ['counts', 'orders', { filter: {} }],
    queryFn: ({ signal }): Promise<Counts> => provider['counts']('orders', { filter: {}, signal }),
  });
  return (
    <Card title={translate('home.waiting')} flush>
      {error && !data && (
        <ErrorState
          inline
          error={error}
          title={translate('home.waitingFailed')}
          retry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div className={styles['pad']}>
          <LineSkeleton widths={[70, 55, 62, 48]} />
        </div>
      )}
      {data && tabs.every(({ id }) => !data.data.tabs[id]) && (
        <p className={styles['done']}>
          <CircleCheck size={16} aria-hidden />
          {translate('home.allDone')}
        </p>
      )}
      {data &&
        tabs
          .filter(({ id }) => data.data.tabs[id])
          .map(({ id, heat }) => {
            const count = data.data.tabs[id] ?? 0;
            return (
              <Link
                key={id}
                to={addressOf(id)}
                className={`${styles['work']} ${count > 0 && heat ? styles[heat] : ''}`}
              >
                <b className="num">{count.toLocaleString('en')}</b>
                <span>
                  {translate(`home.${id}`)}
                  <small>{translate(`home.${id}Detail`)}</small>
                </span>
                <ChevronRight size={16} className="flip" aria-hidden />
              </Link>
            );
          })}
    </Card>
  );
}
