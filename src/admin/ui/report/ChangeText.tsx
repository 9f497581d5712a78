import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import styles from './report.module.css';

export interface Change {
  /** Of the one before: more than nothing is up. */
  by: number;
  unit: '%' | ' pt';
  /** Whether more of it is good; left out, neither is. */
  isGood?: boolean | undefined;
}

/** Up or down, by how much; in the colour of good or bad. */
export function ChangeText({ change: { by, unit, isGood } }: { change: Change }) {
  const translate = useTranslate();
  if (by === 0) return null;
  const Icon = by < 0 ? ArrowDown : ArrowUp;
  const colour = isGood === undefined ? '' : styles[by > 0 === isGood ? 'good' : 'bad'];
  return (
    <span className={`num ${styles['change']} ${colour}`}>
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
