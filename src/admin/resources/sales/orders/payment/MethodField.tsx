import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import type { PaymentMethodName } from '#wix/order-operations.ts';
import { SelectField } from '#admin/ui/SelectField.tsx';
import { TextField } from '#admin/ui/TextField.tsx';

const methods = ['CASH', 'BANK_TRANSFER', 'CHECK'] as const;
const longestName = 150;

/** A gift card of the shop in place of money: its code, once that was chosen. */
export interface GiftCardChoice {
  code: string | undefined;
  onChange: (code: string | undefined) => void;
}

interface Props {
  value: PaymentMethodName | undefined;
  onChange: (value: PaymentMethodName | undefined) => void;
  /** Where one may be taken. */
  giftCard?: GiftCardChoice | undefined;
}

const GIFT_CARD = 'giftCard';
/** As the contract has it. */
const longestCode = 20;

/** How money came in outside the platform: one of its own words, or one of yours. */
export function MethodField({ value, onChange, giftCard }: Props) {
  const translate = useTranslate();
  const outside: string = value?.custom === undefined ? (value?.predefined ?? '') : 'custom';
  const choice = giftCard?.code === undefined ? outside : GIFT_CARD;
  return (
    <>
      <SelectField
        label={translate('orders.payment.how')}
        value={choice}
        onChange={(chosen) => {
          giftCard?.onChange(chosen === GIFT_CARD ? '' : undefined);
          if (chosen === '' || chosen === GIFT_CARD) onChange(undefined);
          else if (chosen === 'custom') onChange({ custom: '' });
          else onChange({ predefined: chosen } as PaymentMethodName);
        }}
      >
        <MenuItem value="">{translate('orders.payment.method.unsaid')}</MenuItem>
        {methods.map((method) => (
          <MenuItem key={method} value={method}>
            {translate(`orders.payment.method.${method}`)}
          </MenuItem>
        ))}
        {giftCard && <MenuItem value={GIFT_CARD}>{translate('orders.payment.method.giftCard')}</MenuItem>}
        <MenuItem value="custom">{translate('orders.payment.method.custom')}</MenuItem>
      </SelectField>
      {choice === GIFT_CARD && (
        <TextField
          autoFocus
          label={translate('orders.payment.giftCardCode')}
          hint={translate('orders.payment.giftCardHint')}
          value={giftCard?.code ?? ''}
          inputProps={{ maxLength: longestCode, autoComplete: 'off' }}
          onChange={(event) => giftCard?.onChange(event.target.value)}
        />
      )}
      {choice === 'custom' && (
        <TextField
          autoFocus
          label={translate('orders.payment.methodName')}
          value={value?.custom ?? ''}
          inputProps={{ maxLength: longestName }}
          onChange={(event) => onChange({ custom: event.target.value })}
        />
      )}
    </>
  );
}

/** A name of one's own that was left empty is no name. */
export const namedMethod = (method: PaymentMethodName | undefined): PaymentMethodName | undefined =>
  method?.custom === undefined || method.custom.trim() !== '' ? method : undefined;
