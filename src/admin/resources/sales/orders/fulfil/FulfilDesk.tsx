import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { PackageCheck, Plus, X } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ordersDesk } from '#shared/desks/orders.ts';
import type { Fulfillment } from '#wix/order-fulfillment-operations.ts';
import { useMay } from '#admin/access/session.ts';
import { BottomBar } from '#admin/ui/BottomBar.tsx';
import { Card } from '#admin/ui/Card.tsx';
import { Columns } from '#admin/ui/Columns.tsx';
import { Page } from '#admin/ui/Page.tsx';
import { lazyPart } from '#admin/ui/preloadable.tsx';
import { useRunner } from '#admin/ui/runner/use-runner.ts';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { useNotifyFailure } from '#admin/ui/use-notify-failure.ts';
import { usePhone } from '#admin/ui/use-phone.ts';
import { customerName } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import { OrderChips } from '../show/OrderHead.tsx';
import { useOrderAction } from '../show/use-order-action.ts';
import { FulfilReview, type AfterSending } from './FulfilReview.tsx';
import type { MailedParcel } from './MailPreviewDialog.tsx';
import { trackingOfLabel, unusedLabels } from './label/label-choice.ts';
import { LabelFields } from './label/LabelFields.tsx';
import { UnusedLabels } from './label/UnusedLabels.tsx';
import { useLabelDesk } from './label/use-labels.ts';
import { usePriced } from './label/use-priced.ts';
import {
  anotherParcel,
  firstParcel,
  openLines,
  piecesIn,
  staying,
  toFulfillment,
  trackingInfoOf,
  trackingProblems,
  type Parcel,
} from './parcels.ts';
import { PiecesCard } from './PiecesCard.tsx';
import { ParcelTabs, PiecesCards } from './PiecesCards.tsx';
import { scan, type Scanned } from './scan.ts';
import { ScanField } from './ScanField.tsx';
import { TrackingFields } from './TrackingFields.tsx';
import { useSendParcels, type ParcelToSend } from './use-send-parcels.ts';
import styles from './fulfil.module.css';

const MAX = 5;

const MailPreviewDialog = lazyPart(() => import('./MailPreviewDialog.tsx'));

/** What goes out now, in which parcels; what that does to the order is said before it is sent. */
export function FulfilDesk({ order, fulfillments }: { order: OrderRecord; fulfillments: Fulfillment[] }) {
  const { id } = order;
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const runner = useRunner();
  const phone = usePhone();
  const mayPrint = useMay(ordersDesk.jobs.print);
  const mayEdit = useMay(ordersDesk.rights.edit);
  const { data: desk } = useLabelDesk(id);
  const lines = openLines(order, fulfillments);
  const [parcels, setParcels] = useState<Parcel[]>(() => [firstParcel(lines)]);
  const [active, setActive] = useState(1);
  const [scanning, setScanning] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const [tried, setTried] = useState(false);
  const [after, setAfter] = useState<AfterSending>({ telling: true, note: '', printing: true });
  const change = (parcel: Pick<Parcel, 'key'>, part: Partial<Parcel>) =>
    setParcels((all) => all.map((one) => (one.key === parcel.key ? { ...one, ...part } : one)));
  // The parcel that was packed may have been taken out.
  const into = parcels.some(({ key }) => key === active) ? active : (parcels.at(-1)?.key ?? 1);
  const add =
    parcels.length < MAX
      ? () => {
          const next = anotherParcel(lines, parcels);
          setParcels([...parcels, next]);
          setActive(next.key);
        }
      : undefined;
  const takeCode = (code: string): Scanned => {
    const scanned = scan(code, { order, lines, parcels, into, first: !scanning });
    if (scanned.outcome === 'counted') {
      setParcels(scanned.parcels);
      setScanning(true);
    }
    return scanned;
  };
  const setPieces = (parcel: Parcel, line: string, quantity: number) =>
    change(parcel, { pieces: { ...parcel.pieces, [line]: quantity } });
  const priced = usePriced(order, parcels, desk);
  const filled = parcels.filter((parcel) => piecesIn(parcel) > 0);
  const pieces = filled.reduce((sum, parcel) => sum + piecesIn(parcel), 0);
  const chosen = parcels.flatMap((parcel, at) => (parcel.label ? (priced[at]?.chosen ?? []) : []));
  const labels = filled.filter(({ label }) => label).length;
  const complete =
    pieces > 0 &&
    chosen.length === labels &&
    filled.every((parcel) => parcel.label || trackingProblems(parcel).length === 0);
  const print = (papers = { slips: true, labels: true } as Record<string, boolean>) =>
    runner
      .start({
        kind: 'orders.print',
        selection: { ids: [id] },
        params: papers,
        title: translate('orders.job.print', { smart_count: 1, count: '1' }),
      })
      .catch((thrown: unknown) => notifyFailure('orders.print.failed', thrown));
  const mailing = { silent: !after.telling, note: after.note };
  const sending = useSendParcels(id, mailing, (stayed) => {
    if (labels > stayed.length && after.printing && mayPrint) void print();
    if (stayed.length === 0) {
      notify('orders.fulfil.done', { type: 'success', messageArgs: { smart_count: pieces } });
      void navigate(`/orders/${id}`);
    }
    for (const { number, reason } of stayed)
      notify('orders.label.notBought', { type: 'error', messageArgs: { number, reason } });
  });
  const send = () => {
    setTried(true);
    if (!complete || sending.isPending) return;
    sending.mutate(
      parcels.flatMap((parcel, at): ParcelToSend[] => {
        if (piecesIn(parcel) === 0) return [];
        const to = { number: at + 1, fulfillment: toFulfillment(parcel) };
        const buying = parcel.label && priced[at]?.chosen;
        if (!buying) return [to];
        const { asked, rate } = buying;
        return [
          {
            ...to,
            label: { key: parcel.key, asked: { ...asked, service: rate.service, price: rate.price } },
          },
        ];
      }),
    );
  };
  const noting = useOrderAction<string>(
    id,
    (provider, message, idempotencyKey) => provider.addComment('orders', { id, message, idempotencyKey }),
    () => {
      notify('orders.fulfil.packedDone', { type: 'success' });
      if (mayPrint && after.printing) void print({ slips: true });
      void navigate(`/orders/${id}`);
    },
  );
  const packOnly = mayEdit && pieces > 0 && (
    <Button
      fullWidth={!phone}
      aria-busy={noting.isPending}
      onClick={() => {
        const counted = translate('orders.fulfil.pieces', { smart_count: pieces });
        if (!noting.isPending)
          noting.mutate(translate('orders.fulfil.packed', { smart_count: filled.length, pieces: counted }), {
            onError: (thrown) => notifyFailure('orders.fulfil.notPacked', thrown),
          });
      }}
    >
      {translate('orders.fulfil.packOnly')}
    </Button>
  );
  const mailed = filled.flatMap((parcel): MailedParcel[] => {
    const { lineItems = [] } = toFulfillment(parcel);
    const trackingInfo = parcel.label
      ? {
          shippingProvider: desk?.carrier?.name ?? '',
          trackingNumber: translate('orders.fulfil.comesWithLabel'),
        }
      : trackingInfoOf(parcel);
    if (!trackingInfo) return [];
    const number = parcels.indexOf(parcel) + 1;
    const inIt = lineItems.map(({ _id = '', quantity }) => ({ id: _id ?? '', quantity: quantity ?? 0 }));
    return [{ number, lineItems: inIt, trackingInfo }];
  });
  const button = (
    <Button
      variant="contained"
      fullWidth={!phone}
      // The review above says why.
      disabled={pieces === 0}
      aria-busy={sending.isPending}
      onClick={send}
    >
      <PackageCheck aria-hidden />
      {translate(labels > 0 ? 'orders.label.buyAndSend' : 'orders.fulfil.send', { smart_count: pieces })}
    </Button>
  );
  const review = (
    <FulfilReview
      pieces={pieces}
      parcels={filled.length}
      isWhole={lines.every((line) => staying(line, parcels) === 0)}
      nothingLeft={lines.length === 0}
      rates={chosen.map(({ rate }) => rate)}
      email={order.buyerInfo?.email}
      followed={filled.some(({ carrier, label }) => carrier !== '' || label)}
      mayPrint={mayPrint}
      after={after}
      onAfter={(part) => setAfter((now) => ({ ...now, ...part }))}
      onPreview={() => setPreviewing(true)}
      error={sending.error}
    >
      {!phone && button}
      {!phone && packOnly}
    </FulfilReview>
  );
  const ways = (parcel: Parcel, at: number) =>
    desk?.carrier && (
      <div>
        <Segmented<'number' | 'buy'>
          label={translate('orders.label.tracking', { number: at + 1 })}
          value={parcel.label ? 'buy' : 'number'}
          onChange={(way) => change(parcel, { label: way === 'buy' ? {} : undefined })}
          options={(['number', 'buy'] as const).map((value) => ({
            value,
            label: translate(`orders.label.${value}`),
          }))}
        />
      </div>
    );
  const details = (parcel: Parcel, at: number) => {
    const { label } = parcel;
    const price = priced[at];
    return label && desk && price ? (
      <LabelFields
        number={at + 1}
        value={label}
        desk={desk}
        priced={price}
        onChange={(part) => change(parcel, { label: { ...label, ...part } })}
      />
    ) : (
      <TrackingFields
        value={parcel}
        problems={tried && piecesIn(parcel) > 0 ? trackingProblems(parcel) : []}
        onChange={(part) => change(parcel, part)}
      />
    );
  };
  return (
    <Page
      title={translate('orders.fulfil.title', { number: order.number })}
      beside={<OrderChips order={order} />}
      back={{ to: `/orders/${id}`, label: `#${order.number}`, detail: customerName(order) }}
      actions={
        !phone &&
        lines.length > 0 && (
          <Button disabled={!add} onClick={add}>
            <Plus aria-hidden />
            {translate('orders.fulfil.add')}
          </Button>
        )
      }
    >
      <Columns cards aside={review}>
        {lines.length > 0 && (
          <div className={styles['packing']}>
            <ScanField number={parcels.findIndex(({ key }) => key === into) + 1} onScan={takeCode} />
            {!phone && parcels.length > 1 && (
              <ParcelTabs parcels={parcels} active={into} onActive={setActive} />
            )}
          </div>
        )}
        {lines.length > 0 &&
          (phone ? (
            <PiecesCards
              lines={lines}
              parcels={parcels}
              active={into}
              onActive={setActive}
              onAdd={add}
              onPieces={setPieces}
            />
          ) : (
            <PiecesCard
              lines={lines}
              parcels={parcels}
              weights={priced.map(({ catalogue }) => catalogue)}
              onPieces={setPieces}
            />
          ))}
        {lines.length > 0 && (
          <div className={styles['parcels']}>
            {parcels.map(
              (parcel, at) =>
                (phone && parcel.key !== into) || (
                  <Card
                    key={parcel.key}
                    id={`parcel-${parcel.key}`}
                    title={translate('orders.fulfil.parcel', { number: at + 1 })}
                    note={translate('orders.fulfil.pieces', { smart_count: piecesIn(parcel) })}
                    actions={
                      parcels.length > 1 && (
                        <IconButton
                          size="small"
                          aria-label={translate('orders.fulfil.remove', { number: at + 1 })}
                          onClick={() => setParcels((all) => all.filter((one) => one !== parcel))}
                        >
                          <X aria-hidden />
                        </IconButton>
                      )
                    }
                  >
                    <div className={styles['fields']}>
                      {ways(parcel, at)}
                      {details(parcel, at)}
                    </div>
                  </Card>
                ),
            )}
          </div>
        )}
        <UnusedLabels
          labels={unusedLabels(desk?.labels ?? [], fulfillments)}
          onUse={(label) => {
            const [first] = parcels;
            if (first) change(first, { ...trackingOfLabel(label), label: undefined });
          }}
        />
      </Columns>
      {phone && (
        <BottomBar>
          {packOnly}
          {button}
        </BottomBar>
      )}
      {previewing && (
        <MailPreviewDialog
          orderId={id}
          parcels={mailed}
          note={after.note}
          onClose={() => setPreviewing(false)}
        />
      )}
    </Page>
  );
}
