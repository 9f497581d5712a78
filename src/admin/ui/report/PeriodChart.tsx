import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ChartLine, Table2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { preloadable } from '../preloadable.tsx';
import type { ChartProps } from './chart-points.ts';
import { ChartTable } from './ChartTable.tsx';
import styles from './report.module.css';

/** Comes after the figures: drawing takes more code than the rest of the page. */
const Plot = preloadable<ChartProps>(() => import('./ChartPlot.tsx'));

interface Props extends Omit<ChartProps, 'points'> {
  /** Undefined while it is loading: the chart keeps its height. */
  points: ChartProps['points'] | undefined;
  legend: { now: string; before: string };
  /** In what, and by which date. */
  unit: string;
}

/** One period against the one before it, as a picture or as a table. */
export function PeriodChart({ shape, label, points, legend, unit }: Props) {
  const translate = useTranslate();
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? ChartLine : Table2;
  const turn = translate(asTable ? 'reports.asChart' : 'reports.asTable');
  return (
    <figure className={styles['chart']} aria-label={label}>
      <figcaption>
        <span className={styles[shape]}>
          <bdi>{legend.now}</bdi>
        </span>
        <span className={styles['before']}>
          <bdi>{legend.before}</bdi>
        </span>
        <bdi className={styles['unit']}>{unit}</bdi>
        <Tooltip title={turn}>
          <IconButton size="small" aria-label={turn} onClick={() => setAsTable(!asTable)}>
            <Icon aria-hidden />
          </IconButton>
        </Tooltip>
      </figcaption>
      <div className={styles['plot']} aria-busy={!points}>
        {points && asTable && <ChartTable label={label} points={points} legend={legend} />}
        {points && !asTable && (
          <Suspense>
            <Plot shape={shape} label={label} points={points} />
          </Suspense>
        )}
      </div>
    </figure>
  );
}

export const preloadChart = Plot.preload;
