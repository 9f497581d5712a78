import { useTranslate } from 'ra-core';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './form.module.css';
import { LONGEST_DESCRIPTION, LONGEST_NAME } from './product-form.ts';
import type { ProductDraft } from './use-product-form.ts';
import { useErrorText } from './use-error-text.ts';

export interface FormPart {
  draft: ProductDraft;
  disabled: boolean;
}

export function BasicsCard({ draft, disabled }: FormPart) {
  const translate = useTranslate();
  const errorAt = useErrorText(draft.errors);
  const { name, description, markup } = draft.form;
  return (
    <Card>
      <div className={styles['fields']}>
        <TextField
          label={translate('products.form.name')}
          value={name}
          error={errorAt('name')}
          disabled={disabled}
          inputProps={{ maxLength: LONGEST_NAME }}
          onChange={(event) => draft.change({ name: event.target.value })}
        />
        <TextField
          label={translate('products.form.description')}
          hint={translate(markup ? 'products.form.markupHint' : 'products.form.descriptionHint')}
          value={description}
          error={errorAt('description')}
          disabled={disabled}
          multiline
          minRows={4}
          inputProps={{ maxLength: LONGEST_DESCRIPTION }}
          onChange={(event) => draft.change({ description: event.target.value })}
        />
      </div>
    </Card>
  );
}
