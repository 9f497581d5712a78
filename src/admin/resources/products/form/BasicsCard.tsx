import { useTranslate } from 'ra-core';
import { Card } from '../../../ui/Card.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import styles from './form.module.css';
import { useProductDraft } from './use-product-form.ts';

export function BasicsCard() {
  const translate = useTranslate();
  const { markup } = useProductDraft().form;
  return (
    <Card>
      <div className={styles['fields']}>
        <TextInput name="name" />
        <TextInput
          name="description"
          hint={translate(markup ? 'products.form.markupHint' : 'products.form.descriptionHint')}
          rows={4}
        />
      </div>
    </Card>
  );
}
