import { useTranslate } from 'ra-core';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#admin/layout/Avatar.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { mainReason, personName, type ReportedRecord, type ReportOutcome } from './reported-member.ts';
import { DecisionChip } from './DecisionChip.tsx';
import styles from './member-reports.module.css';

interface Props {
  rows: readonly ReportedRecord[];
  current: string | undefined;
  judged: ReadonlyMap<string, ReportOutcome>;
  hrefOf: (id: string) => string;
  /** More are there: asked for when the end comes in sight. */
  onEnd: (() => void) | undefined;
}

export function QueueList({ rows, current, judged, hrefOf, onEnd }: Props) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (current !== undefined)
      list.current?.querySelector(`[data-id="${current}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ul
      ref={list}
      className={styles['list']}
      aria-label={translate('member-reports.name')}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollHeight - scrollTop - clientHeight < 600) onEnd?.();
      }}
    >
      {rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          href={hrefOf(row.id)}
          on={row.id === current}
          verdict={judged.get(row.id)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  row: ReportedRecord;
  href: string;
  on: boolean;
  verdict: ReportOutcome | undefined;
}

const Row = memo(function Row({ row, href, on, verdict }: RowProps) {
  const translate = useTranslate();
  const name = personName(row.member) ?? translate('member-reports.deletedMember');
  const count = Number(row.reportCount);
  const said = row.reports.find(({ reason }) => reason?.description)?.reason?.description;
  return (
    <li data-id={row.id} className={`${styles['row']} ${on ? styles['on'] : ''}`}>
      <Avatar name={name} />
      <div className={styles['lines']}>
        <div className={styles['line']}>
          <Link to={href} replace={on} className={styles['name']} aria-current={on ? 'true' : undefined}>
            <bdi>{name}</bdi>
          </Link>
          <small>
            <DateTime value={row.lastReportDate} />
          </small>
        </div>
        <div className={styles['line']}>
          <span className={styles['reason']}>
            {translate(`member-reports.reason.${mainReason(row.reports) ?? 'OTHER'}`)}
          </span>
          {verdict ? (
            <DecisionChip verdict={verdict} />
          ) : (
            <small className={count > 1 && !row.reviewed ? styles['many'] : ''}>
              {translate('member-reports.reports', { smart_count: count })}
            </small>
          )}
        </div>
        {said && (
          <q className={styles['notice']} dir="auto">
            {said}
          </q>
        )}
      </div>
    </li>
  );
});
