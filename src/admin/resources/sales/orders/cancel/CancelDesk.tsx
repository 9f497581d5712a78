import Button from '@mui/material/Button';
import { Ban } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ordersDesk } from '#shared/desks/orders.ts';
import type { Fulfillment } from '#wix/order-fulfillment-operations.ts';
import type { OrderRefundability, OrderTransactions } from '#wix/order-operations.ts';
import { useMay, useSession } from '#admin/access/session.ts';
import { BottomBar } from '#admin/ui/BottomBar.tsx';
import { Card } from '#admin/ui/Card.tsx';
import { Columns } from '#admin/ui/Columns.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import { sentOf } from '../fulfil/parcels.ts';
import { customerName } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import { refundOfAll } from '../refund/refund-of-all.ts';
import { cancelReason } from '../show/order-actions.ts';
import { OrderChips } from '../show/OrderHead.tsx';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { cancelParts, partKey } from './cancel-parts.ts';
import { CancelFields, cancelling, type CancelValues } from './CancelFields.tsx';
import { Consequences } from './Consequences.tsx';
import { PartList } from './PartList.tsx';
import { restockLines, restockOf, unsentPieces } from './restock.ts';
import { StillAuthorized, useCancelParts } from './use-cancel-parts.ts';
import styles from './cancel.module.css';

interface Props {
  order: OrderRecord;
  transactions: OrderTransactions | undefined;
  /** For who may send money back. */
  refundability: OrderRefundability | undefined;
  fulfillments: readonly Fulfillment[];
}

/** Everything that goes with it in one place, told before and done in one go. */
export function CancelDesk({ order, transactions, refundability, fulfillments }: Props) {
  const { id, number, currency } = order;
  const { translate } = useOrderLabels(currency);
  const navigate = useNavigate();
  const notify = useNotify();
  const phone = usePhone();
  const rights = { modify: useMay(ordersDesk.rights.edit), void: useMay(ordersDesk.rights.void) };
  const email = order.buyerInfo?.email ?? undefined;
  // As it stood when the page opened: while the parts are done, the order becomes another.
  const [before] = useState({ order, transactions, refundability });
  const all = before.refundability && refundOfAll(before.refundability, before.transactions, currency ?? '');
  const [lines] = useState(() => restockLines(order, sentOf(fulfillments)));
  // A hosted platform takes all pieces back, or none.
  const choosable = useSession()?.ownFields ?? false;
  const [values, setValues] = useState<CancelValues>(() => {
    const unsent = unsentPieces(lines);
    return cancelling(email, choosable || restockOf(lines, unsent).kind === 'all' ? unsent : {});
  });
  const restock = restockOf(lines, values.restock);
  const refund = values.refund && all !== undefined;
  const note = values.reason.trim();
  const message = values.message.trim();
  const parts = cancelParts(before.transactions, {
    restock: restock.kind === 'some',
    refund,
    note: note !== '',
  });
  const cancel = useCancelParts(id, () => {
    notify('orders.cancel.done', { type: 'success', messageArgs: { number } });
    void navigate(`/orders/${id}`);
  });
  const begun = Object.keys(cancel.states).length > 0;
  const why = begun ? undefined : cancelReason(order, rights);
  const notified = values.notify && email !== undefined;
  const confirm = () => {
    if (cancel.isPending || why) return;
    cancel.mutate({
      parts,
      how: {
        restockAllItems: restock.kind === 'all',
        ...(restock.kind === 'some' && { restock: restock.lineItems }),
        sendOrderCanceledEmail: notified,
        ...(notified && message ? { customMessage: message } : {}),
        ...(note ? { note } : {}),
        ...(refund
          ? {
              refund: {
                ...all.request,
                ...(notified ? { sideEffects: { notifications: { sendCustomerEmail: true } } } : {}),
              },
            }
          : {}),
      },
    });
  };
  const failed = parts.find((part) => cancel.states[partKey(part)] === 'failed');
  const button = (
    <Button
      variant="contained"
      fullWidth={!phone}
      disabled={why !== undefined}
      aria-busy={cancel.isPending}
      onClick={confirm}
    >
      <Ban aria-hidden />
      {translate(failed ? 'orders.cancel.goOn' : 'orders.cancel.confirm')}
    </Button>
  );
  const keep = (
    <Button component={Link} to={`/orders/${id}`} fullWidth={!phone}>
      {translate(begun ? 'orders.cancel.leave' : 'orders.cancel.keep')}
    </Button>
  );
  const review = (
    <Card id="review" title={translate('orders.cancel.review')}>
      <div className={styles['review']}>
        <PartList
          parts={parts}
          states={cancel.states}
          refund={all}
          how={{ restock: restock.kind === 'all', notify: notified }}
          order={before.order}
        />
        <p className={styles['final']}>
          {why ? translate(`orders.reason.${why}`) : translate('orders.cancel.detail')}
        </p>
        {cancel.isError && failed && (
          <ErrorState
            inline
            title={translate(`orders.cancel.failed.${failed.kind}`)}
            error={
              cancel.error instanceof StillAuthorized
                ? new Error(translate('orders.cancel.stillAuthorized'))
                : cancel.error
            }
            notDone={translate('orders.cancel.rest')}
          />
        )}
        {!phone && button}
        {!phone && keep}
      </div>
    </Card>
  );
  return (
    <Page
      title={translate('orders.cancel.title', { number })}
      beside={<OrderChips order={order} />}
      back={{ to: `/orders/${id}`, label: `#${number}`, detail: customerName(order) }}
    >
      <Columns cards aside={review}>
        <Consequences order={before.order} transactions={before.transactions} fulfillments={fulfillments} />
        <CancelFields
          values={values}
          change={(part) => setValues({ ...values, ...part })}
          disabled={cancel.isPending}
          order={before.order}
          refund={all}
          lines={lines}
          choosable={choosable}
        />
      </Columns>
      {phone && (
        <BottomBar>
          {keep}
          {button}
        </BottomBar>
      )}
    </Page>
  );
}
