import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { ExtensionRequest } from '#shared/extensions/define.ts';
import type { orderFulfillmentExtensions } from '#shared/extensions/orders.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import './messages.en.ts';
import styles from './fulfil.module.css';

const call = extensionClient<typeof orderFulfillmentExtensions>();

type EmailRequest = ExtensionRequest<typeof orderFulfillmentExtensions.previewShipmentEmail>;

/** A parcel of which the email is previewed. */
export interface MailedParcel extends Pick<EmailRequest, 'lineItems' | 'trackingInfo'> {
  /** On the page, from 1. */
  number: number;
}

interface Props {
  orderId: string;
  parcels: readonly MailedParcel[];
  note: string;
  onClose: () => void;
}

/** The mails to the buyer, as they would go out: one a parcel. */
export default function MailPreviewDialog({ orderId, parcels, note, onClose }: Props) {
  const translate = useTranslate();
  const written = note.trim();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'parcelMails', { id: orderId }, parcels, written],
    queryFn: ({ signal }) =>
      Promise.all(
        parcels.map(({ lineItems, trackingInfo }) =>
          call(
            'previewShipmentEmail',
            { orderId, lineItems, trackingInfo, ...(written && { note: written }) },
            { signal },
          ),
        ),
      ),
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="mail-preview">
      <DialogTitle id="mail-preview">{translate('orders.fulfil.mailPreview')}</DialogTitle>
      <DialogContent tabIndex={0}>
        {error ? (
          <ErrorState
            inline
            title={translate('orders.fulfil.emailLoadFailed')}
            error={error}
            retry={() => void refetch()}
          />
        ) : data ? (
          data.map((mail, at) => (
            <article key={parcels[at]?.number} className={styles['mail']}>
              {data.length > 1 && (
                <h3>{translate('orders.fulfil.parcel', { number: parcels[at]?.number })}</h3>
              )}
              <b dir="auto">{mail.subject}</b>
              <p dir="auto">{mail.text}</p>
            </article>
          ))
        ) : (
          <LineSkeleton widths={[60, 80, 40]} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('counterpart.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
