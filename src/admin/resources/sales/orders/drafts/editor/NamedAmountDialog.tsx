import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { AmountField } from '../../refund/AmountField.tsx';
import { readAmount, toDecimalString } from '../../refund/amounts.ts';
import type { DraftEditor } from './use-draft-editor.ts';

interface Props {
  title: string;
  /** Where the words of its fields and its button stand, such as `drafts.fee`. */
  words: string;
  longestName: number;
  currency: string;
  editor: DraftEditor;
  add: (name: string, price: { amount: string }) => Promise<boolean>;
  onClose: () => void;
  /** What there is to say beside name and price. */
  children?: ReactNode;
}

/** Something with a name and a price of the merchant's own is put on a draft. */
export function NamedAmountDialog(props: Props) {
  const { title, words, longestName, currency, editor, add, onClose, children } = props;
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  const [busy, setBusy] = useState(false);
  const { value, problem } = readAmount(price, currency);
  const confirm = async () => {
    setBusy(true);
    const done = await add(name.trim(), { amount: toDecimalString(value, currency) });
    setBusy(false);
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={translate(`${words}.confirm`)}
      busy={busy}
      disabled={name.trim() === '' || price.trim() === '' || problem !== undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
      error={
        editor.error && !busy ? { title: translate('drafts.change.failed'), cause: editor.error } : undefined
      }
    >
      <div className="stack-14">
        <TextField
          label={translate(`${words}.name`)}
          value={name}
          autoFocus
          inputProps={{ maxLength: longestName }}
          onChange={(event) => setName(event.target.value)}
        />
        <AmountField
          label={translate(`${words}.price`)}
          currency={currency}
          value={price}
          error={problem && translate(`orders.amount.${problem}`)}
          onChange={setPrice}
        />
        {children}
      </div>
    </ConfirmDialog>
  );
}
