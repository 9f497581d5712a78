import IconButton from '@mui/material/IconButton';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useTranslate } from 'ra-core';
import { ChevronLeft, ChevronRight, ScrollText } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useStoreProfile } from '#admin/access/session.ts';
import { QueryState } from '#admin/ui/query-state/QueryState.tsx';
import { Notice } from '#admin/ui/Notice.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { usePageKeys } from '#admin/ui/page-keys.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import type { AuditEntry } from './audit-entry.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { EntryList } from './EntryList.tsx';
import { EntryPanel } from './EntryPanel.tsx';
import { useAbout } from './use-about.ts';
import { useAuditFilter, type AuditFilterState } from './use-audit-filter.ts';
import { useNames } from './use-names.ts';
import './messages.ts';
import styles from './AuditLog.module.css';

const perPage = 50;
/** The server counts no further. */
const mostCounted = 10_000;

const none: AuditEntry[] = [];

export default function AuditLog() {
  const translate = useTranslate();
  const state = useAuditFilter();
  const { filter, page, shown, strange, entry: openId, open } = state;
  const phone = usePhone();
  const about = useAbout(shown.q);
  const entries = useGetList<AuditEntry>(
    'audit-log',
    {
      filter: { ...filter, ...(about && { about }) },
      pagination: { page, perPage },
      sort: { field: 'at', order: 'DESC' },
    },
    { placeholderData: keepPreviousData },
  );
  const data = entries.data ?? none;
  const names = useNames(data);
  const close = useCallback(() => open(undefined), [open]);
  useEntryKeys(data, openId, open);
  return (
    <Page
      title={translate('audit-log.name')}
      back={{ to: '/settings', label: translate('counterpart.frame.settings') }}
      ground="sheet"
      fixed={!phone}
      beside={<span className="subtle">{translate('audit-log.detail')}</span>}
    >
      {strange !== undefined && (
        <Notice action={{ label: translate('list.leftOut.clear'), run: state.tidy }}>
          {translate('audit-log.unknown', { name: strange })}
        </Notice>
      )}
      <AuditFilters state={state} />
      <div className={styles['split']}>
        <div className={styles['list']}>
          <QueryState
            read={entries}
            words="audit-log"
            icon={ScrollText}
            skeleton={<RowsSkeleton rows={12} height={44} />}
            onClear={state.filtered ? state.clear : undefined}
          >
            {(rows) => (
              <>
                <EntryList
                  entries={rows}
                  names={names}
                  current={openId}
                  today={state.today}
                  yesterday={state.yesterday}
                  onOpen={open}
                />
                <Foot state={state} count={rows.length} total={entries.total ?? 0} />
              </>
            )}
          </QueryState>
        </div>
        {openId !== undefined && (
          <EntryPanel key={openId} id={openId} entry={data.find(({ id }) => id === openId)} onClose={close} />
        )}
      </div>
    </Page>
  );
}

/** j and k go through the entries, as through every list. */
function useEntryKeys(
  entries: readonly AuditEntry[],
  current: string | undefined,
  open: (id: string | undefined) => void,
): void {
  usePageKeys(
    'log',
    useMemo(() => {
      const at = entries.findIndex(({ id }) => id === current);
      const to = (next: number) => () => {
        const entry = entries[Math.max(0, Math.min(next, entries.length - 1))];
        if (entry) open(entry.id);
      };
      return { next: to(at + 1), previous: to(at - 1) };
    }, [entries, current, open]),
  );
}

function Foot({ state, count, total }: { state: AuditFilterState; count: number; total: number }) {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const { page, setPage } = state;
  const from = (page - 1) * perPage + 1;
  return (
    <footer className={styles['foot']}>
      <span className="num">
        {translate(total >= mostCounted ? 'audit-log.pagesMore' : 'audit-log.pages', {
          from: from.toLocaleString('en'),
          to: (from + count - 1).toLocaleString('en'),
          total: total.toLocaleString('en'),
        })}
      </span>
      <span>{translate('audit-log.times', { zone: timeZone })}</span>
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
  );
}
