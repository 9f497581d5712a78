import { useTranslate } from 'ra-core';
import { Card } from '#admin/ui/Card.tsx';
import { ChoiceInput } from '#admin/ui/form/ChoiceInput.tsx';
import { RichTextInput } from '#admin/ui/form/RichTextInput.tsx';
import { TextInput } from '#admin/ui/form/TextInput.tsx';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { useProductDraft } from './use-product-form.ts';

/** @param isNew what kind of thing it is can still be chosen */
export function BasicsCard({ isNew }: { isNew: boolean }) {
  const translate = useTranslate();
  const { name, productType } = useProductDraft().form;
  return (
    <Card>
      <div className="stack-16">
        <TextInput name="name" />
        <RichTextInput
          name="description"
          hint={translate('products.form.descriptionHint')}
          picturesFor={name.trim() || translate('products.form.thisProduct')}
        />
        {isNew ? (
          <ChoiceInput name="productType" options={['PHYSICAL', 'DIGITAL']} />
        ) : (
          <ReadField
            label={translate('products.field.productType')}
            value={translate(`products.option.productType.${productType}`)}
          />
        )}
      </div>
    </Card>
  );
}
