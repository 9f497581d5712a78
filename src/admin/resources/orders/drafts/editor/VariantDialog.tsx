import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Product } from '../../../../../wix/product-operations.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { FieldLabel } from '../../../../ui/FieldLabel.tsx';
import { useWords } from '../../show/use-words.ts';
import { variantName, variantsOf } from './variants.ts';

interface Props {
  product: Product;
  onChoose: (variantId: string) => void;
  onClose: () => void;
}

export function VariantDialog({ product, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const { money } = useWords(product.currency);
  const id = useId();
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
      <FieldLabel id={id}>{translate('drafts.variant.label')}</FieldLabel>
      <Select fullWidth labelId={id} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {variantsOf(product).map((variant) => (
          <MenuItem key={variant._id} value={variant._id ?? ''}>
            {variantName(variant)} · {money(variant.price?.actualPrice?.amount)}
          </MenuItem>
        ))}
      </Select>
    </ConfirmDialog>
  );
}
