import { useNotify } from 'ra-core';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import type { OrderRecord } from '../order-record.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { outcomeMessage } from './outcome.ts';
import { useChangeTip } from './use-tip.ts';

interface Props {
  order: OrderRecord;
  amount: string;
  onClose: () => void;
}

export function RemoveTipDialog({ order, amount, onClose }: Props) {
  const notify = useNotify();
  const { translate, money } = useOrderLabels(order.currency);
  const removing = useChangeTip(order.id, () => {
    notify('orders.tip.removed', { type: 'success', messageArgs: { number: order.number } });
    onClose();
  });
  return (
    <ConfirmDialog
      open
      title={translate('orders.tip.removeTitle', { amount: money(amount) })}
      confirm={translate('orders.tip.removeConfirm')}
      busy={removing.isPending}
      onConfirm={() => removing.mutate(undefined)}
      onClose={onClose}
      error={
        removing.isError
          ? {
              title: translate('orders.tip.notRemoved'),
              cause: removing.error,
              notDone: translate('orders.tip.unchanged'),
            }
          : undefined
      }
    >
      {translate('orders.tip.removeDetail')}{' '}
      {outcomeMessage(order, { before: amount, after: undefined }, { translate, money })}
    </ConfirmDialog>
  );
}
