import { CircleAlert, List, Pencil } from 'lucide-react';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ordersDesk } from '#shared/desks/orders.ts';
import type { OrderRefundability, OrderTransactions, RefundReply } from '#wix/order-operations.ts';
import { useMay } from '#admin/access/session.ts';
import { Page } from '#admin/ui/Page.tsx';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { customerName } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { AllocationCard } from './AllocationCard.tsx';
import { allocate } from './allocation.ts';
import { big, toDecimalString } from './amounts.ts';
import { CustomAmountCard } from './CustomAmountCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { ItemsCard } from './ItemsCard.tsx';
import { MoneyStrip } from './MoneyStrip.tsx';
import { usePrepareRefund } from './prepared-refunds.ts';
import { PreviewCard } from './PreviewCard.tsx';
import { ReasonCard } from './ReasonCard.tsx';
import { membershipsReturned, reasonText, refundRequest } from './refund-request.ts';
import { confirmedTotal, refundState } from './refund-state.ts';
import { ResultCard } from './ResultCard.tsx';
import { reviewSentence } from './review-sentence.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { useRefundForm } from './use-refund-form.ts';
import { useRefundPreview } from './use-refund-preview.ts';
import { useSendRefund } from './use-send-refund.ts';
import { waitReason } from './wait-reason.ts';
import styles from './refund.module.css';

interface Props {
  order: OrderRecord;
  refundability: OrderRefundability;
  transactions: OrderTransactions;
  readAt: Date;
}

export function RefundDesk({ order, refundability, transactions, readAt }: Props) {
  const { id } = order;
  const navigate = useNavigate();
  const notify = useNotify();
  const words = useOrderLabels(order.currency);
  const { translate, money } = words;
  const maySend = useMay(ordersDesk.rights.refund);
  const mayPrepare = useMay(ordersDesk.rights.prepareRefund);
  const { form: typed, change, reset } = useRefundForm();
  const [reply, setReply] = useState<RefundReply | undefined>();

  const state = refundState(typed, { order, refundability, transactions });
  const { form, currency, items, sources } = state;
  const preview = useRefundPreview(id, items, state.valid && form.mode === 'items');
  const calculation = preview.state === 'ready' ? preview.calculation : undefined;
  const total = confirmedTotal(state, calculation?.summary?.total?.amount);
  const allocation = allocate(total, sources, form.placed, currency);
  const memberships = membershipsReturned(form, sources);
  const email = order.buyerInfo?.email ?? undefined;
  const waits = waitReason({ state, preview, total, allocation, memberships });
  const reason = reasonText(form.reason ? translate(`orders.refund.reason.${form.reason}`) : '', form.note);
  const result = { ...form, notify: form.notify && email !== undefined };
  const request = refundRequest({ form: result, items, allocation, memberships, reason, currency });

  const sending = useSendRefund(id, id, (answer) => {
    setReply(answer);
    reset();
    document.getElementById('content')?.scrollTo({ top: 0 });
  });
  const preparing = usePrepareRefund(id);
  const amount = total.gt(0) ? money(toDecimalString(total, currency)) : '';
  const prepare = () =>
    preparing.mutate(
      { orderId: id, request, preview: { total: toDecimalString(total, currency) } },
      {
        onSuccess: () => {
          notify('orders.refund.preparedDone', { type: 'success', messageArgs: { amount } });
          void navigate(`/orders/${id}`);
        },
      },
    );
  const error = sending.error ?? (preparing.isError ? preparing.error : undefined);
  const ready = allocation.placed.gt(0) || memberships.length > 0;
  const facts = { form: result, allocation, memberships, email, currency };

  return (
    <Page
      title={translate('orders.refund.title')}
      back={{ to: `/orders/${id}`, label: `#${order.number}`, detail: customerName(order) }}
      actions={
        <>
          <span className={styles['mode']}>{translate('orders.refund.mode.keeps')}</span>
          <Segmented
            label={translate('orders.refund.mode.label')}
            value={form.mode}
            onChange={(to) => change({ set: 'mode', to })}
            options={[
              { value: 'items', label: <Mode icon={List} label={translate('orders.refund.mode.items')} /> },
              {
                value: 'amount',
                label: <Mode icon={Pencil} label={translate('orders.refund.mode.amount')} />,
              },
            ]}
          />
        </>
      }
    >
      <MoneyStrip state={state} />
      {state.cut && (
        <p className={styles['flash']} role="alert">
          <CircleAlert size={16} aria-hidden />
          {translate('orders.refund.cut')}
        </p>
      )}
      <div className={styles['desk']}>
        <div className={styles['stack']}>
          {reply ? (
            <ResultCard orderId={id} reply={reply} currency={currency} onMore={() => setReply(undefined)} />
          ) : (
            <>
              {form.mode === 'items' ? (
                <ItemsCard
                  state={state}
                  calculation={calculation}
                  calculating={preview.state === 'calculating'}
                  change={change}
                />
              ) : (
                <CustomAmountCard state={state} change={change} />
              )}
              <AllocationCard
                allocation={allocation}
                memberships={memberships}
                total={total}
                external={form.external}
                email={email}
                currency={currency}
                change={change}
              />
              <ReasonCard form={form} email={email} buyerLanguage={order.buyerLanguage} change={change} />
            </>
          )}
        </div>
        <div className={styles['side']}>
          {!reply && (
            <>
              <PreviewCard state={state} preview={preview} readAt={readAt} />
              <ReviewCard
                review={{
                  sentence: ready ? reviewSentence(facts, words) : undefined,
                  waits:
                    waits &&
                    translate(waits.key, { amount: money(toDecimalString(big(waits.amount), currency)) }),
                  amount,
                  maySend,
                  mayPrepare,
                  busy: sending.busy || preparing.isPending,
                  error,
                  onSend: () => sending.send(request),
                  onPrepare: prepare,
                }}
              />
            </>
          )}
          <HistoryCard
            orderId={id}
            transactions={transactions}
            refundability={refundability}
            currency={currency}
            maySend={maySend}
          />
        </div>
      </div>
    </Page>
  );
}

const Mode = ({ icon: Icon, label }: { icon: typeof List; label: string }) => (
  <>
    <Icon size={14} aria-hidden />
    {label}
  </>
);
