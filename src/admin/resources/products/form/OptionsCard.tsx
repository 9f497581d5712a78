import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Card } from '../../../ui/Card.tsx';
import { ReadField } from '../../../ui/ReadField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import styles from './form.module.css';
import { useProductDraft } from './use-product-form.ts';
import { MOST_OPTIONS, type OptionDraft } from './variants.ts';

/** What a buyer chooses between; every combination is a variant with its own price and count. */
export function OptionsCard() {
  const translate = useTranslate();
  const draft = useProductDraft();
  const { disabled, errorAt } = draft;
  const { options } = draft.form;
  const set = (index: number, part: Partial<OptionDraft>) =>
    draft.changeOptions(options.map((option, at) => (at === index ? { ...option, ...part } : option)));

  return (
    <Card
      title={translate('products.form.options')}
      note={translate('products.form.optionsNote')}
      actions={
        !disabled &&
        options.length < MOST_OPTIONS && (
          <Button size="small" onClick={() => draft.changeOptions([...options, { name: '', choices: [] }])}>
            <Plus aria-hidden />
            {translate('products.form.addOption')}
          </Button>
        )
      }
    >
      <div className={styles['fields']}>
        {options.map((option, index) => (
          <div key={option.id ?? index} className={styles['option']}>
            {disabled ? (
              <ReadField label={translate('products.form.optionName')} value={option.name} />
            ) : (
              <TextField
                label={translate('products.form.optionName')}
                value={option.name}
                error={errorAt(`options.${index}.name`)}
                inputProps={{ maxLength: 50 }}
                onChange={(event) => set(index, { name: event.target.value })}
              />
            )}
            <ChoicesField
              choices={option.choices}
              error={errorAt(`options.${index}.choices`)}
              disabled={disabled}
              onChange={(choices) => set(index, { choices })}
            />
            {!disabled && (
              <IconButton
                aria-label={translate('products.form.removeOption', { name: option.name })}
                onClick={() => draft.changeOptions(options.toSpliced(index, 1))}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            )}
          </div>
        ))}
        {options.length === 0 && <p className={styles['hint']}>{translate('products.form.noOption')}</p>}
        {errorAt('options') && <FormHelperText error>{errorAt('options')}</FormHelperText>}
      </div>
    </Card>
  );
}
