import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useNotify, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { toCallError } from '#wix/errors.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { customerName } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import { DueField, useDue } from '../payment/DueField.tsx';
import styles from '../payment/payment.module.css';
import { paymentInSentence } from '../refund/source-label.ts';
import { useTransactions } from '../show/use-order-data.ts';
import { savedCardOf, uncovered } from './saved-card.ts';
import { isDecline, useChargeCard, type CardCharge } from './use-charge-card.ts';
import '#admin/i18n/payment-messages.ts';
import '../messages-show.en.ts';
import './messages.en.ts';

const MODES = ['charge', 'hold'] as const satisfies CardCharge['mode'][];
const REASONS = new Set(['authentication_required', 'insufficient_funds', 'expired_card']);

/** Charges the card that the buyer let be kept with the order, or holds an amount on it. */
export default function ChargeCardDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const howId = useId();
  const { id, number } = order;
  const { data } = useTransactions(id);
  const saved = savedCardOf(data?.payments);
  const due = useDue(order, uncovered(order));
  const [mode, setMode] = useState<CardCharge['mode']>('charge');
  const charge = useChargeCard(id, (status) => {
    notify(`orders.chargeCard.done.${status}`, {
      type: status === 'pending' ? 'warning' : 'success',
      messageArgs: { amount: due.amountWords, number },
    });
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={translate('orders.chargeCard.title', {
        card: saved ? paymentInSentence(saved, translate) : '',
      })}
      confirm={translate(`orders.chargeCard.confirm.${mode}`, { amount: due.amountWords })}
      disabled={!due.isReady || !saved}
      busy={charge.isPending}
      onConfirm={() => charge.mutate({ amount: due.amount, currency: due.currency, mode })}
      onClose={onClose}
      error={charge.isError ? whyNot(charge.error, translate) : undefined}
    >
      <div className={styles['fields']}>
        <p className={styles['note']}>
          {translate('orders.chargeCard.consent', { who: customerName(order) })}
        </p>
        <DueField due={due} />
        <div>
          <b id={howId}>{translate('orders.chargeCard.how')}</b>
          <RadioGroup
            aria-labelledby={howId}
            value={mode}
            onChange={(_, value) => setMode(value === 'hold' ? 'hold' : 'charge')}
          >
            {MODES.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio />}
                label={translate(`orders.chargeCard.mode.${one}`)}
              />
            ))}
          </RadioGroup>
          <small>{translate(`orders.chargeCard.hint.${mode}`)}</small>
        </div>
      </div>
    </ConfirmDialog>
  );
}

function whyNot(cause: unknown, translate: (key: string) => string) {
  if (!isDecline(cause)) return { title: translate('orders.chargeCard.failed'), cause };
  const reason = String(toCallError(cause).data['reason']);
  const known = REASONS.has(reason) ? reason : 'other';
  return {
    title: translate('orders.chargeCard.declined'),
    cause,
    notDone: translate(`orders.chargeCard.reason.${known}`),
  };
}
