import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FigureName } from '../../data/report-figures.ts';
import styles from './report.module.css';

export interface FigureCell {
  name: FigureName;
  label: string;
  /** Nothing while it is read. */
  value: ReactNode | undefined;
  /** The orders that it counts. */
  to: string;
  change: Change | undefined;
  detail: ReactNode;
  toBefore: string | undefined;
}

export interface Change {
  /** Of the one before: more than nothing is up. */
  by: number;
  unit: '%' | ' pt';
  /** Whether more of it is good. */
  isGood: boolean;
}

interface Props {
  cells: readonly FigureCell[];
  current: FigureName;
  onChange: (name: FigureName) => void;
}

/** Each figure shows its own chart; the number itself opens its orders. */
export function FigureStrip({ cells, current, onChange }: Props) {
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
            {change && <ChangeWords change={change} />}
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

/** Up or down, by how much; in the colour of good or bad. */
export function ChangeWords({ change: { by, unit, isGood } }: { change: Change }) {
  const translate = useTranslate();
  if (by === 0) return null;
  const Icon = by < 0 ? ArrowDown : ArrowUp;
  return (
    <span className={`num ${styles['change']} ${styles[by > 0 === isGood ? 'good' : 'bad']}`}>
      <Icon
        size={12}
        strokeWidth={2.5}
        role="img"
        aria-hidden={false}
        aria-label={translate(by < 0 ? 'home.down' : 'home.up')}
      />
      {Math.abs(by).toFixed(1)}
      {unit}
    </span>
  );
}
