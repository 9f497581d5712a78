import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useGetList, useTranslate } from 'ra-core';
import { ChevronLeft, ChevronRight, ScrollText, Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DateTime } from '../../ui/DateTime.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { entityWord, operationWords, type AuditEntry } from './audit-entry.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { EntryDrawer } from './EntryDrawer.tsx';
import { OutcomeChip } from './OutcomeChip.tsx';
import { useAuditFilter } from './use-audit-filter.ts';
import styles from './AuditLog.module.css';

const perPage = 50;

export default function AuditLog() {
  const translate = useTranslate();
  const { filter, page, shown, set, setPage, clear } = useAuditFilter();
  const [open, setOpen] = useState<AuditEntry>();
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<AuditEntry>('audit-log', {
    filter,
    pagination: { page, perPage },
    sort: { field: 'at', order: 'DESC' },
  });
  const columns = useColumns(setOpen);
  const filtered = Object.keys(shown).length > 0;
  const from = (page - 1) * perPage + 1;
  return (
    <Page title={translate('audit-log.name')} ground="sheet" meta={translate('audit-log.detail')}>
      <AuditFilters shown={shown} onChange={set} />
      {error && !data && (
        <ErrorState error={error} title={translate('audit-log.failed')} retry={() => void refetch()} />
      )}
      {!data && !error && <RowsSkeleton rows={12} height={48} />}
      {data?.length === 0 && (
        <EmptyState
          icon={filtered ? Search : ScrollText}
          title={translate(filtered ? 'audit-log.noMatch' : 'audit-log.none')}
          detail={translate(filtered ? 'audit-log.noMatchDetail' : 'audit-log.noneDetail')}
          action={filtered && <Button onClick={clear}>{translate('counterpart.action.clearFilters')}</Button>}
        />
      )}
      {data && data.length > 0 && (
        <>
          <Table
            label={translate('audit-log.name')}
            columns={columns}
            rows={data}
            rowId={({ id }) => id}
            onOpen={setOpen}
          />
          <footer className={styles['foot']}>
            <span className="num">
              {translate('audit-log.more', {
                from,
                to: from + data.length - 1,
                total: total.toLocaleString('en'),
              })}
            </span>
            <IconButton
              size="small"
              disabled={page === 1}
              onClick={() => setPage(page - 1)}
              aria-label={translate('audit-log.previous')}
            >
              <ChevronLeft className="flip" aria-hidden />
            </IconButton>
            <IconButton
              size="small"
              disabled={page * perPage >= total}
              onClick={() => setPage(page + 1)}
              aria-label={translate('audit-log.next')}
            >
              <ChevronRight className="flip" aria-hidden />
            </IconButton>
          </footer>
        </>
      )}
      <EntryDrawer entry={open} onClose={() => setOpen(undefined)} />
    </Page>
  );
}

function useColumns(onOpen: (entry: AuditEntry) => void): readonly TableColumn<AuditEntry>[] {
  const translate = useTranslate();
  return useMemo(
    () => [
      {
        id: 'operation',
        label: translate('audit-log.column.operation'),
        cell: (entry) => (
          <button type="button" className={styles['what']} onClick={() => onOpen(entry)}>
            {operationWords(entry.operation)}
          </button>
        ),
      },
      { id: 'at', label: translate('audit-log.column.at'), cell: ({ at }) => <DateTime value={at} /> },
      { id: 'who', label: translate('audit-log.column.who'), cell: ({ staffEmail }) => staffEmail || '—' },
      {
        id: 'entity',
        label: translate('audit-log.column.entity'),
        cell: (entry) => <Entity entry={entry} />,
      },
      {
        id: 'outcome',
        label: translate('audit-log.column.outcome'),
        cell: ({ outcome }) => <OutcomeChip outcome={outcome} />,
      },
    ],
    [translate, onOpen],
  );
}

function Entity({ entry: { entityType, entityIds } }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const [first] = entityIds;
  if (first === undefined) return <span className={styles['dim']}>—</span>;
  const id =
    entityIds.length > 1 ? translate('audit-log.many', { count: entityIds.length }) : first.slice(0, 8);
  return (
    <span>
      {entityWord(entityType)} <span className={`num ${styles['dim']}`}>{id}</span>
    </span>
  );
}
