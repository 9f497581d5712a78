import { useGetOne, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { useChanges } from '#admin/data/live.ts';
import { LoadError } from '#admin/ui/query-state/LoadError.tsx';
import { SidePanel } from '#admin/ui/panel/SidePanel.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import { nameOf, type OpenRecord } from '../subscription-record.ts';
import styles from '../subscriptions.module.css';
import { Cycles } from './Cycles.tsx';
import { SubscriptionTimeline } from './SubscriptionTimeline.tsx';
import { SubscriptionHeader } from './SubscriptionHeader.tsx';

/** One of them: what is charged and when next, what went wrong, what can be done, its cycles and its history. */
export function OpenSubscription({ id, onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate();
  const read = useGetOne<OpenRecord>('subscriptions', { id }, { retry: false, refetchOnMount: 'always' });
  const { data: one, refetch } = read;
  useChanges(
    'subscriptions',
    useCallback((change) => void (change.id === id && refetch()), [id, refetch]),
  );
  return (
    <SidePanel title={one ? nameOf(one) : translate('subscriptions.one')} onClose={onClose}>
      {read.isError && (
        <LoadError
          error={read.error}
          words="subscriptions.show"
          retry={() => void refetch()}
          list="/subscriptions"
        />
      )}
      {!one && !read.isError && (
        <div className={styles['section']}>
          <LineSkeleton widths={[60, 40, 80, 70]} />
        </div>
      )}
      {one && <SubscriptionHeader one={one} />}
      {one && (
        <section className={styles['section']}>
          <h3>{translate('subscriptions.show.cycles')}</h3>
          {one.cycles ? <Cycles cycles={one.cycles} one={one} /> : <LineSkeleton widths={[70, 60]} />}
        </section>
      )}
      {one && (
        <section className={styles['section']}>
          <h3>{translate('subscriptions.show.timeline')}</h3>
          {one.acts ? <SubscriptionTimeline one={one} /> : <LineSkeleton widths={[70, 60]} />}
        </section>
      )}
    </SidePanel>
  );
}
