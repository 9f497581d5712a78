import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Product } from '#wix/product-operations.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { useOrderLabels } from '../../show/use-order-labels.ts';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { variantName, variantsOf } from './variants.ts';

interface Props {
  product: Product;
  onChoose: (variantId: string) => void;
  onClose: () => void;
}

export function VariantDialog({ product, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const { money } = useOrderLabels(product.currency);
  const [chosen, setChosen] = useState('');
  return (
    <ConfirmDialog
      open
      title={translate('drafts.variant.title', { name: product.name })}
      confirm={translate('drafts.variant.confirm')}
      disabled={chosen === ''}
      onConfirm={() => onChoose(chosen)}
      onClose={onClose}
    >
      <SelectField label={translate('drafts.variant.label')} value={chosen} onChange={setChosen}>
        {variantsOf(product).map((variant) => (
          <MenuItem key={variant._id} value={variant._id ?? ''}>
            {variantName(variant)} · {money(variant.price?.actualPrice?.amount)}
          </MenuItem>
        ))}
      </SelectField>
    </ConfirmDialog>
  );
}
