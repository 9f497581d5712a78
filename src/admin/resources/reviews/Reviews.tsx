import Button from '@mui/material/Button';
import { CloudOff, Star } from 'lucide-react';
import { useStore, useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { reviewsDesk } from '../../../shared/desks/reviews.ts';
import { useMay } from '../../access/session.ts';
import { useChanges, type Change } from '../../data/live.ts';
import { parseListFilter, type ListFilter } from '../../data/list-state.ts';
import { CountedTabs } from '../../ui/filter/CountedTabs.tsx';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Nothing } from '../../ui/ladder/Nothing.tsx';
import { Unread } from '../../ui/ladder/Unread.tsx';
import { NewRecords } from '../../ui/list/NewRecords.tsx';
import { useTabCounts } from '../../ui/list/use-tab-counts.ts';
import { Page } from '../../ui/Page.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { reviewListSpec } from './list-spec.ts';
import { LastDeed } from './queue/LastDeed.tsx';
import { QueueList } from './queue/QueueList.tsx';
import { Reader } from './reader/Reader.tsx';
import { standingOf, type Standing } from './review-record.ts';
import { useDecisions } from './use-decisions.ts';
import { useCursor } from './use-cursor.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { standingOfTab, useProductsOf, useReview, useReviews, withPending } from './use-reviews.ts';
import './messages.en.ts';
import styles from './reviews.module.css';

/** Fewer left than that, and the next page is asked for. */
const RUNNING_LOW = 20;
const nobody: ReadonlySet<string> = new Set();

function useQueueFilter() {
  const [search] = useSearchParams();
  const raw = search.get('filter');
  return useMemo((): ListFilter & { tab: string } => {
    let given: unknown;
    try {
      given = JSON.parse(raw ?? '{}');
    } catch {
      given = {};
    }
    return { tab: 'waiting', ...parseListFilter(given, reviewListSpec) };
  }, [raw]);
}

/** The queue, and beside it the review that is read. Serves the list and the page of one. */
export default function Reviews() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const phone = usePhone();
  const { id } = useParams();
  const filter = useQueueFilter();
  const search = JSON.stringify(filter);
  const at = useCallback(
    (open: string | undefined, next = search) =>
      `/reviews${open === undefined ? '' : `/${open}`}?filter=${encodeURIComponent(next)}`,
    [search],
  );
  const { rows: read, more, hasMore, error, refetch } = useReviews(filter);
  const { counts, counting } = useTabCounts('reviews', filter);
  const decisions = useDecisions();
  const { standings, decide, undo } = decisions;
  const [picked, setPicked] = useState(nobody);
  const [arrived, setArrived] = useState<ReadonlySet<string>>(nobody);
  const [advance, setAdvance] = useStore('reviews.advance', true);
  const mayDecide = useMay(reviewsDesk.rights.edit);

  const rows = useMemo(() => {
    const wanted = standingOfTab(filter.tab);
    const fits = (standing: Standing) => wanted === undefined || standing === wanted;
    return (read ?? []).filter((row) => row.id === id || fits(standings.get(row.id) ?? standingOf(row)));
  }, [read, standings, filter.tab, id]);
  const openId = id ?? (phone ? undefined : rows[0]?.id);
  const place = rows.findIndex((row) => row.id === openId);
  const review = useReview(openId, rows[place]);
  const products = useProductsOf(rows);
  const selected = useMemo(() => rows.filter((row) => picked.has(row.id)), [rows, picked]);
  if (hasMore && rows.length - place < RUNNING_LOW) more();

  useChanges(
    'reviews',
    useCallback(
      ({ slug, id: made }: Change) => {
        if (slug === 'created') setArrived((before) => new Set(before).add(made));
      },
      [setArrived],
    ),
  );

  const open = useCallback(
    (next: string | undefined, replace = false) => void navigate(at(next), { replace }),
    [navigate, at],
  );
  const toggle = useCallback(
    (toggled: string) =>
      setPicked((before) => {
        const next = new Set(before);
        if (!next.delete(toggled)) next.add(toggled);
        return next;
      }),
    [],
  );
  const tab = standingOfTab(filter.tab);
  const { here, go, goTo, beside } = useCursor({
    rows,
    shown: review.data,
    belongs: (row) => tab === undefined || decisions.standing(row) === tab,
    open: (next) => open(next, true),
  });
  const step = useCallback(
    (by: 1 | -1) => {
      const next = beside(by);
      if (next) go(next);
    },
    [beside, go],
  );
  const decideOpen = useCallback(
    (to: Standing) => {
      const current = here();
      if (!current) return;
      decide([current], to);
      go(advance ? (beside(1) ?? beside(-1)) : current);
    },
    [here, decide, advance, go, beside],
  );
  const decidePicked = useCallback(
    (to: Standing) => {
      decide(selected, to);
      setPicked(nobody);
    },
    [decide, selected],
  );
  const takeBack = useCallback(() => {
    const first = undo()?.[0];
    if (first) goTo(first.id);
  }, [undo, goTo]);

  const [replying, setReplying] = useState<string>();
  const [viewing, setViewing] = useState<number>();
  useReaderKeys({
    here,
    mayDecide,
    step,
    decide: decideOpen,
    undo: takeBack,
    toggle,
    onReply: setReplying,
    onView: setViewing,
    onProduct: (entityId) => void navigate(`/products/${entityId}`),
  });

  const shown = withPending(counts, read ?? [], standings);
  const toGo = shown?.tabs[filter.tab];
  const reading = phone && id !== undefined;
  const isFiltered = (filter.where?.length ?? 0) > 0;
  const waits = decisions.held && decisions.standings.size > 0;
  const title = reading
    ? translate('reviews.place', { place: place + 1, count: toGo ?? rows.length })
    : translate('reviews.name');
  return (
    <Page
      title={title}
      ground="sheet"
      fixed
      {...(reading && { back: { to: at(undefined), label: translate('reviews.name') } })}
      beside={
        <span className={styles['beside']}>
          {!reading && (
            <span role="status">
              {decisions.done > 0 &&
                translate('reviews.done', { done: decisions.done, count: shown?.tabs['waiting'] ?? 0 })}
            </span>
          )}
          {waits && (
            <span role="status" className={styles['held']}>
              <CloudOff size={14} aria-hidden />
              {translate('reviews.held', { smart_count: decisions.standings.size })}
              <Button size="small" onClick={decisions.retry}>
                {translate('reviews.retry')}
              </Button>
            </span>
          )}
          <NewRecords
            count={reading ? 0 : arrived.size}
            onShow={() => {
              setArrived(nobody);
              void refetch();
            }}
          />
        </span>
      }
    >
      {!reading && (
        <>
          <CountedTabs
            all={false}
            tabs={reviewListSpec.tabs}
            current={filter.tab}
            counts={shown}
            counting={counting}
            onChange={(tab = 'waiting') => {
              setPicked(nobody);
              void navigate(at(undefined, JSON.stringify({ ...filter, tab })));
            }}
          />
          <FilterBar
            spec={reviewListSpec}
            filter={filter}
            onChange={(part) => {
              setPicked(nobody);
              void navigate(at(undefined, JSON.stringify({ ...filter, ...part })));
            }}
          />
        </>
      )}
      <div className={styles['split']}>
        {!reading && (
          <div className={styles['queue']}>
            {!read && error && <Unread error={error} words="reviews.list" retry={() => void refetch()} />}
            {!read && !error && (
              <div aria-busy>
                <RowsSkeleton rows={9} height={58} />
              </div>
            )}
            {read && rows.length === 0 && !hasMore && (
              <>
                {isFiltered || filter.tab !== 'waiting' ? (
                  <Nothing
                    words="reviews.list"
                    icon={Star}
                    onClear={
                      isFiltered
                        ? () => void navigate(at(undefined, JSON.stringify({ tab: filter.tab })))
                        : undefined
                    }
                    action={undefined}
                  />
                ) : (
                  <EmptyState
                    icon={Star}
                    title={translate('reviews.list.allRead')}
                    detail={translate('reviews.list.allReadDetail')}
                  />
                )}
              </>
            )}
            {rows.length > 0 && (
              <QueueList
                rows={rows}
                current={openId}
                products={products}
                standings={standings}
                tab={standingOfTab(filter.tab)}
                picked={picked}
                selected={selected.length}
                mayDecide={mayDecide}
                hrefOf={at}
                onToggle={toggle}
                onAll={(on) => setPicked(on ? new Set(rows.map((row) => row.id)) : nobody)}
                onDecide={decidePicked}
                onEnd={hasMore ? more : undefined}
              />
            )}
            <LastDeed deed={decisions.last} taken={decisions.taken} onUndo={takeBack} />
          </div>
        )}
        {openId !== undefined && (
          <div className={styles['reader']}>
            {review.data ? (
              <Reader
                key={review.data.id}
                review={review.data}
                standing={standings.get(review.data.id) ?? standingOf(review.data)}
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
              <Unread
                error={review.error}
                words="reviews.show"
                retry={() => void review.refetch()}
                list={at(undefined)}
              />
            ) : (
              <div aria-busy className={styles['pad']}>
                <RowsSkeleton rows={3} height={64} />
              </div>
            )}
            {reading && <LastDeed deed={decisions.last} taken={decisions.taken} onUndo={takeBack} />}
          </div>
        )}
      </div>
    </Page>
  );
}
