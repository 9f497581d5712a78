import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { OrderRecord } from '../order-record.ts';
import { MarkAsPaidDialog } from '../payment/MarkAsPaidDialog.tsx';
import { RecordPaymentDialog } from '../payment/RecordPaymentDialog.tsx';
import { AddressDialog } from './AddressDialog.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import { RawDrawer } from './RawDrawer.tsx';

const CaptureDrawer = lazy(() => import('../capture/CaptureDrawer.tsx'));
const ChargeCardDialog = lazy(() => import('../charge-card/ChargeCardDialog.tsx'));
const StatusDialog = lazy(() => import('../status/StatusDialog.tsx'));
const TipDialog = lazy(() => import('../tip/TipDialog.tsx'));
const PaymentRequestDialog = lazy(() => import('../request/PaymentRequestDialog.tsx'));

export type OpenDialog =
  | 'markAsPaid'
  | 'recordPayment'
  | 'capture'
  | 'chargeCard'
  | 'request'
  | 'raw'
  | 'email'
  | 'shipping'
  | 'billing'
  | 'tags'
  | 'refund'
  | 'tip'
  | 'approve'
  | 'reject';

interface Props {
  order: OrderRecord;
  open: OpenDialog | undefined;
  onClose: () => void;
}

export function OrderDialogs({ order, open, onClose }: Props) {
  const translate = useTranslate();
  const dialog = { order, onClose };
  const { id: _, ...raw } = order;
  return (
    <>
      {open === 'markAsPaid' && <MarkAsPaidDialog {...dialog} />}
      {open === 'recordPayment' && <RecordPaymentDialog {...dialog} />}
      {open === 'capture' && (
        <Suspense>
          <CaptureDrawer {...dialog} />
        </Suspense>
      )}
      {open === 'chargeCard' && (
        <Suspense>
          <ChargeCardDialog {...dialog} />
        </Suspense>
      )}
      {open === 'request' && (
        <Suspense>
          <PaymentRequestDialog {...dialog} />
        </Suspense>
      )}
      {(open === 'approve' || open === 'reject') && (
        <Suspense>
          <StatusDialog {...dialog} how={open} />
        </Suspense>
      )}
      {open === 'tip' && (
        <Suspense>
          <TipDialog {...dialog} />
        </Suspense>
      )}
      {open === 'email' && <EmailDialog {...dialog} />}
      {(open === 'shipping' || open === 'billing') && <AddressDialog {...dialog} place={open} />}
      <RawDrawer
        open={open === 'raw'}
        title={translate('orders.raw.title', { number: order.number })}
        value={raw}
        onClose={onClose}
      />
    </>
  );
}
