import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MetricName } from '../../data/report-metrics.ts';
import { ChangeText, type Change } from './ChangeText.tsx';
import styles from './report.module.css';

export interface MetricCell {
  name: MetricName;
  label: string;
  /** Nothing while it is read. */
  value: ReactNode | undefined;
  /** The orders that it counts. */
  to: string;
  change: Change | undefined;
  detail: ReactNode;
  toBefore: string | undefined;
}

interface Props {
  cells: readonly MetricCell[];
  current: MetricName;
  onChange: (name: MetricName) => void;
}

/** Each figure shows its own chart; the number itself opens its orders. */
export function MetricStrip({ cells, current, onChange }: Props) {
  const translate = useTranslate();
  const isKnown = cells.every(({ value }) => value !== undefined);
  return (
    <div
      className={styles['figures']}
      role="group"
      aria-label={translate('reports.figures')}
      aria-busy={!isKnown}
    >
      {cells.map(({ name, label, value, to, change, detail, toBefore }) => (
        <div key={name} className={`${styles['figure']} ${name === current ? styles['on'] : ''}`}>
          <button type="button" aria-pressed={name === current} onClick={() => onChange(name)}>
            {label}
          </button>
          <b className="num">
            {value === undefined ? (
              '\u00a0'
            ) : (
              <Link to={to} title={translate('reports.open')}>
                {value}
              </Link>
            )}
          </b>
          <small>
            {change && <ChangeText change={change} />}
            {toBefore && value !== undefined ? (
              <Link to={toBefore}>
                <bdi>{detail}</bdi>
              </Link>
            ) : (
              <bdi>{detail}</bdi>
            )}
          </small>
        </div>
      ))}
    </div>
  );
}
