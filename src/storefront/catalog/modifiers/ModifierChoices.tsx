import { useId } from 'react';
import { useT } from '../../shell/page-context.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import { ColorSwatch } from '../Swatch.tsx';
import type { ModifierChoice } from './modifier.ts';
import type { ModifierFieldProps } from './modifier-field.ts';
import styles from '../product.module.css';

type Props = ModifierFieldProps & { choices: readonly ModifierChoice[] };

/** One choice of several; none is a choice too where the modifier is optional. */
export function ModifierChoices({
  modifier,
  name,
  said,
  error,
  more,
  choices,
  onInvalid,
  onAnswered,
}: Props) {
  const t = useT();
  const id = useId();
  const offered: readonly ModifierChoice[] = modifier.must
    ? choices
    : [{ key: '', name: t('modifier.none') }, ...choices];
  const isColored = choices.some(({ color }) => color !== undefined);
  return (
    <fieldset className={styles['option']} aria-describedby={error && `${id}-error`}>
      <legend>
        <bdi>{modifier.title}</bdi>
      </legend>
      <div className={styles['choices']} data-count={offered.length}>
        {offered.map(({ key, name: choice, color, adds }) => (
          <label key={key}>
            <input
              type="radio"
              name={name}
              value={key}
              required={modifier.must}
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
        <span className={`err ${styles['customError']}`} id={`${id}-error`} role="alert">
          <Icon name="warning" small />
          {error}
        </span>
      )}
    </fieldset>
  );
}
