import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ordersDesk } from '../../../../shared/desks/orders.ts';
import { useMay } from '../../../access/session.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { OrderRecord } from '../order-record.ts';
import { big, wire } from '../refund/amounts.ts';
import { refundOfAll } from '../refund/refund-of-all.ts';
import { sourceInSentence } from '../refund/source-words.ts';
import styles from './CancelDialog.module.css';
import { useCancelOrder } from './use-cancel-order.ts';
import { useRefundability, useTransactions } from './use-order-data.ts';
import { useWords } from './use-words.ts';

/** What can go back of what was paid, for who may send it. */
function useRefundOfAll({ id, currency, balanceSummary }: OrderRecord) {
  const maySend = useMay(ordersDesk.rights.refund);
  const kept = big(balanceSummary?.paid?.amount)
    .minus(big(balanceSummary?.refunded?.amount))
    .minus(big(balanceSummary?.pendingRefund?.amount));
  const wanted = maySend && kept.gt(0);
  const refundability = useRefundability(id, wanted);
  const transactions = useTransactions(id);
  return {
    kept,
    reading: wanted && (refundability.isPending || transactions.isPending),
    all:
      wanted && refundability.data
        ? refundOfAll(refundability.data, transactions.data, currency ?? '')
        : undefined,
  };
}

export function CancelDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const translate = useTranslate();
  const { money } = useWords(order.currency);
  const { id, number, currency } = order;
  const email = order.buyerInfo?.email;
  const [refund, setRefund] = useState(true);
  const [restock, setRestock] = useState(true);
  const [notify, setNotify] = useState(Boolean(email));
  const [message, setMessage] = useState('');
  const { kept, reading, all } = useRefundOfAll(order);
  const cancel = useCancelOrder(id, onClose);
  const typed = message.trim();
  const text = (amount: Parameters<typeof wire>[0]): string => money(wire(amount, currency ?? ''));
  const confirm = () =>
    cancel.mutate({
      restockAllItems: restock,
      sendOrderCanceledEmail: notify,
      ...(notify && typed ? { customMessage: typed } : {}),
      ...(all && refund
        ? {
            refund: {
              ...all.request,
              ...(notify ? { sideEffects: { notifications: { sendCustomerEmail: true } } } : {}),
            },
          }
        : {}),
    });
  return (
    <ConfirmDialog
      open
      title={translate('orders.cancel.title', { number })}
      confirm={translate('orders.cancel.confirm')}
      keep={cancel.canceled ? translate('counterpart.action.close') : translate('orders.cancel.keep')}
      busy={cancel.isPending}
      disabled={reading}
      onClose={onClose}
      onConfirm={confirm}
      error={
        cancel.isError
          ? {
              title: translate(cancel.canceled ? 'orders.cancel.refundFailed' : 'orders.cancel.failed'),
              cause: cancel.error,
              notDone: translate(cancel.canceled ? 'orders.cancel.refundNotDone' : 'orders.cancel.notDone'),
            }
          : undefined
      }
    >
      <div className={styles['fields']}>
        <p>{translate('orders.cancel.detail')}</p>
        {all && (
          <>
            <FormControlLabel
              control={<Checkbox checked={refund} onChange={(event) => setRefund(event.target.checked)} />}
              label={translate('orders.cancel.refund', { amount: text(all.amount) })}
            />
            <ul className={styles['to']}>
              {refund ? (
                all.to.map((source) => (
                  <li key={source.paymentId}>
                    {translate(
                      source.way === 'external' ? 'orders.cancel.refundToSend' : 'orders.cancel.refundTo',
                      { amount: text(source.cap), to: sourceInSentence(source, translate) },
                    )}
                  </li>
                ))
              ) : (
                <li>{translate('orders.cancel.notRefunded')}</li>
              )}
            </ul>
          </>
        )}
        {!all && !reading && kept.gt(0) && (
          <p>{translate('orders.cancel.kept', { amount: money(kept.toFixed()) })}</p>
        )}
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
      </div>
    </ConfirmDialog>
  );
}
