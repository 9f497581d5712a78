import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { AmountField } from '../../refund/AmountField.tsx';
import { readAmount, wire } from '../../refund/amounts.ts';
import type { DraftEditor } from './use-draft-editor.ts';
import styles from './editor.module.css';

const longestName = 50;

interface Props {
  currency: string;
  editor: DraftEditor;
  onClose: () => void;
}

export function FeeDialog({ currency, editor, onClose }: Props) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  const [busy, setBusy] = useState(false);
  const { value, problem } = readAmount(price, currency);
  const add = async () => {
    setBusy(true);
    const done = await editor.change('addFee', {
      name: name.trim(),
      price: { amount: wire(value, currency) },
    });
    setBusy(false);
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={translate('drafts.fee.add')}
      confirm={translate('drafts.fee.confirm')}
      busy={busy}
      disabled={name.trim() === '' || price.trim() === '' || problem !== undefined}
      onConfirm={() => void add()}
      onClose={onClose}
      error={
        editor.error && !busy ? { title: translate('drafts.change.failed'), cause: editor.error } : undefined
      }
    >
      <div className={styles['fields']}>
        <TextField
          label={translate('drafts.fee.name')}
          value={name}
          autoFocus
          inputProps={{ maxLength: longestName }}
          onChange={(event) => setName(event.target.value)}
        />
        <AmountField
          label={translate('drafts.fee.price')}
          currency={currency}
          value={price}
          error={problem && translate(`orders.amount.${problem}`)}
          onChange={setPrice}
        />
      </div>
    </ConfirmDialog>
  );
}
