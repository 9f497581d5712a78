import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { CalculatedDraft } from '#wix/draft-operations.ts';
import { Card } from '#admin/ui/Card.tsx';
import { Money } from '#admin/ui/Money.tsx';
import { big } from '../../refund/amounts.ts';
import { isTaxWithin } from '../../edit/edit-totals.ts';
import { depositOf, laterOf } from '../deposit.ts';
import { Reckoned } from './Reckoned.tsx';
import styles from './editor.module.css';

interface Props {
  calculated: CalculatedDraft;
  settled: boolean;
}

/** What it comes to, as the platform says. */
export function TotalsCard({ calculated, settled }: Props) {
  const draft = calculated.draftOrder ?? {};
  const translate = useTranslate();
  const { currency, priceSummary: totals, taxInfo } = draft;
  const money = (amount: string | undefined, negative = false): ReactNode => (
    <Money amount={amount ?? '0'} currency={currency} negative={negative && big(amount).gt(0)} />
  );
  const tax = totals?.tax?.amount ?? taxInfo?.totalTax?.amount;
  const taxWithin = isTaxWithin(totals);
  const delivery = draft.shippingInfo?.removed ? undefined : draft.shippingInfo?.shippingInfo?.title;
  return (
    <Card title={translate('drafts.totals.title')} actions={<Reckoned settled={settled} />}>
      <dl className={`${styles['totals']} num`} aria-busy={!settled}>
        <Sum label={translate('drafts.totals.items')}>{money(totals?.subtotal?.amount)}</Sum>
        {big(totals?.discount?.amount).gt(0) && (
          <Sum label={translate('drafts.totals.discount')}>{money(totals?.discount?.amount, true)}</Sum>
        )}
        <Sum label={delivery || translate('drafts.totals.delivery')}>
          {delivery || big(totals?.shipping?.amount).gt(0)
            ? money(totals?.shipping?.amount)
            : translate('drafts.totals.notChosen')}
        </Sum>
        {big(totals?.totalAdditionalFees?.amount).gt(0) && (
          <Sum label={translate('drafts.totals.fees')}>{money(totals?.totalAdditionalFees?.amount)}</Sum>
        )}
        {!taxWithin && (
          <Sum label={translate(taxInfo?.taxExempt ? 'drafts.totals.exempt' : 'drafts.totals.tax')}>
            {money(tax)}
          </Sum>
        )}
        <Sum label={translate('drafts.totals.total')} large>
          {money(totals?.total?.amount)}
        </Sum>
        {taxWithin && <Sum label={translate('drafts.totals.taxWithin')}>{money(tax)}</Sum>}
        {depositOf(draft) !== undefined && (
          <>
            <Sum label={translate('drafts.totals.deposit')}>{money(depositOf(draft))}</Sum>
            <Sum label={translate('drafts.totals.later')}>{money(laterOf(draft))}</Sum>
          </>
        )}
      </dl>
    </Card>
  );
}

const Sum = ({ label, large = false, children }: { label: string; large?: boolean; children: ReactNode }) => (
  <div className={large ? styles['big'] : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
