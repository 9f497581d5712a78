import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { ordersDesk } from '#shared/desks/orders.ts';
import { useMay } from '#admin/access/session.ts';
import { LoadState } from '#admin/ui/LoadState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import type { OrderRecord } from '../order-record.ts';
import { paymentInSentence } from '../refund/source-label.ts';
import { useTransactions } from '../show/use-order-data.ts';
import { authorizedPayments } from './capture-outcome.ts';
import '#admin/i18n/order-messages.ts';
import '#admin/i18n/payment-messages.ts';
import '../messages-show.en.ts';
import '../messages-timeline.en.ts';
import './messages-capture.en.ts';
import styles from './capture.module.css';
import { CapturePanel } from './CapturePanel.tsx';

/** Beside the order: takes what a payment holds, or lets go of it. */
export default function CaptureDrawer({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const read = useTransactions(order.id);
  const payments = read.data?.payments ?? [];
  const [first] = authorizedPayments(payments);
  // Stays the one it was opened for, also once that is taken.
  const [stored, setStored] = useState(first);
  if (!stored && first) setStored(first);
  const payment = stored ?? first;
  const mayCapture = useMay(ordersDesk.rights.capture);
  const mayVoid = useMay(ordersDesk.rights.void);
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, className: styles['paper'] } }}
    >
      <header className={styles['head']}>
        <h2 id={titleId}>
          {translate('orders.capture.title', {
            from: payment ? paymentInSentence(payment, translate) : translate('orders.timeline.thePayment'),
          })}
        </h2>
        <IconButton aria-label={translate('counterpart.action.close')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      {payment ? (
        <CapturePanel
          order={order}
          payment={payment}
          payments={payments}
          mayCapture={mayCapture}
          mayVoid={mayVoid}
          onDone={onClose}
        />
      ) : (
        <div className={styles['body']}>
          <LoadState read={read}>
            <LineSkeleton widths={[60, 80, 40]} />
          </LoadState>
        </div>
      )}
    </Drawer>
  );
}
