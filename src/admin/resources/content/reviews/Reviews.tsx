import { useStore, useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { reviewsDesk } from '#shared/desks/reviews.ts';
import { may, useMay } from '#admin/access/session.ts';
import { everything, toggled, type Selection } from '#admin/data/bulk.ts';
import { useDesk } from '#admin/data/desk-registry.ts';
import type { ListFilter } from '#admin/data/list-state.ts';
import type { BulkAction } from '#admin/ui/bulk/bulk-action.tsx';
import { useJobRows, useSelectFailed } from '#admin/ui/grid/row-work.ts';
import { useSelection } from '#admin/ui/grid/use-selection.ts';
import { LoadError } from '#admin/ui/query-state/LoadError.tsx';
import { ListActions } from '#admin/ui/list/ListActions.tsx';
import { ShownListProvider } from '#admin/ui/list/shown-list.ts';
import { useTabCounts } from '#admin/ui/list/use-tab-counts.ts';
import { Page } from '#admin/ui/Page.tsx';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { useCursor } from '#admin/ui/queue/use-cursor.ts';
import { RowsSkeleton } from '#admin/ui/Skeletons.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { ViewMenu } from '#admin/ui/views/ViewMenu.tsx';
import { approveMany, deleteMany, exportMany, rejectMany } from './bulk-actions.ts';
import { decisionScope } from './decision-scope.ts';
import { reviewImportPage, reviewPages } from './desk-pages.ts';
import { reviewListSpec } from './list-spec.ts';
import { DeskStatus } from './queue/DeskStatus.tsx';
import { LastDecision } from './queue/LastDecision.tsx';
import { NoReviews } from './queue/NoReviews.tsx';
import { QueueFilters } from './queue/QueueFilters.tsx';
import { QueueHead } from './queue/QueueHead.tsx';
import { QueueList } from './queue/QueueList.tsx';
import { Reader } from './reader/Reader.tsx';
import { reviewStatusOf, type ReviewRecord, type ReviewStatus } from './review-record.ts';
import { useDecisions } from './use-decisions.ts';
import { useJobDecisions } from './use-job-decisions.ts';
import { useFreshReviews } from './use-fresh-reviews.ts';
import { queueAddress, useQueueFilter } from './use-queue-filter.ts';
import { useQueueView } from './use-queue-view.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import {
  isOfTab,
  statusOfTab,
  useEmbedded,
  useProductsOf,
  useReview,
  useReviews,
  withPending,
} from './use-reviews.ts';
import './messages.en.ts';
import layout from '#admin/ui/queue/queue.module.css';

const ReasonDialog = lazyPart(() => import('./reason/ReasonDialog.tsx'));

/** Fewer left than that, and the next page is asked for. */
const RUNNING_LOW = 20;
const alsoDone: readonly BulkAction[] = [exportMany, deleteMany];
const decisive: Partial<Record<ReviewStatus, BulkAction>> = { APPROVED: approveMany, REJECTED: rejectMany };

interface Opened {
  action: BulkAction;
  selection: Selection;
  whole: boolean;
}

/** The queue, and beside it the review that is read. Serves the list and the page of one. */
export default function Reviews() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const phone = usePhone();
  const { id } = useParams();
  const filter = useQueueFilter();
  const at = useCallback(
    (open: string | undefined, next: ListFilter = filter) => queueAddress(next, open),
    [filter],
  );
  const { rows: read, more, hasMore, error, refetch } = useReviews(filter);
  const { counts, counting } = useTabCounts('reviews', filter);
  const decisions = useDecisions();
  const { standings, decide, undo } = decisions;
  const { arrived, seen } = useFreshReviews(decisions.isOwn);
  const current = useQueueView(filter);
  const picked = useSelection(filter);
  const jobRows = useJobRows('reviews', picked);
  // One that was seen to end counts already.
  const runningJob = picked.job?.ended === undefined ? picked.job?.id : undefined;
  useJobDecisions(jobRows.job, runningJob, decisions.addJob);
  useSelectFailed({ ...jobRows, picked, refresh: () => void refetch() });
  const [opened, setOpened] = useState<Opened>();
  const [explained, setExplained] = useState<readonly string[]>();
  const [advance, setAdvance] = useStore('reviews.advance', true);
  const mayDecide = useMay(reviewsDesk.rights.edit);

  const rows = useMemo(() => {
    const fits = (row: ReviewRecord) =>
      isOfTab(filter.tab, standings.get(row.id) ?? reviewStatusOf(row), row);
    return (read ?? []).filter((row) => row.id === id || fits(row));
  }, [read, standings, filter.tab, id]);
  const openId = id ?? (phone ? undefined : rows[0]?.id);
  const place = rows.findIndex((row) => row.id === openId);
  const review = useReview(openId, rows[place]);
  // One that was opened by its address may be outside the queue.
  const products = useProductsOf(place < 0 && review.data ? [...rows, review.data] : rows);
  if (hasMore && rows.length - place < RUNNING_LOW) more();

  const { selection, select, clear } = picked;
  const toggle = useCallback((id: string) => select(toggled(selection, id)), [select, selection]);
  const { here, go, goTo, beside } = useCursor({
    rows,
    shown: review.data,
    location,
    belongs: (row) => isOfTab(filter.tab, decisions.standing(row), row),
    open: (next, state) => void navigate(at(next), { replace: true, state }),
  });
  const step = useCallback(
    (by: 1 | -1) => {
      const next = beside(by);
      if (next) go(next);
    },
    [beside, go],
  );
  const decideOpen = useCallback(
    (to: ReviewStatus) => {
      const current = here();
      if (!current) return;
      decide([current], to);
      if (selection.type === 'include' && selection.ids.has(current.id)) toggle(current.id);
      go(advance ? (beside(1) ?? beside(-1)) : current);
    },
    [here, decide, advance, go, beside, selection, toggle],
  );
  const decideScope = (to: ReviewStatus): void => {
    const scope = decisionScope(selection, rows);
    const action = decisive[to];
    if (scope === 'open') return decideOpen(to);
    if (scope === 'confirm') return action && setOpened({ action, selection, whole: false });
    decide(scope, to);
    clear();
    const current = here();
    if (advance && scope.some((row) => row.id === current?.id)) go(beside(1) ?? beside(-1));
  };
  const embedded = useEmbedded();
  const mayImport = useMay(reviewsDesk.rights.import);
  /** The contract approves and rejects; that a review waits again is a call of our own platform. */
  const isFinal =
    !embedded &&
    (decisions.lastJob !== undefined || (decisions.last?.some(({ from }) => from === 'WAITING') ?? false));
  const takeBack = useCallback(() => {
    const first = isFinal ? undefined : undo()?.[0];
    if (first) goTo(first.id);
  }, [isFinal, undo, goTo]);

  const [replying, setReplying] = useState<string>();
  const [viewing, setViewing] = useState<number>();
  useReaderKeys({
    here,
    mayDecide,
    step,
    decide: decideScope,
    undo: takeBack,
    toggle,
    onReply: setReplying,
    onView: setViewing,
    onProduct: (entityId) => void navigate(`/products/${entityId}`),
  });

  const shown = withPending(counts, read ?? [], standings);
  const toGo = shown?.tabs[filter.tab];
  const reading = phone && id !== undefined;
  const jobs = useDesk('reviews')?.jobs;
  const actions = alsoDone.filter(({ job }) => may(jobs?.[job ?? '']));
  const total = counting ? undefined : toGo;
  const rejected = decisions.last?.filter(({ to }) => to === 'REJECTED').map((made) => made.id) ?? [];
  const explain =
    embedded && rejected.length > 0 && rejected.every((each) => !standings.has(each))
      ? () => setExplained(rejected)
      : undefined;
  const lastDeed = (
    <LastDecision
      deed={decisions.last}
      job={decisions.lastJob}
      taken={decisions.taken}
      onUndo={isFinal ? undefined : takeBack}
      onReason={explain}
    />
  );
  const title =
    reading && place >= 0
      ? translate('reviews.position', { place: place + 1, count: toGo ?? rows.length })
      : translate('reviews.name');
  return (
    <Page
      title={title}
      ground="sheet"
      fixed
      {...(reading && { back: { to: at(undefined), label: translate('reviews.name') } })}
      beside={
        <DeskStatus
          done={decisions.done}
          toGo={shown?.tabs['waiting'] ?? 0}
          held={decisions.held ? decisions.standings.size : 0}
          retry={decisions.retry}
          arrived={arrived}
          onShow={() => {
            seen();
            void refetch();
          }}
          reading={reading}
        />
      }
      actions={
        !reading && (
          <ListActions
            pages={embedded ? [...reviewPages, ...(mayImport ? [reviewImportPage] : [])] : []}
            actions={actions.filter(({ always }) => always)}
            total={total}
            onOpen={(action) => setOpened({ action, selection: everything, whole: true })}
            selecting={false}
            onSelecting={undefined}
            views={<ViewMenu resource="reviews" current={current} />}
          />
        )
      }
    >
      {!reading && (
        <QueueFilters
          filter={filter}
          view={current}
          counts={shown}
          total={total}
          onChange={(next, replace) => void navigate(at(undefined, next), { replace })}
        />
      )}
      <div className={layout['split']}>
        {!reading && (
          <div className={layout['queue']}>
            {!read && error && <LoadError error={error} words="reviews.list" retry={() => void refetch()} />}
            {!read && !error && (
              <div aria-busy>
                <RowsSkeleton rows={9} height={58} />
              </div>
            )}
            {read && rows.length === 0 && !hasMore && (
              <NoReviews filter={filter} onClear={() => void navigate(at(undefined, { tab: filter.tab }))} />
            )}
            {rows.length > 0 && (
              <>
                <QueueHead
                  picked={picked}
                  ids={rows.map((row) => row.id)}
                  total={total}
                  mayDecide={mayDecide}
                  actions={actions}
                  onDecide={decideScope}
                  onOpen={(action) => setOpened({ action, selection, whole: false })}
                />
                <QueueList
                  rows={rows}
                  current={openId}
                  products={products}
                  standings={standings}
                  tab={statusOfTab(filter.tab)}
                  selection={selection}
                  work={jobRows.work}
                  hrefOf={at}
                  onToggle={toggle}
                  onEnd={hasMore ? more : undefined}
                />
              </>
            )}
            {lastDeed}
          </div>
        )}
        {openId !== undefined && (
          <div className={layout['reader']}>
            {review.data ? (
              <Reader
                key={review.data.id}
                review={review.data}
                standing={standings.get(review.data.id) ?? reviewStatusOf(review.data)}
                product={products.get(review.data.entityId ?? '')}
                at={place === -1 ? undefined : { place: place + 1, count: toGo ?? rows.length }}
                mayDecide={mayDecide}
                advance={advance}
                onAdvance={setAdvance}
                onStep={step}
                onDecide={decideOpen}
                replying={replying === review.data.id}
                onReplying={(on) => setReplying(on ? openId : undefined)}
                viewing={viewing}
                onViewing={setViewing}
                hrefOf={at}
              />
            ) : review.error ? (
              <LoadError
                error={review.error}
                words="reviews.show"
                retry={() => void review.refetch()}
                list={at(undefined)}
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
      {opened && (
        <ShownListProvider value={{ filter, sort: reviewListSpec.openingSort }}>
          <opened.action.dialog
            spec={reviewListSpec}
            selection={opened.selection}
            whole={opened.whole}
            total={total}
            columns={[]}
            onStarted={(job) => picked.follow(job.id)}
            onClose={() => setOpened(undefined)}
          />
        </ShownListProvider>
      )}
      {explained && <ReasonDialog ids={explained} reason="" onClose={() => setExplained(undefined)} />}
    </Page>
  );
}
