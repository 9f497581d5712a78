import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useCreatePath, useListContext, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { selectedCount } from '../../../data/bulk.ts';
import { CountedTabs } from '../../../ui/filter/CountedTabs.tsx';
import { FilterBar } from '../../../ui/filter/FilterBar.tsx';
import { useListFilter } from '../../../ui/filter/use-list-filter.ts';
import { BulkBar, BulkBottomBar } from '../../../ui/grid/BulkBar.tsx';
import { ColumnChooser } from '../../../ui/grid/ColumnChooser.tsx';
import { useCountWords } from '../../../ui/grid/count-words.ts';
import { DensityMenu } from '../../../ui/grid/DensityMenu.tsx';
import { GridFooter } from '../../../ui/grid/GridFooter.tsx';
import { ListCards } from '../../../ui/grid/ListCards.tsx';
import { ResourceGrid } from '../../../ui/grid/ResourceGrid.tsx';
import { shownColumns } from '../../../ui/grid/resource-column.ts';
import { RowWorkProvider, useJobRows, useKeepFailedSelected } from '../../../ui/grid/row-work.ts';
import { useFreshRows } from '../../../ui/grid/use-fresh-rows.ts';
import { useGridLayout } from '../../../ui/grid/use-grid-layout.ts';
import { useSelection } from '../../../ui/grid/use-selection.ts';
import { Page } from '../../../ui/Page.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { SaveView } from '../../../ui/views/SaveView.tsx';
import { useCurrentView } from '../../../ui/views/use-current-view.ts';
import { ViewMenu } from '../../../ui/views/ViewMenu.tsx';
import { orderListSpec } from '../list-spec.ts';
import type { OrderRecord } from '../order-record.ts';
import { BulkActions } from './BulkActions.tsx';
import { BulkDialog, type BulkTask } from './BulkDialogs.tsx';
import { orderColumns } from './columns.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import styles from './list.module.css';
import { NewOrders } from './NewOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrdersEmpty } from './OrdersEmpty.tsx';
import { OrderListMenu } from './OrderListMenu.tsx';
import { useOrderCounts } from './use-order-counts.ts';

const name = ({ number }: OrderRecord) => `#${number ?? ''}`;

export function OrdersPage() {
  const translate = useTranslate();
  const words = useCountWords();
  const phone = usePhone();
  const createPath = useCreatePath();
  const { refetch } = useListContext<OrderRecord>();
  const { filter, change } = useListFilter(orderListSpec);
  const { layout, change: changeLayout, replace: replaceLayout } = useGridLayout('orders');
  const current = useCurrentView({ resource: 'orders', spec: orderListSpec, filter, layout, replaceLayout });
  const picked = useSelection();
  const { counts, total } = useOrderCounts(filter);
  const { arrived, show } = useFreshRows('orders');
  const jobRows = useJobRows('orders');
  const [task, setTask] = useState<BulkTask | 'export'>();
  const [selecting, setSelecting] = useState(false);
  useKeepFailedSelected({ ...jobRows, select: picked.select, refresh: () => void refetch() });

  const href = useCallback(
    ({ id }: OrderRecord) => createPath({ resource: 'orders', type: 'edit', id }),
    [createPath],
  );
  const rowClass = useCallback(
    ({ id }: OrderRecord) => (jobRows.work.get(id) === 'failed' ? 'failed' : ''),
    [jobRows.work],
  );
  const anySelected = selectedCount(picked.selection, total) !== 0;
  const actions = <BulkActions onTask={setTask} />;
  const footer = <GridFooter total={total} />;
  const close = () => setTask(undefined);

  return (
    <RowWorkProvider value={jobRows.work}>
      <Page
        title={translate('orders.list.title')}
        ground="sheet"
        fixed
        beside={<NewOrders count={arrived} onShow={show} />}
        actions={
          phone ? (
            <OrderListMenu
              selecting={selecting}
              onSelecting={(on) => {
                setSelecting(on);
                if (!on) picked.clear();
              }}
              onExport={() => setTask('export')}
            >
              <ViewMenu resource="orders" current={current} />
            </OrderListMenu>
          ) : (
            <Button onClick={() => setTask('export')}>
              <Download aria-hidden />
              {translate('orders.export.action')}
            </Button>
          )
        }
      >
        <CountedTabs
          tabs={orderListSpec.tabs}
          current={filter.tab}
          counts={counts}
          onChange={(tab) => change({ tab })}
        />
        <FilterBar
          spec={orderListSpec}
          filter={filter}
          onChange={change}
          start={<ViewMenu resource="orders" current={current} />}
          after={
            (current.modified || (!current.view && (filter.where?.length ?? 0) > 0)) && (
              <SaveView resource="orders" current={current} />
            )
          }
          end={
            <>
              <DensityMenu
                value={layout.density ?? 'normal'}
                onChange={(density) => changeLayout({ density })}
              />
              <ColumnChooser
                columns={orderColumns}
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
                  translate('orders.list.matches', { smart_count: total, count: words(total) })}
              </span>
              <SaveView resource="orders" current={current} outlined />
            </>
          }
        />
        {phone ? (
          <ListCards<OrderRecord>
            label={translate('orders.list.title')}
            rowHref={href}
            rowName={name}
            failed={({ id }) => jobRows.work.get(id) === 'failed'}
            picked={picked}
            selecting={selecting || anySelected}
            card={(order) => <OrderCard order={order} />}
            empty={<OrdersEmpty />}
            footer={footer}
          />
        ) : (
          <>
            <ResourceGrid<OrderRecord>
              label={translate('orders.list.title')}
              columns={orderColumns}
              layout={layout}
              onLayout={changeLayout}
              rowHref={href}
              rowClass={rowClass}
              picked={picked}
              empty={<OrdersEmpty />}
              bulkBar={
                anySelected && (
                  <BulkBar picked={picked} total={total}>
                    {actions}
                  </BulkBar>
                )
              }
            />
            {footer}
          </>
        )}
        {phone && anySelected && (
          <BulkBottomBar picked={picked} total={total}>
            {actions}
          </BulkBottomBar>
        )}
      </Page>
      {task === 'export' && (
        <ExportDialog
          selection={picked.selection}
          total={total}
          columns={shownColumns(orderColumns, layout).map(({ id }) => id)}
          onClose={close}
        />
      )}
      {task && task !== 'export' && (
        <BulkDialog task={task} selection={picked.selection} total={total} onClose={close} />
      )}
    </RowWorkProvider>
  );
}
