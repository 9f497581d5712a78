import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { AmountField } from '../../refund/AmountField.tsx';
import { readAmount, wire } from '../../refund/amounts.ts';
import type { DraftEditor } from './use-draft-editor.ts';
import styles from './editor.module.css';

const longestName = 200;

interface Props {
  currency: string;
  editor: DraftEditor;
  onClose: () => void;
}

/** A line that is in no catalogue: a service, a favour, something made once. */
export function CustomLineDialog({ currency, editor, onClose }: Props) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  const [delivered, setDelivered] = useState(false);
  const [busy, setBusy] = useState(false);
  const { value, problem } = readAmount(price, currency);
  const add = async () => {
    setBusy(true);
    const done = await editor.change('addLines', {
      customLineItems: [
        {
          productName: { original: name.trim() },
          quantity: 1,
          price: { amount: wire(value, currency) },
          itemType: { preset: delivered ? 'PHYSICAL' : 'SERVICE' },
          physicalProperties: { shippable: delivered },
        },
      ],
    });
    setBusy(false);
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={translate('drafts.custom.title')}
      confirm={translate('drafts.custom.confirm')}
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
          label={translate('drafts.custom.name')}
          value={name}
          autoFocus
          inputProps={{ maxLength: longestName }}
          onChange={(event) => setName(event.target.value)}
        />
        <AmountField
          label={translate('drafts.custom.price')}
          currency={currency}
          value={price}
          error={problem && translate(`orders.amount.${problem}`)}
          onChange={setPrice}
        />
        <FormControlLabel
          control={<Checkbox checked={delivered} onChange={(event) => setDelivered(event.target.checked)} />}
          label={translate('drafts.custom.delivered')}
        />
      </div>
    </ConfirmDialog>
  );
}
