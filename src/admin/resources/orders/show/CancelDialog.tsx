import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { OrderRecord } from '../order-record.ts';
import { big } from '../refund/amounts.ts';
import { useOrderAction } from './use-order-action.ts';
import { useWords } from './use-words.ts';

interface Choice {
  restockAllItems: boolean;
  sendOrderCanceledEmail: boolean;
  customMessage?: string;
}

export function CancelDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const translate = useTranslate();
  const { money } = useWords(order.currency);
  const { id, number } = order;
  const email = order.buyerInfo?.email;
  const [restock, setRestock] = useState(true);
  const [notify, setNotify] = useState(Boolean(email));
  const [message, setMessage] = useState('');
  const cancel = useOrderAction<Choice>(
    id,
    (provider, choice, idempotencyKey) => provider.cancel('orders', { id, idempotencyKey, ...choice }),
    onClose,
  );
  const kept = big(order.balanceSummary?.paid?.amount).minus(big(order.balanceSummary?.refunded?.amount));
  const typed = message.trim();
  return (
    <ConfirmDialog
      open
      title={translate('orders.cancel.title', { number })}
      confirm={translate('orders.cancel.confirm', { number })}
      busy={cancel.isPending}
      onClose={onClose}
      onConfirm={() =>
        cancel.mutate({
          restockAllItems: restock,
          sendOrderCanceledEmail: notify,
          ...(notify && typed ? { customMessage: typed } : {}),
        })
      }
      error={
        cancel.isError
          ? {
              title: translate('orders.cancel.failed'),
              cause: cancel.error,
              notDone: translate('orders.cancel.notDone'),
            }
          : undefined
      }
    >
      <p>{translate('orders.cancel.detail')}</p>
      {kept.gt(0) && <p>{translate('orders.cancel.kept', { amount: money(kept.toFixed()) })}</p>}
      <FormControlLabel
        control={<Checkbox checked={restock} onChange={(event) => setRestock(event.target.checked)} />}
        label={translate('orders.cancel.restock')}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={notify}
            disabled={!email}
            onChange={(event) => setNotify(event.target.checked)}
          />
        }
        label={email ? translate('orders.cancel.notify', { email }) : translate('orders.customer.noEmail')}
      />
      {notify && (
        <TextField
          multiline
          minRows={2}
          label={translate('orders.cancel.message')}
          value={message}
          inputProps={{ maxLength: 1000 }}
          onChange={(event) => setMessage(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
