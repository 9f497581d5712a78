import { Flag } from 'lucide-react';
import { useStore, useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { memberReportsDesk } from '#shared/desks/member-reports.ts';
import { useMay } from '#admin/access/session.ts';
import { addressOf } from '#admin/data/list-state.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { CountedTabs } from '#admin/ui/filter/CountedTabs.tsx';
import { Nothing } from '#admin/ui/query-state/EmptyState.tsx';
import { LoadError } from '#admin/ui/query-state/LoadError.tsx';
import { useTabCounts } from '#admin/ui/list/use-tab-counts.ts';
import { Page } from '#admin/ui/Page.tsx';
import layout from '#admin/ui/queue/queue.module.css';
import { useCursor } from '#admin/ui/queue/use-cursor.ts';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { LastDecision } from './LastDecision.tsx';
import { memberReportListSpec } from './list-spec.ts';
import { QueueList } from './QueueList.tsx';
import { Reader } from './reader/Reader.tsx';
import type { ReportedRecord, ReportOutcome } from './reported-member.ts';
import { useOneReported, useReported } from './use-reported.ts';
import { useReportKeys } from './use-report-keys.ts';
import { useReportDecisions } from './use-report-decisions.ts';
import './messages.en.ts';
import styles from './member-reports.module.css';

/** Fewer left than that, and the next page is asked for. */
const RUNNING_LOW = 10;

/** What the address asks for; the open ones, where it names no tab. */
function useTab(): string {
  const [search] = useSearchParams();
  const raw = search.get('filter');
  return useMemo(() => {
    try {
      const { tab } = JSON.parse(raw ?? '{}') as { tab?: unknown };
      return memberReportListSpec.tabs.find(({ id }) => id === tab)?.id ?? 'open';
    } catch {
      return 'open';
    }
  }, [raw]);
}

/** Where a member's reports are, or the queue alone, on that tab. */
const queueAddress = (tab: string, open?: string): string =>
  open === undefined ? addressOf('member-reports', { tab }) : addressOf(`member-reports/${open}`, { tab });

/** The queue, and beside it the member whose reports are read. Serves the list and the page of one. */
export default function MemberReports() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const phone = usePhone();
  const { id } = useParams();
  const tab = useTab();
  const filter = useMemo(() => ({ tab }), [tab]);
  const { rows: read, more, error, refetch } = useReported(filter);
  const { counts, counting } = useTabCounts('member-reports', filter);
  const { judged, judge, undo, last, taken, done, mayUndo } = useReportDecisions();
  const [advance, setAdvance] = useStore('member-reports.advance', true);
  const may = {
    DISMISSED: useMay(memberReportsDesk.rights.dismiss),
    MUTED: useMay(memberReportsDesk.rights.mute),
    BLOCKED: useMay(memberReportsDesk.rights.block),
  };

  const belongs = useCallback(
    (row: ReportedRecord) => (tab === 'open') === !(row.reviewed || judged.has(row.id)),
    [tab, judged],
  );
  const rows = useMemo(
    () => (read ?? []).filter((row) => row.id === id || belongs(row)),
    [read, id, belongs],
  );
  const openId = id ?? (phone ? undefined : rows[0]?.id);
  const place = rows.findIndex((row) => row.id === openId);
  const one = useOneReported(openId, rows[place]);
  if (more && rows.length - place < RUNNING_LOW) more();

  const { here, go, goTo, beside } = useCursor({
    rows,
    shown: one.data,
    location,
    belongs,
    open: (next, state) => void navigate(queueAddress(tab, next), { replace: true, state }),
  });
  const step = useCallback(
    (by: 1 | -1) => {
      const next = beside(by);
      if (next) go(next);
    },
    [beside, go],
  );
  const judgeOpen = useCallback(
    (to: ReportOutcome) => {
      const current = here();
      if (!current) return;
      judge(current, to);
      go(advance ? (beside(1) ?? beside(-1)) : current);
    },
    [here, judge, advance, go, beside],
  );
  const takeBack = useCallback(() => {
    const back = mayUndo ? undo() : undefined;
    if (back !== undefined) goTo(back);
  }, [mayUndo, undo, goTo]);
  useReportKeys({ may, step, judge: judgeOpen, undo: takeBack });

  const toGo = counts?.tabs['open'];
  const reading = phone && id !== undefined;
  const lastDeed = <LastDecision deed={last} taken={taken} onUndo={mayUndo ? takeBack : undefined} />;
  const at = place === -1 ? undefined : { place: place + 1, count: Math.max(rows.length, place + 1) };
  return (
    <Page
      title={reading && at ? translate('member-reports.position', at) : translate('member-reports.name')}
      ground="sheet"
      fixed
      {...(reading && { back: { to: queueAddress(tab), label: translate('member-reports.name') } })}
      beside={
        !reading && (
          <span className={styles['aside']}>
            {done > 0 && <span>{translate('member-reports.closedHere', { smart_count: done })}</span>}
            {toGo !== undefined && <span>{translate('member-reports.toGo', { smart_count: toGo })}</span>}
          </span>
        )
      }
    >
      {!reading && (
        <CountedTabs
          all={false}
          tabs={memberReportListSpec.tabs}
          current={tab}
          counts={counts}
          counting={counting}
          onChange={(next = 'open') => void navigate(queueAddress(next))}
        />
      )}
      <div className={layout['split']}>
        {!reading && (
          <div className={layout['queue']}>
            {!read && error && (
              <LoadError error={error} words="member-reports.list" retry={() => void refetch()} />
            )}
            {!read && !error && (
              <div aria-busy>
                <RowsSkeleton rows={7} height={76} />
              </div>
            )}
            {read && rows.length === 0 && !more && <NoReports tab={tab} />}
            {rows.length > 0 && (
              <QueueList
                rows={rows}
                current={openId}
                judged={judged}
                hrefOf={(to) => queueAddress(tab, to)}
                onEnd={more}
              />
            )}
            {lastDeed}
          </div>
        )}
        {openId !== undefined && (
          <div className={layout['reader']}>
            {one.data ? (
              <Reader
                key={one.data.id}
                row={one.data}
                verdict={judged.get(one.data.id)}
                at={at}
                may={may}
                advance={advance}
                onAdvance={setAdvance}
                onStep={step}
                onJudge={judgeOpen}
              />
            ) : one.error ? (
              <LoadError
                error={one.error}
                words="member-reports.show"
                retry={() => void one.refetch()}
                list={queueAddress(tab)}
              />
            ) : (
              <div aria-busy className={layout['pad']}>
                <RowsSkeleton rows={3} height={64} />
              </div>
            )}
            {reading && lastDeed}
          </div>
        )}
      </div>
    </Page>
  );
}

function NoReports({ tab }: { tab: string }) {
  const translate = useTranslate();
  if (tab === 'open')
    return (
      <EmptyState
        icon={Flag}
        title={translate('member-reports.list.allRead')}
        detail={translate('member-reports.list.allReadDetail')}
      />
    );
  return <Nothing words="member-reports.list" icon={Flag} onClear={undefined} action={undefined} />;
}
