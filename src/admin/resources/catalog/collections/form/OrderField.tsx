import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { collectionSorts } from '#shared/collection-sort.ts';
import { useFormState } from '#admin/ui/form/form-context.ts';
import { ReadField } from '#admin/ui/ReadField.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import type { CollectionForm } from './collection-form.ts';

/** In which order its listing stands in the shop. */
export function OrderField() {
  const translate = useTranslate();
  const { values, allowed, change } = useFormState<CollectionForm>();
  const label = translate('collections.order.label');
  const said = (order: string) => translate(`collections.order.${order}`);
  if (!allowed) return <ReadField label={label} value={said(values.order)} />;
  return (
    <SelectField
      label={label}
      value={values.order}
      hint={translate(`collections.order.${values.order === 'arranged' ? 'arrangedHint' : 'hint'}`)}
      onChange={(order) => change({ order })}
    >
      {collectionSorts.map((order) => (
        <MenuItem key={order} value={order}>
          {said(order)}
        </MenuItem>
      ))}
    </SelectField>
  );
}
