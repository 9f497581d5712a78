import {
  ListBase,
  useCreatePath,
  useListContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'ra-core';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { may } from '../../access/session.ts';
import { everything, selectedCount, type Selection } from '../../data/bulk.ts';
import { useDesk } from '../../data/desk-registry.ts';
import { shownKey, type ListFilter, type ListSpec } from '../../data/list-state.ts';
import { knownTabs } from '../../data/platform-filter.ts';
import type { BulkAction } from '../bulk/bulk-action.tsx';
import { BulkActions } from '../bulk/BulkActions.tsx';
import { useSelectionValue } from '../bulk/use-selection-value.ts';
import { ValueTotals } from '../bulk/ValueTotals.tsx';
import { CountedTabs } from '../filter/CountedTabs.tsx';
import { FilterBar } from '../filter/FilterBar.tsx';
import { useListFilter } from '../filter/use-list-filter.ts';
import { BulkBar, BulkBottomBar } from '../grid/BulkBar.tsx';
import { ColumnChooser } from '../grid/ColumnChooser.tsx';
import { useCountText } from '../grid/use-count-text.ts';
import { DensityMenu } from '../grid/DensityMenu.tsx';
import { GridFooter } from '../grid/GridFooter.tsx';
import { ListCards } from '../grid/ListCards.tsx';
import { ResourceGrid } from '../grid/ResourceGrid.tsx';
import { besidePanel, shownColumns, type ResourceColumn } from '../grid/resource-column.ts';
import { RowWorkProvider, useJobRows, useSelectFailed } from '../grid/row-work.ts';
import { useFreshRows, type HeardRows } from '../grid/use-fresh-rows.ts';
import { useGridLayout } from '../grid/use-grid-layout.ts';
import { useSelection } from '../grid/use-selection.ts';
import { Page } from '../Page.tsx';
import { usePhone } from '../use-phone.ts';
import { SaveView } from '../views/SaveView.tsx';
import { useCurrentView } from '../views/use-current-view.ts';
import { ViewMenu } from '../views/ViewMenu.tsx';
import styles from './list.module.css';
import { ListActions, type ListLink } from './ListActions.tsx';
import { IgnoredParamsNotice } from './IgnoredParamsNotice.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { NewRecords } from './NewRecords.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useTabCounts } from './use-tab-counts.ts';

interface Props<Row extends RaRecord<string>> {
  spec: ListSpec;
  columns: readonly ResourceColumn<Row>[];
  rowName: (row: Row) => string;
  /** A row on a phone. */
  card: (row: Row) => ReactNode;
  bulk?: readonly BulkAction[];
  pages?: readonly ListLink[];
  /** Beside the title: what all of it comes to. */
  beside?: ReactNode;
  /** Beside the list where there is room: how the whole of it goes. */
  aside?: ReactNode;
  /** Beside the search: a filter that is always in sight. */
  choice?: (filter: ListFilter, change: (part: Partial<ListFilter>) => void) => ReactNode;
  /** Over the tabs: its figures, or a line to make one. */
  above?: ReactNode;
  /** In the foot, and on a phone under it: what the rows come to. */
  below?: ReactNode;
  /** The record that is open beside the list; on a phone it stands over it. */
  panel?: ReactNode;
  /** The record that is read beside the list. */
  openId?: string | undefined;
  /** The id of a row in events, where it is another than the record's. */
  heard?: HeardRows<Row>;
}

/** An action that was opened, for which records, and under which filter. */
interface Opened {
  action: BulkAction;
  selection: Selection;
  whole: boolean;
  filter: string;
}

const none: readonly BulkAction[] = [];
const noPages: readonly ListLink[] = [];

/** Rows change where they stand and new ones are announced: coming back to the window must not move the list. */
const query = { refetchOnWindowFocus: false, onError: () => undefined };

/** On a phone, and where the list would get too narrow, the list alone. */
function WithAside({
  aside,
  panel,
  children,
}: Pick<Props<never>, 'aside' | 'panel'> & { children: ReactNode }) {
  const phone = usePhone();
  const translate = useTranslate();
  if (panel)
    return (
      <div className={styles['split']}>
        <div className={styles['main']}>{children}</div>
        {panel}
      </div>
    );
  if (!aside || phone) return children;
  return (
    <div className={styles['split']}>
      <div className={styles['main']}>{children}</div>
      <aside className={styles['aside']}>
        <h2 className="visually-hidden">{translate('list.aside')}</h2>
        {aside}
      </aside>
    </div>
  );
}

/** A list of records, the same for every resource: tabs, filter, views, grid or cards, selection, bulk bar. */
export function ResourceListPage<Row extends RaRecord<string>>(props: Props<Row>) {
  return (
    <ListBase sort={props.spec.openingSort} perPage={50} queryOptions={query} disableAuthentication>
      <ListPage {...props} />
    </ListBase>
  );
}

function ListPage<Row extends RaRecord<string>>({
  spec,
  columns,
  rowName,
  card,
  bulk = none,
  pages = noPages,
  beside,
  aside,
  choice,
  above,
  below,
  panel,
  openId,
  heard,
}: Props<Row>) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const words = useCountText();
  const phone = usePhone();
  const createPath = useCreatePath();
  const { refetch } = useListContext<Row>();
  const { filter, change } = useListFilter(spec);
  const { layout, change: changeLayout, replace: replaceLayout } = useGridLayout(resource);
  const isBeside = Boolean(panel);
  const visible = useMemo(
    () => (isBeside ? besidePanel(columns, layout) : columns),
    [isBeside, columns, layout],
  );
  const current = useCurrentView({ resource, spec, filter, layout, replaceLayout });
  const picked = useSelection(filter);
  const { counts, total: lastTotal, counting } = useTabCounts(resource, filter);
  const total = counting ? undefined : lastTotal;
  const { arrived, show } = useFreshRows<Row>(resource, heard);
  const jobRows = useJobRows(resource, picked);
  const [selecting, setSelecting] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  // What was opened for one filter is not for the next.
  const here = shownKey(filter);
  const open = opened?.filter === here ? opened : undefined;
  const jobs = useDesk(resource)?.jobs;
  useSelectFailed({ ...jobRows, picked, refresh: () => void refetch() });

  const href = useCallback(
    ({ id }: Row) => createPath({ resource, type: 'edit', id }),
    [createPath, resource],
  );
  const rowClass = useCallback(
    ({ id }: Row) => (jobRows.work.get(id) === 'failed' ? 'failed' : id === openId ? 'open' : ''),
    [jobRows.work, openId],
  );
  const selectable = bulk.length > 0;
  const offered = bulk.filter(({ job }) => may(jobs?.[job ?? '']));
  const anySelected = selectedCount(picked.selection, total) !== 0;
  const value = useSelectionValue(spec, picked.selection);
  const bulkActions = (
    <BulkActions
      actions={offered}
      onOpen={(action) => setOpened({ action, selection: picked.selection, whole: false, filter: here })}
    />
  );
  const totals = value.sums.length > 0 && <ValueTotals {...value} most={phone ? 1 : 3} />;
  const views = <ViewMenu resource={resource} current={current} />;
  const title = translate(`${resource}.list.title`);
  const empty = <ListEmpty spec={spec} />;
  const footer = (
    <GridFooter total={lastTotal} counting={counting}>
      {!phone && below}
    </GridFooter>
  );
  const exporting = offered.find(({ always }) => always);
  const any = anySelected && picked.selection;
  useListKeys({
    picked: selectable ? picked : undefined,
    onExport: useMemo(
      () =>
        exporting &&
        (() => setOpened({ action: exporting, selection: any || everything, whole: !any, filter: here })),
      [exporting, any, here],
    ),
  });
  const onSelecting = (on: boolean) => {
    setSelecting(on);
    if (!on) picked.clear();
  };

  return (
    <RowWorkProvider value={jobRows.work}>
      <Page
        title={title}
        ground="sheet"
        fixed
        beside={
          <>
            {!phone && beside}
            <NewRecords count={arrived} onShow={show} />
          </>
        }
        actions={
          <ListActions
            pages={pages}
            actions={offered.filter(({ always }) => always)}
            total={total}
            onOpen={(action) => setOpened({ action, selection: everything, whole: true, filter: here })}
            selecting={selecting || anySelected}
            onSelecting={selectable ? onSelecting : undefined}
            views={views}
          />
        }
      >
        {above}
        <IgnoredParamsNotice spec={spec} filter={filter} viewGone={current.gone} />
        {spec.tabs.length > 0 && (
          <CountedTabs
            tabs={knownTabs(spec.tabs)}
            current={filter.tab}
            counts={counts}
            counting={counting}
            onChange={(tab) => change({ tab })}
          />
        )}
        <WithAside aside={aside} panel={panel}>
          <FilterBar
            spec={spec}
            filter={filter}
            onChange={change}
            start={views}
            choice={choice?.(filter, change)}
            after={
              (current.modified || (!current.view && (filter.where?.length ?? 0) > 0)) && (
                <SaveView resource={resource} current={current} />
              )
            }
            end={
              <>
                <DensityMenu
                  value={layout.density ?? 'normal'}
                  onChange={(density) => changeLayout({ density })}
                />
                <ColumnChooser
                  columns={columns}
                  layout={layout}
                  onLayout={changeLayout}
                  onReset={() => replaceLayout(layout.density ? { density: layout.density } : {})}
                />
              </>
            }
            matches={(waiting) => (
              <>
                <span className={styles['matches']} role="status">
                  {waiting || counting
                    ? translate('list.filter.counting')
                    : total !== undefined &&
                      translate(`${resource}.list.matches`, { smart_count: total, count: words(total) })}
                </span>
                <SaveView resource={resource} current={current} outlined />
              </>
            )}
          />
          {phone ? (
            <ListCards<Row>
              label={title}
              rowHref={href}
              rowName={rowName}
              failed={({ id }) => jobRows.work.get(id) === 'failed'}
              picked={picked}
              selecting={selecting || anySelected}
              card={card}
              empty={empty}
              footer={footer}
            />
          ) : (
            <>
              <ResourceGrid<Row>
                label={title}
                columns={visible}
                layout={layout}
                onLayout={changeLayout}
                rowHref={href}
                rowClass={rowClass}
                picked={picked}
                selectable={selectable}
                empty={empty}
                bulkBar={
                  anySelected && (
                    <BulkBar picked={picked} total={total} worth={totals}>
                      {bulkActions}
                    </BulkBar>
                  )
                }
              />
              {footer}
            </>
          )}
          {phone && below && <div className={styles['below']}>{below}</div>}
        </WithAside>
        {phone && anySelected && (
          <BulkBottomBar picked={picked} total={total} worth={totals}>
            {bulkActions}
          </BulkBottomBar>
        )}
      </Page>
      {open && (
        <open.action.dialog
          spec={spec}
          selection={open.selection}
          whole={open.whole}
          total={total}
          columns={shownColumns(columns, layout)}
          onStarted={({ id }) => picked.follow(id, open.action.keepsSelection)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </RowWorkProvider>
  );
}
