import Button from '@mui/material/Button';
import { useListContext, useResourceContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  groupsOf,
  isComplete,
  titlesOf,
  type ExportChoice,
  type ExportLayout,
} from '#shared/export-layout.ts';
import { useStoreProfile } from '../../access/session.ts';
import { selectedCount, type Selection } from '../../data/bulk.ts';
import type { BulkDialogProps } from '../bulk/bulk-job.ts';
import { useSelectionValue } from '../bulk/use-selection-value.ts';
import { ValueLine } from '../bulk/ValueTotals.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { FieldLabel } from '../FieldLabel.tsx';
import { useCountText } from '../grid/use-count-text.ts';
import { useBulkJob } from '../list/use-bulk-job.ts';
import { Segmented } from '../Segmented.tsx';
import { useViewChanges } from '../views/use-views.ts';
import { AddColumn } from './AddColumn.tsx';
import { ColumnList } from './ColumnList.tsx';
import { isSameChoice, listChoice, setsOf, standardChoice, wholeChoice } from './column-sets.ts';
import ColumnSetDialog, { type ColumnSetTask } from './ColumnSetDialog.tsx';
import { ColumnSetMenu } from './ColumnSetMenu.tsx';
import { useExportChoice } from './use-export-choice.ts';
import { useRowCount } from './use-row-count.ts';
import './messages.en.ts';
import styles from './export.module.css';

type Scope = 'matching' | 'page';

/** What a file of the list holds: which records, what its rows are, and its columns in their order. */
export default function ExportDialog(props: BulkDialogProps & { layout: ExportLayout }) {
  const { spec, selection, whole, total, columns: listed, onClose, layout } = props;
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const words = useCountText();
  const { timeZone } = useStoreProfile();
  const { data = [] } = useListContext<{ id: string }>();
  const { start, starting, error } = useBulkJob({ spec, total });
  const { update } = useViewChanges<ExportChoice>(setsOf(resource));
  const { choice, sets, set, choose, changeColumns, changeRows, remember } = useExportChoice(
    resource,
    layout,
  );
  const [scope, setScope] = useState<Scope>('matching');
  const [task, setTask] = useState<ColumnSetTask>();
  const page: Selection = { type: 'include', ids: new Set(data.map(({ id }) => id)) };
  const exported = whole && scope === 'page' ? page : selection;
  const worth = useSelectionValue(spec, exported);
  const count = useRowCount(props, layout, choice, exported);
  const counted = (number: number) => ({ smart_count: number, count: words(number) });

  const { rows, columns } = choice;
  const records = selectedCount(exported, total);
  const list = listChoice(
    layout,
    rows,
    listed.map(({ id }) => id),
  );
  const ready = [
    { label: 'standard', choice: standardChoice(layout, rows) },
    ...(list ? [{ label: 'list', choice: list }] : []),
    { label: 'everything', choice: wholeChoice(layout, rows) },
  ];
  const rowText = count.isFailed
    ? translate('export.uncounted')
    : count.rows === undefined
      ? translate('export.counting')
      : translate(`export.${count.isPartial ? 'moreRows' : 'rowCount'}`, counted(count.rows));
  const problem =
    columns.length === 0
      ? translate('export.none')
      : !isComplete(layout, choice) &&
        translate('export.incomplete', { group: translate(`${resource}.exportLayout.group.${rows}`) });

  return (
    <>
      <ConfirmDialog
        open
        wide
        title={
          records === undefined
            ? translate('export.title')
            : translate(`${resource}.bulk.export.title`, counted(records))
        }
        confirm={translate('export.confirm')}
        busy={starting}
        disabled={problem !== false}
        onClose={onClose}
        onConfirm={() =>
          void start({ kind: 'export', selection: exported, params: { rows, columns } }).then((job) => {
            if (!job) return;
            remember();
            onClose();
          })
        }
        error={
          error === undefined
            ? undefined
            : { title: translate('export.failed'), cause: error, notDone: translate('export.failedDetail') }
        }
      >
        <div className={styles['fields']}>
          {whole && (
            <div>
              <FieldLabel>{translate('export.records')}</FieldLabel>
              <Segmented<Scope>
                label={translate('export.records')}
                value={scope}
                onChange={setScope}
                options={[
                  {
                    value: 'matching',
                    label:
                      total === undefined
                        ? translate('export.all')
                        : translate('export.matching', counted(total)),
                  },
                  { value: 'page', label: translate('export.page', counted(data.length)) },
                ]}
              />
            </div>
          )}
          {layout.rows.length > 1 && (
            <div>
              <FieldLabel>{translate('export.rows')}</FieldLabel>
              <Segmented
                label={translate('export.rows')}
                value={rows}
                onChange={changeRows}
                options={layout.rows.map((value) => ({
                  value,
                  label: translate(`${resource}.exportLayout.rows.${value}`),
                }))}
              />
            </div>
          )}
          <ValueLine {...worth} />
          <div>
            <div className={styles['head']}>
              <FieldLabel>{translate('export.columns')}</FieldLabel>
              <ColumnSetMenu
                choice={choice}
                ready={ready}
                sets={sets.data ?? []}
                set={set}
                modified={set !== undefined && !isSameChoice(set.state, choice)}
                onChoose={choose}
                onSave={({ id }) => update.mutate({ id, change: { state: choice } })}
                onTask={setTask}
              />
              <Button
                size="small"
                variant="text"
                disabled={columns.length === 0}
                onClick={() => changeColumns([])}
              >
                {translate('export.clear')}
              </Button>
            </div>
            {sets.isError && <p role="alert">{translate('export.set.loadFailed')}</p>}
            {update.isError && <p role="alert">{translate('export.set.saveFailed')}</p>}
            <ColumnList columns={columns} titles={titlesOf(layout, rows)} onChange={changeColumns} />
            <AddColumn
              groups={groupsOf(layout, rows)}
              chosen={columns}
              groupLabel={(name) => translate(`${resource}.exportLayout.group.${name}`)}
              onAdd={(id) => changeColumns([...columns, id])}
            />
          </div>
          <p role="status">
            <b>
              {problem ||
                translate('export.summary', {
                  rows: rowText,
                  columns: translate('export.columnCount', counted(columns.length)),
                })}
            </b>
            <br />
            {translate('export.format', { zone: timeZone })}
          </p>
        </div>
      </ConfirmDialog>
      {task && (
        <ColumnSetDialog
          resource={resource}
          task={task}
          sets={sets.data ?? []}
          choice={choice}
          onDone={(saved) => saved && choose(saved.state, saved)}
          onClose={() => setTask(undefined)}
        />
      )}
    </>
  );
}
