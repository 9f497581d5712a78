import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import type { OrderRecord } from '../order-record.ts';
import { DueField, useDue } from '../payment/DueField.tsx';
import styles from '../payment/payment.module.css';
import { useRequestPayment, useTakesCards } from './use-requests.ts';
import '../messages-show.en.ts';
import './messages.en.ts';

const DAY = 86_400_000;
const MAX_TITLE = 200;

export default function PaymentRequestDialog({
  order,
  onClose,
}: {
  order: OrderRecord;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const notify = useNotify();
  const { id, number } = order;
  const email = order.buyerInfo?.email ?? '';
  const due = useDue(order);
  const [title, setTitle] = useState(() => translate('orders.request.whatDefault', { number }));
  const takesCards = useTakesCards(id);
  const [days, setDays] = useState('14');
  const [byMail, setByMail] = useState(email !== '');
  const daysOk = /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= 365;
  const ask = useRequestPayment(id, ({ to }) => {
    notify(to === undefined ? 'orders.request.created' : 'orders.request.sent', {
      type: 'success',
      messageArgs: { email: to },
    });
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={translate('orders.request.title', { number })}
      confirm={translate('orders.request.confirm', { amount: due.amountWords })}
      disabled={!due.isReady || title.trim() === '' || !daysOk}
      busy={ask.isPending}
      onConfirm={() =>
        ask.mutate({
          orderId: id,
          title: title.trim(),
          amount: { amount: due.amount },
          // From the end of the day, so that pressing again asks for the same.
          expirationDate: new Date(Math.ceil(Date.now() / DAY) * DAY + Number(days) * DAY),
          byMail,
        })
      }
      onClose={onClose}
      error={
        ask.isError
          ? {
              title: translate('orders.request.failed'),
              cause: ask.error,
              notDone: translate('orders.request.notDone'),
            }
          : undefined
      }
    >
      <div className={styles['fields']}>
        {takesCards === false && <p className={styles['note']}>{translate('orders.request.noCards')}</p>}
        <DueField due={due} />
        <TextField
          label={translate('orders.request.description')}
          hint={translate('orders.request.whatHint')}
          value={title}
          inputProps={{ maxLength: MAX_TITLE }}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextField
          label={translate('orders.request.days')}
          error={daysOk ? undefined : translate('orders.request.daysWrong')}
          value={days}
          inputProps={{ inputMode: 'numeric' }}
          onChange={({ target }) => setDays(target.value)}
        />
        {email !== '' && (
          <FormControlLabel
            control={<Checkbox checked={byMail} onChange={(_, checked) => setByMail(checked)} />}
            label={translate('orders.request.byMail', { email })}
          />
        )}
        {byMail && <EmailNotice of="orders.request.byMail" />}
      </div>
    </ConfirmDialog>
  );
}
