import { useTranslate } from 'ra-core';
import { Segmented } from '#admin/ui/Segmented.tsx';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { paymentIcons } from '../show/PaymentsCard.tsx';
import { useOrderLabels } from '../show/use-order-labels.ts';
import type { Placement } from './allocation.ts';
import { AmountField } from './AmountField.tsx';
import { toDecimalString } from './amounts.ts';
import type { ExternalState } from './refund-form.ts';
import type { RefundSource } from './refund-sources.ts';
import { sourceName } from './source-label.ts';
import styles from './refund.module.css';

interface Props {
  placement: Placement;
  external: ExternalState;
  currency: string;
  onAmount: (text: string) => void;
  onExternal: (state: ExternalState) => void;
}

export function PlacementRow({ placement, external, currency, onAmount, onExternal }: Props) {
  const { translate, money } = useOrderLabels(currency);
  const { source, text, problem, amount } = placement;
  const Icon = paymentIcons[source.kind];
  const name = sourceName(source, translate);
  const upTo = money(toDecimalString(source.cap, currency));
  const returned = source.refunded.gt(0) || source.pending.gt(0);
  return (
    <div className={styles['position']} role="group" aria-label={name}>
      <Icon size={16} aria-hidden />
      <div>
        {name}
        <small className="num">
          {translate('orders.refund.target.paid', { amount: money(toDecimalString(source.paid, currency)) })}
          {source.paidOn && (
            <>
              {' '}
              <DateTime value={source.paidOn} style="day" />
            </>
          )}
          {source.refunded.gt(0) &&
            `, ${translate('orders.refund.target.returned', { amount: money(toDecimalString(source.refunded, currency)) })}`}
          {source.pending.gt(0) &&
            `, ${translate('orders.refund.target.pending', { amount: money(toDecimalString(source.pending, currency)) })}`}
        </small>
        <small className={returned && source.way !== 'none' ? styles['warn'] : undefined}>
          {source.way === 'none'
            ? translate(`orders.refund.none.${source.reason ?? 'UNKNOWN_REASON'}`)
            : [
                source.way === 'external' &&
                  translate(`orders.refund.manual.${source.reason ?? 'UNKNOWN_REASON'}`),
                translate(source.wholeOnly ? 'orders.refund.target.whole' : 'orders.refund.target.upTo', {
                  amount: upTo,
                }),
              ]
                .filter(Boolean)
                .join(' ')}
          {source.providerLink && source.way === 'external' && (
            <>
              {' '}
              <a className="link" href={source.providerLink} target="_blank" rel="noreferrer">
                {translate('orders.refund.target.provider')}
              </a>
            </>
          )}
        </small>
      </div>
      {source.way === 'external' && amount.gt(0) && (
        <span className={styles['state']}>
          <Segmented
            label={translate('orders.refund.target.state', { name })}
            value={external}
            onChange={onExternal}
            options={[
              { value: 'PENDING', label: translate('orders.refund.target.toSend') },
              { value: 'SUCCEEDED', label: translate('orders.refund.target.sent') },
            ]}
          />
        </span>
      )}
      {source.way !== 'none' && (
        <div className={styles['field']}>
          <AmountField
            hideLabel
            label={translate('orders.refund.target.amount', { name, amount: upTo })}
            currency={currency}
            value={text}
            onChange={onAmount}
            disabled={source.cap.lte(0)}
            error={problem && translate(`orders.amount.${problem}`, { maximum: upTo })}
          />
        </div>
      )}
    </div>
  );
}

export function MembershipRow({ source }: { source: RefundSource }) {
  const translate = useTranslate();
  const Icon = paymentIcons.membership;
  return (
    <div className={styles['position']}>
      <Icon size={16} aria-hidden />
      <div>
        {sourceName(source, translate)}
        <small>{translate('orders.refund.target.membership')}</small>
      </div>
    </div>
  );
}
