import IconButton from '@mui/material/IconButton';
import { useGetList, useTranslate } from 'ra-core';
import { ChevronLeft, ChevronRight, ScrollText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DateTime } from '../../ui/DateTime.tsx';
import { Ladder } from '../../ui/ladder/Ladder.tsx';
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
  const entries = useGetList<AuditEntry>('audit-log', {
    filter,
    pagination: { page, perPage },
    sort: { field: 'at', order: 'DESC' },
  });
  const { total = 0 } = entries;
  const columns = useColumns(setOpen);
  const filtered = Object.keys(shown).length > 0;
  const from = (page - 1) * perPage + 1;
  return (
    <Page title={translate('audit-log.name')} ground="sheet" meta={translate('audit-log.detail')}>
      <AuditFilters shown={shown} onChange={set} />
      <Ladder
        read={entries}
        words="audit-log"
        icon={ScrollText}
        skeleton={<RowsSkeleton rows={12} height={48} />}
        onClear={filtered ? clear : undefined}
      >
        {(data) => (
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
      </Ladder>
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
