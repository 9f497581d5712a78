import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ShippingLabel } from '#shared/labels.ts';
import { orderFulfillmentOperations } from '#wix/order-fulfillment-operations.ts';
import { CallError } from '#wix/errors.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { moneyText } from '#admin/ui/money-parts.ts';
import { useFulfil } from '../use-fulfillments.ts';
import { useLabelAction } from './use-labels.ts';

interface Props {
  label: ShippingLabel;
  /** The parcel that left with it, which is taken back too. */
  fulfillmentId?: string | undefined;
  onClose: () => void;
}

/** The carrier first: where it does not take the label back, the parcel stays sent. */
export function VoidLabelDialog({ label, fulfillmentId, onClose }: Props) {
  const { id, orderId, price, currency, trackingNumber } = label;
  const translate = useTranslate();
  const notify = useNotify();
  const { locale } = useStoreProfile();
  const [input, setInput] = useState(false);
  const giving = useLabelAction(orderId, 'void');
  const taking = useFulfil<string>(
    orderId,
    async (labelId, options) => {
      if (!input) {
        const { status, reason = '' } = await giving.mutateAsync(labelId);
        if (status !== 'voided')
          throw new CallError({
            code: 'CARRIER_REFUSED',
            status: 400,
            message: translate('orders.label.voidRejected', { reason }),
          });
        setInput(true);
      }
      if (fulfillmentId !== undefined)
        await orderFulfillmentOperations.takeBack(orderId, fulfillmentId, options);
    },
    () => {
      notify('orders.label.voided', { type: 'success' });
      onClose();
    },
  );
  return (
    <ConfirmDialog
      open
      title={translate('orders.label.voidTitle', { number: trackingNumber })}
      confirm={translate('orders.label.void')}
      busy={taking.isPending}
      onConfirm={() => taking.mutate(id)}
      onClose={onClose}
      error={taking.isError ? { title: translate('orders.label.notVoided'), cause: taking.error } : undefined}
    >
      <p>
        {translate(fulfillmentId === undefined ? 'orders.label.voidUnused' : 'orders.label.voidSent', {
          price: moneyText(price, currency, locale),
        })}
      </p>
    </ConfirmDialog>
  );
}
