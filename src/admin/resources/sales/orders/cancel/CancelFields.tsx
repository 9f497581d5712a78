import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Card } from '#admin/ui/Card.tsx';
import { EmailNotice } from '#admin/ui/EmailNotice.tsx';
import { TextField } from '#admin/ui/TextField.tsx';
import type { OrderRecord } from '../order-record.ts';
import { big, toDecimalString } from '../refund/amounts.ts';
import type { RefundOfAll } from '../refund/refund-of-all.ts';
import { sourceInSentence } from '../refund/source-label.ts';
import { useOrderLabels } from '../show/use-order-labels.ts';
import type { RestockChoice, RestockLine } from './restock.ts';
import { RestockFields } from './RestockFields.tsx';
import styles from './cancel.module.css';

export interface CancelValues {
  refund: boolean;
  restock: RestockChoice;
  notify: boolean;
  message: string;
  reason: string;
}

export const cancelling = (email: string | undefined, restock: RestockChoice): CancelValues => ({
  refund: true,
  restock,
  notify: email !== undefined,
  message: '',
  reason: '',
});

const longest = 1000;

interface Props {
  values: CancelValues;
  change: (part: Partial<CancelValues>) => void;
  disabled: boolean;
  order: OrderRecord;
  /** What can go back, for who may send it. */
  refund: RefundOfAll | undefined;
  lines: readonly RestockLine[];
  /** Whether some pieces can go back without the others. */
  choosable: boolean;
}

/** What is to happen with it. */
export function CancelFields({ values, change, disabled, order, refund, lines, choosable }: Props) {
  const { currency, balanceSummary } = order;
  const { translate, money } = useOrderLabels(currency);
  const email = order.buyerInfo?.email;
  const text = (amount: Parameters<typeof toDecimalString>[0]): string =>
    money(toDecimalString(amount, currency ?? ''));
  const stored = big(balanceSummary?.paid?.amount)
    .minus(big(balanceSummary?.refunded?.amount))
    .minus(big(balanceSummary?.pendingRefund?.amount));
  const box = (name: 'refund' | 'notify', label: string, off = false) => (
    <FormControlLabel
      disabled={off || disabled}
      control={
        <Checkbox
          checked={values[name] && !off}
          onChange={(event) => change({ [name]: event.target.checked })}
        />
      }
      label={label}
    />
  );
  return (
    <Card id="how" title={translate('orders.cancel.how')}>
      <div className={styles['fields']}>
        {refund && (
          <>
            {box('refund', translate('orders.cancel.refund', { amount: text(refund.amount) }))}
            <ul className={styles['to']}>
              {values.refund ? (
                refund.to.map((source) => (
                  <li key={source.paymentId}>
                    {translate(
                      source.way === 'external' ? 'orders.cancel.refundToSend' : 'orders.cancel.refundTo',
                      { amount: text(source.cap), to: sourceInSentence(source, translate) },
                    )}
                  </li>
                ))
              ) : (
                <li>{translate('orders.cancel.notRefunded')}</li>
              )}
            </ul>
          </>
        )}
        {!refund && stored.gt(0) && (
          <p>{translate('orders.cancel.alreadyPaid', { amount: money(stored.toFixed()) })}</p>
        )}
        <RestockFields
          lines={lines}
          choosable={choosable}
          choice={values.restock}
          currency={currency}
          disabled={disabled}
          change={(restock) => change({ restock })}
        />
        {box(
          'notify',
          email ? translate('orders.cancel.notify', { email }) : translate('orders.customer.noEmail'),
          !email,
        )}
        {values.notify && email && <EmailNotice of="orders.cancel.notify" />}
        {values.notify && email && (
          <TextField
            multiline
            minRows={2}
            disabled={disabled}
            label={translate('orders.cancel.message')}
            value={values.message}
            inputProps={{ maxLength: longest }}
            onChange={(event) => change({ message: event.target.value })}
          />
        )}
        <TextField
          disabled={disabled}
          label={translate('orders.cancel.reason')}
          hint={translate('orders.cancel.reasonHint')}
          value={values.reason}
          inputProps={{ maxLength: longest }}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </div>
    </Card>
  );
}
