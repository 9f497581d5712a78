import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Tooltip from '@mui/material/Tooltip';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import styles from './grid.module.css';
import type { GridLayout, ResourceColumn } from './resource-column.ts';
import { shownColumns } from './resource-column.ts';

interface Props<Row extends RaRecord> {
  columns: readonly ResourceColumn<Row>[];
  layout: GridLayout;
  onLayout: (part: GridLayout) => void;
  onReset: () => void;
}

export function ColumnChooser<Row extends RaRecord>({ columns, layout, onLayout, onReset }: Props<Row>) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const shown = shownColumns(columns, layout).map(({ id }) => id);
  const listed = [...shown, ...columns.map(({ id }) => id).filter((id) => !shown.includes(id))];
  const labels = new Map(columns.map(({ id, label }) => [id, translate(label)]));

  const toggle = (id: string) =>
    onLayout({ columns: shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id] });
  const move = (id: string, step: number) => {
    const at = shown.indexOf(id);
    onLayout({ columns: shown.toSpliced(at, 1).toSpliced(at + step, 0, id) });
  };

  return (
    <>
      <Tooltip title={translate('list.columns.title')}>
        <IconButton
          size="small"
          aria-haspopup="dialog"
          aria-expanded={anchor !== undefined}
          aria-label={translate('list.columns.title')}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Columns3 aria-hidden />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('list.columns.title') } }}
      >
        <div className={styles['chooser']}>
          <header>
            <h3>{translate('list.columns.title')}</h3>
            <Button size="small" variant="text" color="primary" onClick={onReset}>
              {translate('list.columns.reset')}
            </Button>
          </header>
          <ul>
            {listed.map((id) => {
              const at = shown.indexOf(id);
              const fixed = id === columns[0]?.id;
              return (
                <li key={id}>
                  <label>
                    <Checkbox checked={at >= 0} disabled={fixed} onChange={() => toggle(id)} />
                    {labels.get(id)}
                  </label>
                  {at > 1 && (
                    <IconButton
                      aria-label={translate('list.columns.up', { name: labels.get(id) })}
                      onClick={() => move(id, -1)}
                    >
                      <ArrowUp aria-hidden />
                    </IconButton>
                  )}
                  {at > 0 && at < shown.length - 1 && (
                    <IconButton
                      aria-label={translate('list.columns.down', { name: labels.get(id) })}
                      onClick={() => move(id, 1)}
                    >
                      <ArrowDown aria-hidden />
                    </IconButton>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      </Popover>
    </>
  );
}
