import { Star } from 'lucide-react';
import { starShapes } from '../../shared/ratings.ts';
import { useTranslate } from 'ra-core';
import styles from './Stars.module.css';

interface Props {
  /** 1 to 5; an average is drawn to the nearest half. */
  value: number;
  size?: number;
}

export function Stars({ value, size = 14 }: Props) {
  const translate = useTranslate();
  return (
    <span
      className={styles['stars']}
      role="img"
      aria-label={translate('counterpart.stars', { count: Number(value.toFixed(1)) })}
    >
      {starShapes(value).map((shape, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- stars are their places
        <span key={index} className={styles['star']}>
          <Star size={size} className={shape === 'full' ? styles['on'] : styles['off']} aria-hidden />
          {shape === 'half' && (
            <Star size={size} className={`${styles['on']} ${styles['half']}`} aria-hidden />
          )}
        </span>
      ))}
    </span>
  );
}
