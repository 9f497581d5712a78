import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { useDirection } from '../../theme/direction.ts';
import type { ChartPoint, ChartProps } from './chart-points.ts';
import './messages.en.ts';
import styles from './report.module.css';

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const short = (value: number): string => compact.format(value).replace('K', 'k');

/** As many labels as there is room for; the first is always one. */
const TICKS = 5;

/** Of a few days a line would be no line. */
const FEW = 3;

export default function ChartPlot({ shape, points }: ChartProps) {
  const navigate = useNavigate();
  const isRtl = useDirection() === 'rtl';
  const bars = shape === 'bars' || points.length < FEW;
  const every = Math.max(1, Math.ceil(points.length / TICKS));
  const common = { color: 'var(--chart-1)', data: points.map(({ value }) => value) };
  return (
    <div className={`${styles['surface']} ${bars ? styles['columns'] : ''}`}>
      <ChartsContainer
        skipAnimation
        series={[
          bars
            ? { ...common, id: 'now', type: 'bar' }
            : {
                ...common,
                id: 'now',
                type: 'line',
                area: true,
                connectNulls: true,
                curve: 'linear',
                shape: 'circle',
              },
          {
            id: 'before',
            type: 'line',
            curve: 'linear',
            shape: 'circle',
            color: 'var(--chart-2)',
            connectNulls: true,
            data: points.map(({ before }) => before?.value ?? null),
          },
        ]}
        xAxis={[
          {
            id: 'days',
            scaleType: bars ? 'band' : 'point',
            data: points.map(({ key }) => key),
            valueFormatter: (key: string) => points.find((point) => point.key === key)?.tick ?? key,
            tickLabelInterval: (_: unknown, index: number) => index % every === 0,
            disableLine: true,
            disableTicks: true,
            height: 26,
            reverse: isRtl,
            ...(bars && { categoryGapRatio: 0.4 }),
          },
        ]}
        yAxis={[
          {
            id: 'amount',
            min: 0,
            tickNumber: 4,
            valueFormatter: short,
            disableLine: true,
            disableTicks: true,
            width: 44,
            position: isRtl ? 'right' : 'left',
          },
        ]}
        margin={{ top: 10, bottom: 0, left: isRtl ? 16 : 0, right: isRtl ? 0 : 16 }}
        onAxisClick={(_, clicked) => {
          const point = clicked && points[clicked.dataIndex];
          if (point) void navigate(point.to);
        }}
      >
        <ChartsGrid horizontal />
        {bars ? <BarPlot borderRadius={2} /> : <AreaPlot />}
        <LinePlot />
        <ChartsAxisHighlight x={bars ? 'band' : 'line'} />
        <LineHighlightPlot />
        <ChartsXAxis axisId="days" />
        <ChartsYAxis axisId="amount" />
        <ChartsTooltipContainer trigger="axis">
          <Told points={points} />
        </ChartsTooltipContainer>
      </ChartsContainer>
    </div>
  );
}

/** The day, its amount and orders, and the day before it in the other period. */
function Told({ points }: { points: readonly ChartPoint[] }) {
  const translate = useTranslate();
  const index = useAxesTooltip()?.[0]?.dataIndex;
  const point = index === undefined ? undefined : points[index];
  if (!point) return null;
  return (
    <div className={styles['note']}>
      <span>{point.title}</span>
      <b className="num">{point.text}</b>
      <span className="num">{translate('reports.orders', { smart_count: point.orders })}</span>
      {point.before && (
        <>
          <span>{point.before.tick}</span>
          <span className="num">{point.before.text}</span>
        </>
      )}
    </div>
  );
}
