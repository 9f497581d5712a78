import { useGetList, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { Link } from 'react-router';
import type { Demand } from '#shared/demand.ts';
import { addressOf } from '#admin/data/list-state.ts';
import { useChanges } from '#admin/data/live.ts';
import { AsideSection } from '#admin/ui/Columns.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { LoadState } from '#admin/ui/LoadState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import type { NotificationRequestRecord } from './request-record.ts';
import styles from '../back-in-stock.module.css';

const SHOWN = 5;

/** Those who asked first, and the way to all of them. */
export function FirstInLine({ demand: { id, waiting } }: { demand: Demand }) {
  const translate = useTranslate();
  const variant = ['variant', 'is', id] as const;
  const read = useGetList<NotificationRequestRecord>('back-in-stock-requests', {
    filter: { tab: 'waiting', where: [variant] },
    sort: { field: 'createdDate', order: 'ASC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const { data, refetch } = read;
  useChanges(
    'back-in-stock',
    useCallback(() => void refetch({ cancelRefetch: false }), [refetch]),
  );
  return (
    <AsideSection
      title={translate('back-in-stock.first')}
      action={
        <Link to={addressOf('back-in-stock-requests', { where: [variant] })} className="link">
          {translate('back-in-stock.all', { count: waiting })}
        </Link>
      }
    >
      {!data && (
        <LoadState read={read}>
          <LineSkeleton widths={[80, 70, 75]} />
        </LoadState>
      )}
      {data && (
        <ul className={styles['line']}>
          {data.map((request) => (
            <li key={request.id}>
              <Link to={`/back-in-stock-requests/${request.id}`}>
                <bdi>{request.email}</bdi>
                <small>
                  <DateTime value={request._createdDate} style="day" />
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </AsideSection>
  );
}
