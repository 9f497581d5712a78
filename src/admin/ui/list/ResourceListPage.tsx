import { useCreatePath, useListContext, useResourceContext, useTranslate, type RaRecord } from 'ra-core';
import { useCallback, useState, type ReactNode } from 'react';
import { selectedCount } from '../../data/bulk.ts';
import type { ListSpec } from '../../data/list-state.ts';
import { CountedTabs } from '../filter/CountedTabs.tsx';
import { FilterBar } from '../filter/FilterBar.tsx';
import { useListFilter } from '../filter/use-list-filter.ts';
import { BulkBar, BulkBottomBar } from '../grid/BulkBar.tsx';
import { ColumnChooser } from '../grid/ColumnChooser.tsx';
import { useCountWords } from '../grid/count-words.ts';
import { DensityMenu } from '../grid/DensityMenu.tsx';
import { GridFooter } from '../grid/GridFooter.tsx';
import { ListCards } from '../grid/ListCards.tsx';
import { ResourceGrid } from '../grid/ResourceGrid.tsx';
import type { GridLayout, ResourceColumn } from '../grid/resource-column.ts';
import { RowWorkProvider, useJobRows, useKeepFailedSelected } from '../grid/row-work.ts';
import { useFreshRows } from '../grid/use-fresh-rows.ts';
import { useGridLayout } from '../grid/use-grid-layout.ts';
import { useSelection, type ListSelection } from '../grid/use-selection.ts';
import { Page } from '../Page.tsx';
import { usePhone } from '../use-phone.ts';
import { SaveView } from '../views/SaveView.tsx';
import { useCurrentView } from '../views/use-current-view.ts';
import { ViewMenu } from '../views/ViewMenu.tsx';
import styles from './list.module.css';
import { NewRecords } from './NewRecords.tsx';
import { PhoneListMenu, type PhoneListAction } from './PhoneListMenu.tsx';
import { useTabCounts } from './use-tab-counts.ts';

/** What the list knows and its actions need. */
export interface ListTools {
  picked: ListSelection;
  total: number | undefined;
  layout: GridLayout;
}

interface Props<Row extends RaRecord<string>> {
  spec: ListSpec;
  columns: readonly ResourceColumn<Row>[];
  rowName: (row: Row) => string;
  /** A row on a phone. */
  card: (row: Row) => ReactNode;
  empty: ReactNode;
  /** Buttons of the header; on a phone, `phoneActions` take their place. */
  actions: ReactNode;
  phoneActions: readonly PhoneListAction[];
  /** Of the bar that a selection brings up. */
  bulkActions: ReactNode;
  /** Dialogs over the list. */
  children: (tools: ListTools) => ReactNode;
}

/** A list of records, the same for every resource: tabs, filter, views, grid or cards, selection, bulk bar. */
export function ResourceListPage<Row extends RaRecord<string>>(props: Props<Row>) {
  const { spec, columns, rowName, card, empty, bulkActions } = props;
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const words = useCountWords();
  const phone = usePhone();
  const createPath = useCreatePath();
  const { refetch } = useListContext<Row>();
  const { filter, change } = useListFilter(spec);
  const { layout, change: changeLayout, replace: replaceLayout } = useGridLayout(resource);
  const current = useCurrentView({ resource, spec, filter, layout, replaceLayout });
  const picked = useSelection();
  const { counts, total } = useTabCounts(resource, filter);
  const { arrived, show } = useFreshRows(resource);
  const jobRows = useJobRows(resource);
  const [selecting, setSelecting] = useState(false);
  useKeepFailedSelected({ ...jobRows, select: picked.select, refresh: () => void refetch() });

  const href = useCallback(
    ({ id }: Row) => createPath({ resource, type: 'edit', id }),
    [createPath, resource],
  );
  const rowClass = useCallback(
    ({ id }: Row) => (jobRows.work.get(id) === 'failed' ? 'failed' : ''),
    [jobRows.work],
  );
  const anySelected = selectedCount(picked.selection, total) !== 0;
  const views = <ViewMenu resource={resource} current={current} />;
  const title = translate(`${resource}.list.title`);
  const footer = <GridFooter total={total} />;
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
        beside={<NewRecords count={arrived} onShow={show} />}
        actions={
          phone ? (
            <PhoneListMenu selecting={selecting} onSelecting={onSelecting} items={props.phoneActions}>
              {views}
            </PhoneListMenu>
          ) : (
            props.actions
          )
        }
      >
        <CountedTabs
          tabs={spec.tabs}
          current={filter.tab}
          counts={counts}
          onChange={(tab) => change({ tab })}
        />
        <FilterBar
          spec={spec}
          filter={filter}
          onChange={change}
          start={views}
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
          matches={
            <>
              <span className={styles['matches']} role="status">
                {total !== undefined &&
                  translate(`${resource}.list.matches`, { smart_count: total, count: words(total) })}
              </span>
              <SaveView resource={resource} current={current} outlined />
            </>
          }
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
              columns={columns}
              layout={layout}
              onLayout={changeLayout}
              rowHref={href}
              rowClass={rowClass}
              picked={picked}
              empty={empty}
              bulkBar={
                anySelected && (
                  <BulkBar picked={picked} total={total}>
                    {bulkActions}
                  </BulkBar>
                )
              }
            />
            {footer}
          </>
        )}
        {phone && anySelected && (
          <BulkBottomBar picked={picked} total={total}>
            {bulkActions}
          </BulkBottomBar>
        )}
      </Page>
      {props.children({ picked, total, layout })}
    </RowWorkProvider>
  );
}
