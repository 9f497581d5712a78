import { useTranslate } from 'ra-core';
import { ChevronRight, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { useWaits } from './use-waits.ts';
import styles from './Home.module.css';

interface Props {
  /** Whether nothing is open in the setup of the store. */
  isSetUp: boolean;
  children?: ReactNode;
}

/** What waits for a person; below it, what else there is to know. */
export function Waiting({ isSetUp, children }: Props) {
  const translate = useTranslate();
  const { waits, isLoading, failed } = useWaits();
  return (
    <Card title={translate('home.waiting')} flush>
      {failed && (
        <ErrorState
          inline
          error={failed.error}
          title={translate('home.waitingFailed')}
          retry={() => void failed.refetch()}
        />
      )}
      {isLoading && (
        <div className={styles['pad']}>
          <LineSkeleton widths={[70, 55, 62, 48]} />
        </div>
      )}
      {!isLoading && !failed && waits.length === 0 && (
        <p className={styles['done']}>
          <CircleCheck size={16} aria-hidden />
          {translate(isSetUp ? 'home.allDone' : 'home.noWork')}
        </p>
      )}
      {!isLoading &&
        waits.map(({ id, count, to, heat, icon: Icon }) => (
          <Link key={id} to={to} className={`${styles['work']} ${heat ? styles[heat] : ''}`}>
            <b className="num">{Icon ? <Icon size={18} aria-hidden /> : count.toLocaleString('en')}</b>
            <span>
              {translate(`home.${id}`, { smart_count: count })}
              <small>{translate(`home.${id}Detail`)}</small>
            </span>
            <ChevronRight size={16} className="flip" aria-hidden />
          </Link>
        ))}
      {children}
    </Card>
  );
}
