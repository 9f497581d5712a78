import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { Plus, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { CalculatedDraft } from '#wix/draft-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { DeliveryField } from './DeliveryField.tsx';
import { DepositField } from './DepositField.tsx';
import { DiscountDialog } from './DiscountDialog.tsx';
import { FeeDialog } from './FeeDialog.tsx';
import { discountAmount, discountName } from './discounts.ts';
import type { DraftEditor } from './use-draft-editor.ts';
import styles from './editor.module.css';

interface Props {
  calculated: CalculatedDraft;
  editor: DraftEditor;
  mayEdit: boolean;
}

/** Everything in the sum that is no line: discounts, delivery, fees, and whether tax is asked. */
export function ChargesCard({ calculated, editor, mayEdit }: Props) {
  const translate = useTranslate();
  const [dialog, setDialog] = useState<'discount' | 'fee'>();
  const draft = calculated.draftOrder ?? {};
  const currency = draft.currency ?? '';
  const exempt = draft.taxInfo?.taxExempt ?? false;
  return (
    <Card flush>
      <h2 className="visually-hidden">{translate('drafts.charges.title')}</h2>
      {(draft.discounts ?? []).map(({ discount, source, applied }) => {
        const id = discount?._id ?? '';
        const name = discount ? discountName(discount) || translate('drafts.discount.one') : '';
        const own = source === 'CUSTOM';
        return (
          <Charge
            key={id}
            label={translate('drafts.discount.one')}
            name={name}
            off={!applied}
            amount={<Money amount={discount && discountAmount(discount)} currency={currency} negative />}
            {...(mayEdit && {
              onAway: own ? () => void editor.change('removeDiscount', id) : undefined,
              onApply: own
                ? undefined
                : (on: boolean) => void editor.change('applyDiscount', { _id: id, applied: on }),
            })}
          />
        );
      })}
      {(draft.additionalFees ?? []).map(({ additionalFee, source, applied }) => {
        const id = additionalFee?._id ?? '';
        const own = source === 'CUSTOM';
        return (
          <Charge
            key={id}
            label={translate('drafts.fee.one')}
            name={additionalFee?.name ?? ''}
            off={!applied}
            amount={<Money amount={additionalFee?.price?.amount} currency={currency} />}
            {...(mayEdit && {
              onAway: own ? () => void editor.change('removeFee', id) : undefined,
              onApply: own
                ? undefined
                : (on: boolean) => void editor.change('applyFee', { _id: id, applied: on }),
            })}
          />
        );
      })}
      <DeliveryField calculated={calculated} editor={editor} mayEdit={mayEdit} />
      {!draft.orderId && <DepositField draft={draft} editor={editor} mayEdit={mayEdit} />}
      <div className={styles['charge']}>
        <span className={styles['label']}>{translate('drafts.tax.label')}</span>
        <FormControlLabel
          className={styles['grow'] ?? ''}
          control={
            <Switch
              checked={exempt}
              disabled={!mayEdit}
              onChange={(event) => void editor.change('setTaxExempt', event.target.checked)}
            />
          }
          label={translate('drafts.tax.exempt')}
        />
      </div>
      {mayEdit && (
        <div className={styles['add']}>
          <Button onClick={() => setDialog('discount')}>
            <Plus aria-hidden />
            {translate('drafts.discount.add')}
          </Button>
          <Button onClick={() => setDialog('fee')}>
            <Plus aria-hidden />
            {translate('drafts.fee.add')}
          </Button>
        </div>
      )}
      {dialog === 'discount' && (
        <DiscountDialog draft={draft} editor={editor} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'fee' && (
        <FeeDialog currency={currency} editor={editor} onClose={() => setDialog(undefined)} />
      )}
    </Card>
  );
}

interface ChargeProps {
  label: string;
  name: string;
  off: boolean;
  amount: ReactNode;
  onAway?: (() => void) | undefined;
  onApply?: ((on: boolean) => void) | undefined;
}

/** What was made here can be taken away; what came with the order is counted or not. */
function Charge({ label, name, off, amount, onAway, onApply }: ChargeProps) {
  const translate = useTranslate();
  return (
    <div className={styles['charge']} role="group" aria-label={name}>
      <span className={styles['label']}>{label}</span>
      <span className={off ? styles['off'] : styles['grow']}>{name}</span>
      <span className={styles['amount']}>{off ? '—' : amount}</span>
      {onAway && (
        <IconButton size="small" aria-label={translate('drafts.charges.remove', { name })} onClick={onAway}>
          <X aria-hidden />
        </IconButton>
      )}
      {onApply && (
        <Switch
          checked={!off}
          onChange={(event) => onApply(event.target.checked)}
          slotProps={{ input: { 'aria-label': translate('drafts.charges.applied', { name }) } }}
        />
      )}
    </div>
  );
}
