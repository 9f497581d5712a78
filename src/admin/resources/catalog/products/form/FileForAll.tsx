import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { pickFile } from './pick-file.ts';
import type { FileDraft } from './variants.ts';

interface Props {
  product: string;
  onApply: (file: FileDraft) => void;
}

/** One file for every variant; saved with the rest. */
export function FileForAll({ product, onApply }: Props) {
  const translate = useTranslate();
  const choose = async (): Promise<void> => {
    const name = product.trim() || translate('products.form.thisProduct');
    const file = await pickFile(translate('products.form.pickFile', { name }));
    if (file) onApply(file);
  };
  return (
    <Button size="small" variant="text" onClick={() => void choose()}>
      {translate('products.form.sameFile')}
    </Button>
  );
}
