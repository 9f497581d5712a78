import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { byteText } from '#shared/byte-text.ts';
import styles from './form.module.css';
import { pickFile } from './pick-file.ts';
import type { FileDraft } from './variants.ts';

interface Props {
  /** Of the variant. */
  name: string;
  product: string;
  file: FileDraft | undefined;
  error: string | undefined;
  /** Without it the cell is read only. */
  onChange: ((file: FileDraft) => void) | undefined;
}

/** What is downloaded of a variant, and the way to another file. */
export function FileCell({ name, product, file, error, onChange }: Props) {
  const translate = useTranslate();
  const choose = async (): Promise<void> => {
    const of = product.trim() || translate('products.form.thisProduct');
    const chosen = await pickFile(translate('products.form.pickFile', { name: of }));
    if (chosen) onChange?.(chosen);
  };
  const size = file?.sizeInBytes === undefined ? '' : ` (${byteText(file.sizeInBytes)})`;
  return (
    <span className={styles['file']}>
      {file ? <bdi>{file.name + size}</bdi> : !onChange && '—'}
      {onChange && (
        <Button
          size="small"
          variant={file ? 'text' : 'outlined'}
          {...(file && { sx: { marginInlineStart: '-10px' } })}
          aria-label={translate(file ? 'products.form.replaceFileOf' : 'products.form.chooseFileOf', {
            name,
          })}
          onClick={() => void choose()}
        >
          {translate(file ? 'products.form.replaceFile' : 'products.form.chooseFile')}
        </Button>
      )}
      {error && <span className={styles['error']}>{error}</span>}
    </span>
  );
}
