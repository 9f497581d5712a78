import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Draft } from '#wix/draft-operations.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { AmountField } from '../../refund/AmountField.tsx';
import { lineName } from '../../show/line-text.ts';
import { linesOf } from '../draft-record.ts';
import { newDiscount, type DiscountForm } from './discounts.ts';
import type { DraftEditor } from './use-draft-editor.ts';

const longestReason = 100;

interface Props {
  draft: Draft;
  editor: DraftEditor;
  onClose: () => void;
}

export function DiscountDialog({ draft, editor, onClose }: Props) {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [form, setForm] = useState<DiscountForm>({
    way: 'percentage',
    value: '',
    of: 'GLOBAL',
    why: '',
  });
  const set = (part: Partial<DiscountForm>) => setForm({ ...form, ...part });
  const { discount, problem } = newDiscount(form, draft.currency ?? '');
  const add = async () => {
    if (!discount) return;
    setBusy(true);
    const done = await editor.change('addDiscount', discount);
    setBusy(false);
    if (done) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={translate('drafts.discount.add')}
      confirm={translate('drafts.discount.confirm')}
      busy={busy}
      disabled={!discount}
      onConfirm={() => void add()}
      onClose={onClose}
      error={
        editor.error && !busy ? { title: translate('drafts.change.failed'), cause: editor.error } : undefined
      }
    >
      <div className="stack-14">
        <Segmented
          label={translate('drafts.discount.type')}
          value={form.way}
          onChange={(way) => set({ way })}
          options={(['percentage', 'amount'] as const).map((value) => ({
            value,
            label: translate(`drafts.discount.${value}`),
          }))}
        />
        <AmountField
          label={translate(`drafts.discount.${form.way}`)}
          currency={form.way === 'amount' ? (draft.currency ?? '') : ''}
          value={form.value}
          autoFocus
          error={
            problem &&
            translate(problem === 'above100' ? 'drafts.discount.above100' : `orders.amount.${problem}`)
          }
          onChange={(value) => set({ value })}
        />
        <SelectField label={translate('drafts.discount.of')} value={form.of} onChange={(of) => set({ of })}>
          {(['GLOBAL', 'SHIPPING'] as const).map((of) => (
            <MenuItem key={of} value={of}>
              {translate(`drafts.discount.reach.${of}`)}
            </MenuItem>
          ))}
          {linesOf(draft).map((line) => (
            <MenuItem key={line._id} value={line._id ?? ''}>
              {translate('drafts.discount.reach.line', { name: lineName(line) })}
            </MenuItem>
          ))}
        </SelectField>
        <TextField
          label={translate('drafts.discount.reason')}
          value={form.why}
          inputProps={{ maxLength: longestReason }}
          onChange={(event) => set({ why: event.target.value })}
        />
      </div>
    </ConfirmDialog>
  );
}
