import { useTranslate } from 'ra-core';
import { TEXT_LANGUAGES } from '#shared/shop-texts.ts';
import type { LocalizedText } from '#shared/storefront.ts';
import { useFormState } from './form-context.ts';
import { ReadField } from '../ReadField.tsx';
import { TextField } from '../TextField.tsx';
import styles from './entry-list.module.css';

interface LocalizedProps {
  /** Names the labels: `<resource>.text.<field>.<language>`. */
  field: string;
  /** Where errors of it are reported, without the language. */
  place: string;
  value: LocalizedText;
  max: number;
  multiline?: boolean;
  onChange: (value: LocalizedText) => void;
}

/** A text in each language of the store, side by side. */
export function LocalizedFields({ field, place, value, max, multiline = false, onChange }: LocalizedProps) {
  const translate = useTranslate();
  const { resource, allowed, errorAt } = useFormState();
  return (
    <div className={styles['sides']}>
      {TEXT_LANGUAGES.map((language) => {
        const label = translate(`${resource}.text.${field}.${language}`);
        if (!allowed) return <ReadField key={language} label={label} value={value[language]} />;
        return (
          <div key={language} lang={language} className={styles[language]}>
            <TextField
              label={label}
              value={value[language]}
              error={errorAt(`${place}.${language}`)}
              multiline={multiline}
              inputProps={{ maxLength: max }}
              onChange={({ target }) => onChange({ ...value, [language]: target.value })}
            />
          </div>
        );
      })}
    </div>
  );
}
