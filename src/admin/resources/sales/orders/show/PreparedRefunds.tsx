import Button from '@mui/material/Button';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#admin/access/session.ts';
import { ConfirmDialog } from '#admin/ui/ConfirmDialog.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import { big, sum, toDecimalString } from '../refund/amounts.ts';
import type { PreparedRefund } from '../refund/prepared-refunds.ts';
import { useDecideRefund } from '../refund/prepared-refunds.ts';
import styles from './PaymentsCard.module.css';
import { useOrderLabels } from './use-order-labels.ts';

interface Props {
  orderId: string;
  prepared: readonly PreparedRefund[];
  currency: string;
  maySend: boolean;
  mayDecline: boolean;
}

/** Refunds that one person prepared and another one sends. */
export const PreparedRefunds = ({ prepared, ...props }: Props) =>
  prepared.map((refund) => <Prepared key={refund.id} refund={refund} {...props} />);

function Prepared({
  refund,
  orderId,
  currency,
  maySend,
  mayDecline,
}: Omit<Props, 'prepared'> & { refund: PreparedRefund }) {
  const { translate, money, person } = useOrderLabels(currency);
  const me = useSession()?.person;
  const decide = useDecideRefund(orderId);
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const total = sum((refund.request.paymentRefunds ?? []).map((part) => big(part.amount?.amount)));
  const amount = money(toDecimalString(total, currency));
  const own = refund.preparedById === me?.staffId;
  const why = !maySend ? 'orders.prepared.mayNotSend' : own ? 'orders.prepared.byYou' : undefined;
  return (
    <div className={styles['prepared']} id={`prepared-${refund.id}`}>
      <div>
        <b>{translate('orders.prepared.title', { amount })}</b>
        <p>
          {translate('orders.prepared.by', { who: person(refund.preparedBy) })}{' '}
          <DateTime value={refund.preparedAt} />
          {refund.request.customerReason && ` · ${refund.request.customerReason}`}
        </p>
      </div>
      <div className={styles['buttons']}>
        <Button
          disabled={why !== undefined || decide.isPending}
          aria-busy={decide.isPending}
          onClick={() => decide.mutate({ id: refund.id, verdict: 'approve' })}
        >
          <Send aria-hidden />
          {translate('orders.prepared.approve', { amount })}
        </Button>
        {mayDecline && (
          <Button variant="text" disabled={decide.isPending} onClick={() => setDeclining(true)}>
            {translate('orders.prepared.decline')}
          </Button>
        )}
        {why && <span className="note">{translate(why)}</span>}
      </div>
      {decide.isError && !declining && (
        <ErrorState inline title={translate('orders.prepared.failed')} error={decide.error} />
      )}
      <ConfirmDialog
        open={declining}
        title={translate('orders.prepared.declineTitle', { amount })}
        confirm={translate('orders.prepared.declineConfirm')}
        busy={decide.isPending}
        onClose={() => setDeclining(false)}
        onConfirm={() =>
          decide.mutate(
            { id: refund.id, verdict: 'decline', reason: reason.trim() },
            { onSuccess: () => setDeclining(false) },
          )
        }
        error={
          decide.isError ? { title: translate('orders.prepared.failed'), cause: decide.error } : undefined
        }
      >
        <TextField
          multiline
          minRows={2}
          label={translate('orders.prepared.reason')}
          value={reason}
          inputProps={{ maxLength: 1000 }}
          onChange={(event) => setReason(event.target.value)}
        />
      </ConfirmDialog>
    </div>
  );
}
