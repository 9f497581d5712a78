import { Star } from 'lucide-react';
import { useTranslate } from 'ra-core';
import styles from './Stars.module.css';

const all = [1, 2, 3, 4, 5];

interface Props {
  /** 1 to 5; of an average, the nearest whole one is drawn. */
  value: number;
  size?: number;
}

export function Stars({ value, size = 14 }: Props) {
  const translate = useTranslate();
  const full = Math.round(value);
  return (
    <span
      className={styles['stars']}
      role="img"
      aria-label={translate('counterpart.stars', { count: Number(value.toFixed(1)) })}
    >
      {all.map((each) => (
        <Star key={each} size={size} className={each <= full ? styles['on'] : styles['off']} aria-hidden />
      ))}
    </span>
  );
}
