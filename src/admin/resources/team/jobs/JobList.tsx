import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { FileDown, ListChecks } from 'lucide-react';
import { useMemo } from 'react';
import type { Job } from '#shared/jobs.ts';
import { resultAddress, useRecentJobs } from '#admin/data/jobs.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { QueryState } from '#admin/ui/query-state/QueryState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { Table, type TableColumn } from '#admin/ui/Table.tsx';
import { JobChip } from '#admin/ui/runner/JobChip.tsx';
import { useRunner } from '#admin/ui/runner/use-runner.ts';
import './messages.ts';
import styles from './Jobs.module.css';

export default function JobList() {
  const translate = useTranslate();
  const jobs = useRecentJobs();
  const { show } = useRunner();
  const columns = useMemo<readonly TableColumn<Job>[]>(
    () => [
      { id: 'title', label: translate('jobs.column.title'), cell: ({ title }) => <b>{title}</b> },
      { id: 'status', label: translate('jobs.column.status'), cell: (job) => <JobChip job={job} /> },
      { id: 'progress', label: translate('jobs.column.progress'), cell: (job) => <Outcome job={job} /> },
      { id: 'by', label: translate('jobs.column.by'), cell: ({ by }) => by },
      {
        id: 'started',
        label: translate('jobs.column.started'),
        cell: ({ createdDate }) => <DateTime value={createdDate} />,
      },
      {
        id: 'result',
        label: translate('counterpart.runner.csv'),
        bare: true,
        end: true,
        width: '64px',
        cell: (job) => (
          <Button
            size="small"
            variant="text"
            href={resultAddress(job)}
            download
            aria-label={translate('counterpart.runner.csv')}
          >
            <FileDown aria-hidden />
          </Button>
        ),
      },
    ],
    [translate],
  );
  return (
    <Page
      title={translate('jobs.name')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
      ground="sheet"
      meta={translate('jobs.detail')}
    >
      <QueryState read={jobs} words="jobs" icon={ListChecks} skeleton={<RowsSkeleton rows={5} height={48} />}>
        {(rows) => (
          <Table
            label={translate('jobs.name')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => id}
            onOpen={({ id }) => show(id)}
          />
        )}
      </QueryState>
    </Page>
  );
}

function Outcome({ job: { done, total, skipped, failed } }: { job: Job }) {
  const translate = useTranslate();
  return (
    <span className={`num ${styles['outcome']}`}>
      {translate('jobs.outcome', { done: done.toLocaleString('en'), total: total.toLocaleString('en') })}
      {skipped > 0 && <span>{translate('jobs.skipped', { smart_count: skipped })}</span>}
      {failed > 0 && (
        <span className={styles['failed']}>{translate('jobs.failedItems', { smart_count: failed })}</span>
      )}
    </span>
  );
}
