import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { PackageCheck, Plus, X } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  orderFulfillmentOperations,
  type Fulfillment,
  type NewFulfillment,
} from '../../../../wix/order-fulfillment-operations.ts';
import { LONGEST_NOTE } from '../../../../shared/mailing.ts';
import { BottomBar } from '../../../ui/BottomBar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Columns } from '../../../ui/Columns.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { customerName } from '../order-facts.ts';
import type { OrderRecord } from '../order-record.ts';
import { OrderChips } from '../show/OrderHead.tsx';
import {
  anotherParcel,
  firstParcel,
  openLines,
  piecesIn,
  staying,
  toFulfillments,
  trackingProblems,
  type Parcel,
} from './parcels.ts';
import { PiecesCard } from './PiecesCard.tsx';
import { TrackingFields } from './TrackingFields.tsx';
import { useFulfil } from './use-fulfillments.ts';
import styles from './fulfil.module.css';

const MOST = 5;

/** What goes out now, in which parcels; what that does to the order is said before it is sent. */
export function FulfilDesk({ order, fulfillments }: { order: OrderRecord; fulfillments: Fulfillment[] }) {
  const { id } = order;
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const phone = usePhone();
  const lines = openLines(order, fulfillments);
  const [parcels, setParcels] = useState<Parcel[]>(() => [firstParcel(lines)]);
  const [tried, setTried] = useState(false);
  const [telling, setTelling] = useState(true);
  const [note, setNote] = useState('');
  const change = (parcel: Parcel, part: Partial<Parcel>) =>
    setParcels((all) => all.map((one) => (one.key === parcel.key ? { ...one, ...part } : one)));
  const filled = parcels.filter((parcel) => piecesIn(parcel) > 0);
  const pieces = filled.reduce((sum, parcel) => sum + piecesIn(parcel), 0);
  const isWhole = lines.every((line) => staying(line, parcels) === 0);
  const complete = pieces > 0 && filled.every((parcel) => trackingProblems(parcel).length === 0);
  const sending = useFulfil<NewFulfillment[]>(
    id,
    (sent, options) =>
      orderFulfillmentOperations.send(id, sent, { ...options, mailing: { silent: !telling, note } }),
    () => {
      notify('orders.fulfil.done', { type: 'success', messageArgs: { smart_count: pieces } });
      void navigate(`/orders/${id}`);
    },
  );
  const send = () => {
    setTried(true);
    if (complete && !sending.isPending) sending.mutate(toFulfillments(parcels));
  };
  const email = order.buyerInfo?.email;
  const followed = filled.some(({ carrier }) => carrier !== '');
  const mail = !email ? 'noAddress' : followed ? 'mail' : 'noMail';
  const button = (
    <Button variant="contained" fullWidth={!phone} aria-busy={sending.isPending} onClick={send}>
      <PackageCheck aria-hidden />
      {translate('orders.fulfil.send', { smart_count: pieces })}
    </Button>
  );
  const review = (
    <Card>
      <h2 className="visually-hidden">{translate('orders.fulfil.review')}</h2>
      <div className={styles['review']}>
        <p className={styles['sentence']} aria-live="polite">
          {pieces === 0 ? (
            translate(lines.length === 0 ? 'orders.fulfil.nothingLeft' : 'orders.fulfil.nothing')
          ) : (
            <RichText
              text={translate('orders.fulfil.sentence', {
                smart_count: filled.length,
                pieces: translate('orders.fulfil.pieces', { smart_count: pieces }),
                status: translate(`orders.fulfil.becomes.${isWhole ? 'FULFILLED' : 'PARTIALLY_FULFILLED'}`),
              })}
            />
          )}
        </p>
        {pieces > 0 && mail !== 'mail' && (
          <p className={styles['note']}>{translate(`orders.fulfil.${mail}`)}</p>
        )}
        {mail === 'mail' && (
          <FormControlLabel
            control={<Checkbox checked={telling} onChange={(_event, on) => setTelling(on)} />}
            label={translate('orders.fulfil.mail', { email })}
          />
        )}
        {mail === 'mail' && telling && (
          <TextField
            label={translate('orders.fulfil.note')}
            hint={translate('orders.fulfil.noteHint')}
            value={note}
            multiline
            minRows={2}
            inputProps={{ maxLength: LONGEST_NOTE }}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
        {sending.isError && (
          <ErrorState
            inline
            title={translate('orders.fulfil.failed')}
            notDone={translate('orders.fulfil.notDone')}
            error={sending.error}
          />
        )}
        {!phone && button}
      </div>
    </Card>
  );
  return (
    <Page
      title={translate('orders.fulfil.title', { number: order.number })}
      beside={<OrderChips order={order} />}
      back={{ to: `/orders/${id}`, label: `#${order.number}`, detail: customerName(order) }}
      actions={
        lines.length > 0 && (
          <Button
            disabled={parcels.length >= MOST}
            onClick={() => setParcels((all) => [...all, anotherParcel(lines, all)])}
          >
            <Plus aria-hidden />
            {translate('orders.fulfil.add')}
          </Button>
        )
      }
    >
      <Columns cards aside={review}>
        {lines.length > 0 && (
          <PiecesCard
            lines={lines}
            parcels={parcels}
            onPieces={(parcel, line, quantity) =>
              change(parcel, { pieces: { ...parcel.pieces, [line]: quantity } })
            }
          />
        )}
        {lines.length > 0 && (
          <div className={styles['parcels']}>
            {parcels.map((parcel, at) => (
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
                <TrackingFields
                  value={parcel}
                  problems={tried && piecesIn(parcel) > 0 ? trackingProblems(parcel) : []}
                  onChange={(part) => change(parcel, part)}
                />
              </Card>
            ))}
          </div>
        )}
      </Columns>
      {phone && <BottomBar>{button}</BottomBar>}
    </Page>
  );
}
