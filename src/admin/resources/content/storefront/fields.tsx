import { useTranslate } from 'ra-core';
import { TEXT_LANGUAGES } from '#shared/shop-texts.ts';
import { STOREFRONT_BOUNDS, type LocalizedText } from '#shared/storefront.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import styles from './storefront.module.css';

interface LocalizedProps {
  /** Names the labels: `storefront.text.<field>.<language>`. */
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
  const { allowed, errorAt } = useFormState();
  return (
    <div className={styles['sides']}>
      {TEXT_LANGUAGES.map((language) => {
        const label = translate(`storefront.text.${field}.${language}`);
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

interface LinkProps {
  place: string;
  value: string;
  onChange: (value: string) => void;
}

export function LinkField({ place, value, onChange }: LinkProps) {
  const translate = useTranslate();
  const { allowed, errorAt } = useFormState();
  const label = translate('storefront.text.link');
  if (!allowed) return <ReadField label={label} value={value} />;
  return (
    <TextField
      label={label}
      value={value}
      error={errorAt(place)}
      placeholder="/collections/all"
      inputProps={{ maxLength: STOREFRONT_BOUNDS.link, dir: 'ltr' }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
