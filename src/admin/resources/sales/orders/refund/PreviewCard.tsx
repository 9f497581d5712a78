import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#admin/ui/Card.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { useOrderLabels } from '../show/use-order-labels.ts';
import { big, toDecimalString } from './amounts.ts';
import { refundTotals } from './refund-totals.ts';
import { refundErrors } from './refund-errors.ts';
import type { RefundState } from './refund-state.ts';
import type { RefundPreview } from './use-refund-preview.ts';
import styles from './refund.module.css';

interface Props {
  state: RefundState;
  preview: RefundPreview;
  readAt: Date;
}

export function PreviewCard({ state, preview, readAt }: Props) {
  const { translate } = useOrderLabels(state.currency);
  return (
    <Card title={translate('orders.refund.preview.title')}>
      <div aria-live="polite">
        {state.form.mode === 'amount' ? (
          <CustomPreview state={state} readAt={readAt} />
        ) : (
          <ItemsPreview state={state} preview={preview} />
        )}
      </div>
    </Card>
  );
}

function CustomPreview({ state: { custom, currency }, readAt }: Pick<Props, 'state' | 'readAt'>) {
  const { translate } = useOrderLabels(currency);
  return (
    <>
      <dl className={`${styles['totals']} num`}>
        <Sum big label={translate('orders.refund.preview.total')}>
          <Money amount={toDecimalString(custom.value, currency)} currency={currency} />
        </Sum>
      </dl>
      {custom.value.gt(0) && (
        <p className={styles['ok']}>
          <CircleCheck size={14} aria-hidden />
          <span>
            {translate('orders.refund.preview.within')} <DateTime value={readAt} style="time" />
          </span>
        </p>
      )}
    </>
  );
}

function ItemsPreview({ state, preview }: Pick<Props, 'state' | 'preview'>) {
  const { translate } = useOrderLabels(state.currency);
  if (preview.state === 'failed') {
    return (
      <ErrorState
        inline
        title={translate('orders.refund.preview.failed')}
        error={preview.error}
        retry={preview.retry}
      />
    );
  }
  const ready = preview.state === 'ready' ? preview : undefined;
  const totals = ready && refundTotals(ready.calculation);
  const money = (amount: string | undefined) => (
    <Money amount={ready ? (amount ?? '0') : undefined} currency={state.currency} />
  );
  const pieces = Object.values(state.form.quantities).reduce((all, one) => all + one, 0);
  return (
    <>
      <dl className={`${styles['totals']} num`} aria-busy={preview.state === 'calculating'}>
        <Sum label={translate('orders.refund.preview.items', { count: pieces })}>{money(totals?.items)}</Sum>
        <Sum label={translate('orders.refund.preview.shipping')}>{money(totals?.shipping)}</Sum>
        <Sum label={translate('orders.refund.preview.fees')}>{money(totals?.fees)}</Sum>
        <Sum big label={translate('orders.refund.preview.total')}>
          {money(totals?.total)}
        </Sum>
        <Sum dim label={translate('orders.refund.preview.taxWithin')}>
          {money(totals?.tax)}
        </Sum>
      </dl>
      <PreviewState state={state} preview={preview} />
    </>
  );
}

function PreviewState({ state, preview }: Pick<Props, 'state' | 'preview'>) {
  const { translate, money } = useOrderLabels(state.currency);
  if (preview.state === 'empty')
    return <p className={styles['note']}>{translate('orders.refund.preview.empty')}</p>;
  if (preview.state === 'calculating') {
    return (
      <p className={styles['note']}>
        <LoaderCircle size={14} aria-hidden />
        {translate('orders.refund.preview.calculating')}
      </p>
    );
  }
  if (preview.state === 'rejected') {
    return refundErrors(preview.calculation, state, translate).map((text) => (
      <p key={text} className={styles['bad']}>
        <CircleAlert size={14} aria-hidden />
        <span>{text}</span>
      </p>
    ));
  }
  if (preview.state === 'failed') return null;
  const above = big(preview.calculation.summary?.total?.amount).gt(state.strip.most);
  if (above) {
    return (
      <p className={styles['bad']}>
        <CircleAlert size={14} aria-hidden />
        <span>
          {translate('orders.refund.preview.above', {
            amount: money(toDecimalString(state.strip.most, state.currency)),
          })}
        </span>
      </p>
    );
  }
  return (
    <p className={styles['ok']}>
      <CircleCheck size={14} aria-hidden />
      <span>
        {translate('orders.refund.preview.matches')} <DateTime value={preview.at} style="time" />
      </span>
    </p>
  );
}

interface SumProps {
  label: string;
  big?: boolean;
  dim?: boolean;
  children: ReactNode;
}

const Sum = ({ label, big: large = false, dim = false, children }: SumProps) => (
  <div className={large ? styles['big'] : dim ? styles['dim'] : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
