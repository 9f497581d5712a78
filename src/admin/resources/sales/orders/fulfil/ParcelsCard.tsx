import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { orderFulfillmentOperations, type Fulfillment } from '#wix/order-fulfillment-operations.ts';
import type { ShippingLabel } from '#shared/labels.ts';
import { Card } from '#admin/ui/Card.tsx';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { useNow } from '#admin/ui/use-now.ts';
import type { OrderLineItem } from '#wix/order-operations.ts';
import { labelOf } from './label/label-choice.ts';
import { labelAddress, useLabelDesk } from './label/use-labels.ts';
import { VoidLabelDialog } from './label/VoidLabelDialog.tsx';
import {
  carriers,
  parcelContents,
  trackingFrom,
  trackingInfoOf,
  trackingProblems,
  type Tracking,
} from './parcels.ts';
import { TrackingFields } from './TrackingFields.tsx';
import { useFulfil } from './use-fulfillments.ts';
import styles from './fulfil.module.css';

interface Props {
  orderId: string;
  /** The order's lines, which name what is in a parcel. */
  lines: readonly OrderLineItem[];
  fulfillments: readonly Fulfillment[];
  mayChange: boolean;
}

type Open = { kind: 'edit' | 'takeBack' | 'void'; fulfillment: Fulfillment; number: number };

/** What left, when and how it is followed; the tracking can be changed, and a parcel taken back. */
export function ParcelsCard({ orderId, lines, fulfillments, mayChange }: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState<Open | undefined>();
  const close = () => setOpen(undefined);
  const { data: desk } = useLabelDesk(orderId);
  const now = useNow();
  const labels = fulfillments.map((one) => labelOf(one, desk?.labels ?? []));
  const opened = open && labels[open.number - 1];
  return (
    <Card title={translate('orders.fulfil.parcels')} id="parcels">
      <ul className={styles['list']}>
        {fulfillments.map((fulfillment, at) => (
          <li key={fulfillment._id}>
            <ParcelFacts fulfillment={fulfillment} lines={lines} number={at + 1} />
            <span className="wrap-4">
              {labels[at]?.status === 'bought' && (
                <Button
                  variant="text"
                  size="small"
                  component="a"
                  href={labelAddress(labels[at].id)}
                  target="_blank"
                  aria-label={translate('orders.label.paperOf', { number: at + 1 })}
                >
                  {translate('orders.label.paper')}
                </Button>
              )}
              {mayChange && (
                <>
                  {isVoidable(labels[at], now) && (
                    <Button
                      variant="text"
                      size="small"
                      aria-label={translate('orders.label.voidOf', { number: at + 1 })}
                      onClick={() => setOpen({ kind: 'void', fulfillment, number: at + 1 })}
                    >
                      {translate('orders.label.void')}
                    </Button>
                  )}
                  {(['edit', 'takeBack'] as const).map((kind) => (
                    <Button
                      key={kind}
                      variant="text"
                      size="small"
                      aria-label={`${translate(`orders.fulfil.${kind}`)}: ${translate('orders.fulfil.parcel', { number: at + 1 })}`}
                      onClick={() => setOpen({ kind, fulfillment, number: at + 1 })}
                    >
                      {translate(`orders.fulfil.${kind}`)}
                    </Button>
                  ))}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {open?.kind === 'edit' && <TrackingDialog orderId={orderId} {...open} onClose={close} />}
      {open?.kind === 'void' && opened && (
        <VoidLabelDialog label={opened} fulfillmentId={open.fulfillment._id ?? undefined} onClose={close} />
      )}
      {open?.kind === 'takeBack' && <TakeBackDialog orderId={orderId} {...open} onClose={close} />}
    </Card>
  );
}

const isVoidable = (label: ShippingLabel | undefined, now: Date): boolean =>
  label?.status === 'bought' && (!label.voidUntil || new Date(label.voidUntil) > now);

const piecesOf = ({ lineItems = [] }: Fulfillment): number =>
  lineItems.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

interface FactsProps {
  fulfillment: Fulfillment;
  lines: readonly OrderLineItem[];
  number: number;
}

function ParcelFacts({ fulfillment, lines, number }: FactsProps) {
  const translate = useTranslate();
  const { trackingInfo } = fulfillment;
  const provider = trackingInfo?.shippingProvider ?? '';
  const carrier = carriers.some((one) => one === provider)
    ? translate(`orders.fulfil.carriers.${provider}`)
    : provider;
  return (
    <span className={styles['facts']}>
      <b>{translate('orders.fulfil.parcel', { number })}</b>
      <small>
        {translate('orders.fulfil.pieces', { smart_count: piecesOf(fulfillment) })} ·{' '}
        {fulfillment._createdDate && <DateTime value={fulfillment._createdDate} style="short" />}
      </small>
      <ul className="plain-list">
        {parcelContents(fulfillment, lines).map(({ id, name, quantity }) => (
          <li key={id}>
            {quantity} × <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <small>
        {(trackingInfo?.trackingNumber ?? trackingInfo?.trackingLink) ? (
          <>
            {carrier} <bdi className="num">{trackingInfo.trackingNumber}</bdi>{' '}
            {trackingInfo.trackingLink && (
              <a
                className="link"
                href={trackingInfo.trackingLink}
                target="_blank"
                rel="noreferrer"
                aria-label={translate('orders.fulfil.follow', { number, carrier })}
              >
                {translate('orders.fulfil.track')}
              </a>
            )}
          </>
        ) : (
          [carrier, translate('orders.fulfil.noTracking')].filter(Boolean).join(' · ')
        )}
      </small>
    </span>
  );
}

interface DialogProps {
  orderId: string;
  fulfillment: Fulfillment;
  number: number;
  onClose: () => void;
}

function TrackingDialog({ orderId, fulfillment, number, onClose }: DialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [tracking, setTracking] = useState<Tracking>(() => trackingFrom(fulfillment.trackingInfo));
  const [tried, setTried] = useState(false);
  const saving = useFulfil<Tracking>(
    orderId,
    (now, options) =>
      orderFulfillmentOperations.changeTracking(
        orderId,
        fulfillment._id ?? '',
        trackingInfoOf(now) ?? {},
        options,
      ),
    () => {
      notify('orders.fulfil.saved', { type: 'success' });
      onClose();
    },
  );
  return (
    <ConfirmDialog
      open
      title={translate('orders.fulfil.editTitle', { number })}
      confirm={translate('orders.fulfil.save')}
      busy={saving.isPending}
      onConfirm={() => {
        setTried(true);
        if (trackingProblems(tracking).length === 0) saving.mutate(tracking);
      }}
      onClose={onClose}
      error={
        saving.isError
          ? {
              title: translate('orders.fulfil.notSaved'),
              cause: saving.error,
              notDone: translate('orders.fulfil.notDone'),
            }
          : undefined
      }
    >
      <TrackingFields
        value={tracking}
        problems={tried ? trackingProblems(tracking) : []}
        onChange={(part) => setTracking((now) => ({ ...now, ...part }))}
      />
    </ConfirmDialog>
  );
}

function TakeBackDialog({ orderId, fulfillment, number, onClose }: DialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const taking = useFulfil<string>(
    orderId,
    (id, options) => orderFulfillmentOperations.takeBack(orderId, id, options),
    () => {
      notify('orders.fulfil.takenBack', { type: 'success' });
      onClose();
    },
  );
  return (
    <ConfirmDialog
      open
      title={translate('orders.fulfil.takeBackTitle', { number })}
      confirm={translate('orders.fulfil.takeBack')}
      busy={taking.isPending}
      onConfirm={() => taking.mutate(fulfillment._id ?? '')}
      onClose={onClose}
      error={
        taking.isError
          ? {
              title: translate('orders.fulfil.notTakenBack'),
              cause: taking.error,
              notDone: translate('orders.fulfil.notDone'),
            }
          : undefined
      }
    >
      <p>{translate('orders.fulfil.takeBackDetail', { smart_count: piecesOf(fulfillment) })}</p>
    </ConfirmDialog>
  );
}
