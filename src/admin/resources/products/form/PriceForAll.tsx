import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const pattern = /^\d{1,9}(\.\d{1,3})?$/;

/** One price for every variant; saved with the rest. */
export function PriceForAll({ onApply }: { onApply: (price: string) => void }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [price, setPrice] = useState('');
  const wrong = price !== '' && !pattern.test(price.trim());
  return (
    <>
      <Button size="small" variant="text" onClick={() => setOpen(true)}>
        {translate('products.form.samePrice')}
      </Button>
      <ConfirmDialog
        open={open}
        title={translate('products.form.samePrice')}
        confirm={translate('products.form.apply')}
        disabled={price === '' || wrong}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          onApply(price.trim());
          setOpen(false);
        }}
      >
        <TextField
          label={translate('products.form.price')}
          value={price}
          error={wrong ? translate('products.error.price') : undefined}
          inputProps={{ inputMode: 'decimal' }}
          autoFocus
          onChange={(event) => setPrice(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
