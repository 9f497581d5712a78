import { isTip } from '#shared/tips.ts';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { draftsDesk } from '#shared/desks/drafts.ts';
import { ordersDesk } from '#shared/desks/orders.ts';
import { useMay, useSession } from '#admin/access/session.ts';
import { Columns } from '#admin/ui/Columns.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { usePhone } from '#admin/ui/use-phone.ts';
import type { Fulfillment } from '#wix/order-fulfillment-operations.ts';
import { useArchive } from '../archive/use-archive.ts';
import { ParcelsCard } from '../fulfil/ParcelsCard.tsx';
import { useFulfillments } from '../fulfil/use-fulfillments.ts';
import type { OrderRecord } from '../order-record.ts';
import { RefundsToSend } from '../payment/RefundsToSend.tsx';
import type { PrintSelection } from '../print/print-selection.ts';
import { canChargeCard } from '../charge-card/saved-card.ts';
import { usePreparedRefunds } from '../refund/prepared-refunds.ts';
import { pastRefunds } from '../refund/refund-history.ts';
import { refundPath } from '../returns/return-record.ts';
import { LinesCard } from './LinesCard.tsx';
import type { NextStep } from './next-step.ts';
import { NextStepBar } from './NextStepBar.tsx';
import { orderActions, type OrderActionId } from './order-actions.ts';
import { OrderAside } from './OrderAside.tsx';
import { OrderDialogs, type OpenDialog } from './OrderDialogs.tsx';
import { OrderFrame } from './OrderFrame.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { PhoneBalance } from './PhoneBalance.tsx';
import { PreparedRefunds } from './PreparedRefunds.tsx';
import { TimelineCard } from './TimelineCard.tsx';
import { useListPosition } from './use-list-position.ts';
import { useOrderCommands } from './use-order-commands.ts';
import { useNextStep } from './use-next-step.ts';
import { useOrderKeys } from './use-order-keys.ts';
import { useEmails } from './use-emails.ts';
import { useTransactions } from './use-order-data.ts';

const TipCard = lazy(() => import('../tip/TipCard.tsx'));
const ReturnsCard = lazy(() => import('../returns/ReturnsCard.tsx'));
const RequestRows = lazy(() => import('../request/RequestRows.tsx'));

/** Too much paid is sent back as an amount; everything else begins with the items or with what failed. */
function refundFor(id: string, { id: step, amount = '' }: NextStep): string {
  if (step === 'owed') return `/orders/${id}/refund?mode=amount&amount=${amount}`;
  return step === 'failedRefund' ? `/orders/${id}/refund#retry` : `/orders/${id}/refund`;
}

/** The part of the page where the next step is taken, if it is not a page or a dialog of its own. */
function targetOf(
  { action }: NextStep,
  { preparedId, mayAnswer }: { preparedId: string | undefined; mayAnswer: boolean },
): string | undefined {
  if (action === 'reviewPrepared') return preparedId && `prepared-${preparedId}`;
  return action === 'answerReturn' && mayAnswer ? 'returns' : undefined;
}

const noParcels: readonly Fulfillment[] = [];

export function OrderPage({ order }: { order: OrderRecord }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const phone = usePhone();
  const embedded = useSession()?.ownFields ?? false;
  const { id } = order;
  const modify = useMay(ordersDesk.rights.edit);
  const status = useMay(ordersDesk.rights.status);
  const readsTip = useMay(ordersDesk.rights.tip);
  const tip = useMay(ordersDesk.rights.setTip);
  const removeTip = useMay(ordersDesk.rights.removeTip);
  const changeLine = useMay(ordersDesk.rights.line);
  const collect = useMay(ordersDesk.rights.collect);
  const capture = useMay(ordersDesk.rights.capture);
  const mayVoid = useMay(ordersDesk.rights.void);
  const chargeSaved = useMay(ordersDesk.rights.chargeSaved);
  const request = useMay(ordersDesk.rights.request);
  const readsRequests = useMay(ordersDesk.rights.requests);
  const voidRequest = useMay(ordersDesk.rights.voidRequest);
  const send = useMay(ordersDesk.rights.refund);
  const prepare = useMay(ordersDesk.rights.prepareRefund);
  const commit = useMay(draftsDesk.rights.commit);
  const draft = useMay(draftsDesk.rights.create);
  const fulfil = useMay(ordersDesk.rights.fulfil);
  const readsParcels = useMay(ordersDesk.rights.fulfillments);
  const fulfillments = useFulfillments(id, readsParcels).data ?? noParcels;
  const markSent = useMay(ordersDesk.rights.markRefundSent);
  const readsMoney = useMay(ordersDesk.rights.transactions);
  const transactions = useTransactions(id);
  const emails = useEmails(id);
  const prepared = usePreparedRefunds(id, readsMoney).data ?? [];
  const [dialog, setDialog] = useState<OpenDialog | undefined>();

  const hasSavedCard = canChargeCard(order, transactions.data?.payments);
  const refunds = pastRefunds(transactions.data);
  const takesReturns = order.fulfillmentStatus !== 'NOT_FULFILLED' && embedded;
  const { step, requests, returns, openReturn } = useNextStep(order, {
    refunds,
    prepared: prepared.length,
    payments: transactions.data?.payments,
    readsRequests,
    takesReturns,
  });
  const actions = useMemo(
    () =>
      orderActions(order, {
        collect,
        capture,
        chargeSaved,
        hasSavedCard,
        void: mayVoid,
        request,
        fulfil,
        tip,
        modify,
        status,
        commit,
        draft,
        prepareOrSend: send || prepare,
      }),
    [
      order,
      collect,
      capture,
      chargeSaved,
      hasSavedCard,
      mayVoid,
      request,
      fulfil,
      tip,
      modify,
      status,
      commit,
      draft,
      send,
      prepare,
    ],
  );
  const archive = useArchive(order);
  const act = useCallback(
    (action: OrderActionId) => {
      if (action === 'refund' || action === 'fulfil' || action === 'edit' || action === 'cancel')
        void navigate(`/orders/${id}/${action}`);
      else if (action === 'copy') void navigate(`/drafts/create?order=${id}`);
      else if (action === 'archive' || action === 'unarchive') archive();
      else setDialog(action);
    },
    [navigate, id, archive],
  );
  const print = useCallback(() => {
    const state: PrintSelection = {
      selection: { ids: [id] },
      count: 1,
      back: { to: `/orders/${id}`, label: `#${order.number}` },
    };
    void navigate('/orders/print', { state });
  }, [navigate, id, order.number]);
  const open = useMemo(() => actions.filter(({ why }) => !why), [actions]);
  useOrderCommands({ order, actions: open, mayEdit: modify, act, print, openDialog: setDialog });
  const refundable = open.some((action) => action.id === 'refund');
  const position = useListPosition(id);
  const beginRefund = useCallback(() => act('refund'), [act]);
  const archivable = open.some((action) => action.id === 'archive' || action.id === 'unarchive');
  useOrderKeys(position, refundable ? beginRefund : undefined, archivable ? archive : undefined);
  const payments = transactions.data?.payments ?? [];
  const currency = order.currency ?? '';
  const tipped = order.additionalFees?.find(isTip)?.price?.amount;
  const isTipOpen = open.some((action) => action.id === 'tip');

  return (
    <OrderFrame
      order={order}
      position={position}
      step={step}
      actions={actions}
      onAction={act}
      onMain={() => {
        if (step.id === 'returnReceived' && openReturn) void navigate(refundPath(openReturn));
        else if (step.action === 'refund') void navigate(refundFor(id, step));
        else act(step.action as OrderActionId);
      }}
      onRaw={() => setDialog('raw')}
      onPrint={print}
      target={targetOf(step, { preparedId: send ? prepared[0]?.id : undefined, mayAnswer: modify })}
    >
      <Columns aside={<OrderAside order={order} mayEdit={modify} opened={dialog} onEdit={setDialog} />}>
        <NextStepBar step={step} currency={currency} payments={payments} />
        <LinesCard order={order} fulfillments={fulfillments} refundable={refundable} mayChange={changeLine} />
        {tipped && readsTip && (
          <Suspense>
            <TipCard
              order={order}
              amount={tipped}
              onChange={isTipOpen ? () => setDialog('tip') : undefined}
              mayRemove={removeTip}
            />
          </Suspense>
        )}
        {fulfillments.length > 0 && (
          <ParcelsCard
            orderId={id}
            lines={order.lineItems ?? []}
            fulfillments={fulfillments}
            mayChange={fulfil}
          />
        )}
        {takesReturns && (
          <Suspense>
            <ReturnsCard orderId={id} mayAnswer={modify} mayRefund={send || prepare} />
          </Suspense>
        )}
        {phone && <PhoneBalance order={order} />}
        {transactions.isError ? (
          <ErrorState
            inline
            title={translate('orders.payment.readFailed')}
            error={transactions.error}
            retry={() => void transactions.refetch()}
          />
        ) : (
          <PaymentsCard order={order} transactions={transactions.data} refunds={refunds}>
            <RefundsToSend
              orderId={id}
              refunds={refunds}
              payments={payments}
              currency={currency}
              mayMark={markSent}
            />
            {readsRequests && (
              <Suspense>
                <RequestRows order={order} mayVoid={voidRequest} />
              </Suspense>
            )}
            <PreparedRefunds
              orderId={id}
              prepared={prepared}
              currency={currency}
              maySend={send}
              mayDecline={send || prepare}
            />
          </PaymentsCard>
        )}
        <TimelineCard
          id={id}
          order={order}
          transactions={transactions.data}
          sources={{ fulfillments, requests, returns, emails, isImported: order.imported === true }}
          mayComment={modify}
        />
      </Columns>
      <OrderDialogs order={order} open={dialog} onClose={() => setDialog(undefined)} />
    </OrderFrame>
  );
}
