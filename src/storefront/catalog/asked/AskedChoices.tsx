import { useId } from 'react';
import { useT } from '../../shell/page-context.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import { ColorSwatch } from '../Swatch.tsx';
import type { AskedChoice } from './asked.ts';
import type { AskedField } from './asked-field.ts';
import styles from '../product.module.css';

type Props = AskedField & { choices: readonly AskedChoice[] };

/** One of several, or none where none is asked for. */
export function AskedChoices({ asked, name, said, error, more, choices, onInvalid, onAnswered }: Props) {
  const t = useT();
  const id = useId();
  const offered: readonly AskedChoice[] = asked.must
    ? choices
    : [{ key: '', name: t('asked.none') }, ...choices];
  const isColored = choices.some(({ color }) => color !== undefined);
  return (
    <fieldset className={styles['option']} aria-describedby={error && `${id}-error`}>
      <legend>
        <bdi>{asked.title}</bdi>
      </legend>
      <div className={styles['choices']} data-count={offered.length}>
        {offered.map(({ key, name: choice, color, adds }) => (
          <label key={key}>
            <input
              type="radio"
              name={name}
              value={key}
              required={asked.must}
              defaultChecked={key === said}
              onInvalid={onInvalid}
              onChange={onAnswered}
            />
            <span>
              {isColored && <ColorSwatch color={color} />}
              <b>
                <bdi>{choice}</bdi>
              </b>
              <small className="num">{more(adds)}</small>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <span className={`err ${styles['askedError']}`} id={`${id}-error`} role="alert">
          <Icon name="warning" small />
          {error}
        </span>
      )}
    </fieldset>
  );
}
