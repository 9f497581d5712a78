import { useId } from 'react';
import { useT } from '../page-context.tsx';
import { Icon } from '../ui/Icon.tsx';
import { StarSign } from '../ui/Stars.tsx';
import styles from './StarsField.module.css';

interface Props {
  value: number;
  error: string | undefined;
  onChange: (stars: number) => void;
}

/** Radio inputs that look like stars: chosen by the arrow keys, by touch and by pointer. */
export function StarsField({ value, error, onChange }: Props) {
  const t = useT();
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error === undefined ? undefined : true}
      className={`field ${styles['field']}${error === undefined ? '' : ' bad'}`}
    >
      <legend>{t('review.stars')}</legend>
      <div className={styles['choice']}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={stars === value}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              onChange={() => onChange(stars)}
            />
            <StarSign shape={stars > value ? 'empty' : 'full'} />
            <span className="vh">{t(`review.stars.${stars as 1 | 2 | 3 | 4 | 5}`)}</span>
          </label>
        ))}
        <span className="quiet" aria-hidden="true">
          {value > 0 && t(`review.stars.${value as 1 | 2 | 3 | 4 | 5}`)}
        </span>
      </div>
      {error !== undefined && (
        <span className="err" id={`${id}-error`}>
          <Icon name="warning" small />
          {error}
        </span>
      )}
    </fieldset>
  );
}
