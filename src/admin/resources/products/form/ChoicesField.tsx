import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FieldLabel } from '../../../ui/FieldLabel.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './form.module.css';
import type { OptionDraft } from './variants.ts';

type Choices = OptionDraft['choices'];

interface Props {
  choices: Choices;
  error: string | undefined;
  disabled: boolean;
  onChange: (choices: Choices) => void;
}

/** Typed one after the other, Enter or a comma between them; a pasted list is taken apart. */
export function ChoicesField({ choices, error, disabled, onChange }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');

  const add = (text: string) => {
    const known = new Set(choices.map(({ name }) => name.toLowerCase()));
    const fresh = [...new Set(text.split(/[,\n]/).map((name) => name.trim()))].filter(
      (name) => name !== '' && !known.has(name.toLowerCase()),
    );
    if (fresh.length > 0) onChange([...choices, ...fresh.map((name) => ({ name }))]);
    setTyped('');
  };

  return (
    <div className={styles['choices']}>
      {disabled ? (
        <FieldLabel>{translate('products.form.choices')}</FieldLabel>
      ) : (
        <TextField
          label={translate('products.form.choices')}
          hint={translate('products.form.choicesHint')}
          error={error}
          value={typed}
          inputProps={{ maxLength: 500 }}
          onChange={(event) => {
            const { value } = event.target;
            if (value.includes(',')) add(value);
            else setTyped(value);
          }}
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(typed);
          }}
        />
      )}
      <ul>
        {choices.map(({ name }, index) => (
          <li key={name}>
            {name}
            {!disabled && (
              <button
                type="button"
                aria-label={translate('products.form.removeChoice', { name })}
                onClick={() => onChange(choices.toSpliced(index, 1))}
              >
                <X size={12} aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
