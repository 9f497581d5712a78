import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FieldLabel } from '../FieldLabel.tsx';
import { ReadField } from '../ReadField.tsx';
import { Segmented } from '../Segmented.tsx';
import styles from './form.module.css';
import { useFormState } from './form-context.ts';

interface Props {
  /** Also the message `<resource>.field.<name>`, its label. */
  name: string;
  /** Two to four; their words are `<resource>.option.<name>.<value>`, what each means under `<resource>.meaning`. */
  options: readonly string[];
}

/** One of a few, all in sight, with what the chosen one means. */
export function ChoiceInput({ name, options }: Props) {
  const translate = useTranslate();
  const id = useId();
  const { resource, values, allowed, change } = useFormState();
  const held = values[name];
  const value = typeof held === 'string' ? held : '';
  const label = translate(`${resource}.field.${name}`);
  const word = (option: string) => translate(`${resource}.option.${name}.${option}`);
  const meaning = translate(`${resource}.meaning.${name}.${value}`, { _: '' });
  if (!allowed) return <ReadField label={label} value={word(value)} />;
  return (
    <div>
      <FieldLabel id={id}>{label}</FieldLabel>
      <Segmented
        label={label}
        value={value}
        options={options.map((option) => ({ value: option, label: word(option) }))}
        onChange={(chosen) => change({ [name]: chosen })}
      />
      {meaning && <p className={styles['hint']}>{meaning}</p>}
    </div>
  );
}
