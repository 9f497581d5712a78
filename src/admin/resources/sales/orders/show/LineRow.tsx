import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderLineItem } from '#wix/order-operations.ts';
import { Money } from '#admin/ui/Money.tsx';
import { isZeroMoney } from '#shared/money.ts';
import { toDecimalString } from '../refund/amounts.ts';
import { fullPrice, includesTax, reducedPrice } from './line-price.ts';
import { lineDetail, lineName } from './line-text.ts';
import styles from './LinesCard.module.css';
import { Picture } from './Picture.tsx';
import '../line/messages.en.ts';

interface Props {
  line: OrderLineItem;
  quantity: number;
  currency: string;
  /** Where this line can be refunded from, if it can. */
  refundTo: string | undefined;
  /** Changes what it says; undefined where that may not be. */
  onChange: (() => void) | undefined;
  /** What is downloaded of it. */
  download?: ReactNode;
}

export function LineRow({ line, quantity, currency, refundTo, onChange, download }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const full = fullPrice(line, quantity);
  const reduced = reducedPrice(line, quantity);
  const name = lineName(line);
  return (
    <div className={styles['line']}>
      <div className={styles['picture']}>
        <Picture image={line.image} />
      </div>
      <div className={styles['name']}>
        <b>{name}</b>
        <small>{lineDetail(line)}</small>
        {line.paymentOption === 'MEMBERSHIP' && <small>{translate('orders.lines.byMembership')}</small>}
        {download}
      </div>
      <IconButton
        size="small"
        className={styles['toggle']}
        aria-expanded={open}
        aria-controls={id}
        aria-label={translate('orders.lines.breakdown', { name })}
        onClick={() => setOpen(!open)}
      >
        {open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </IconButton>
      <div className={`${styles['each']} num`}>
        {quantity} × <Money amount={toDecimalString(fullPrice(line, 1), currency)} currency={currency} />
      </div>
      <div className={styles['total']}>
        <Money amount={toDecimalString(reduced, currency)} currency={currency} />
        {full.gt(reduced) && (
          <small>
            {translate('orders.lines.was')}{' '}
            <Money amount={toDecimalString(full, currency)} currency={currency} />
          </small>
        )}
      </div>
      {open && (
        <div className={styles['more']} id={id}>
          <Breakdown line={line} currency={currency} />
          {(refundTo ?? onChange) && (
            <div className={styles['actions']}>
              {onChange && (
                <Button variant="text" size="small" onClick={onChange}>
                  {translate('orders.line.action')}
                </Button>
              )}
              {refundTo && (
                <Button variant="text" size="small" component={Link} to={refundTo}>
                  {translate('orders.lines.refund')}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** Of all items of the line, from their price to what is paid for them. */
function Breakdown({ line, currency }: Pick<Props, 'line' | 'currency'>) {
  const translate = useTranslate();
  const { quantity = 0, totalDiscount, taxInfo, taxDetails, totalPriceAfterTax } = line;
  const included = includesTax(line);
  const tax = (
    <Part
      label={translate(included ? 'orders.lines.taxIncluded' : 'orders.lines.tax')}
      amount={taxInfo?.taxAmount?.amount ?? taxDetails?.totalTax?.amount}
      currency={currency}
    />
  );
  return (
    <>
      <Part
        label={translate('orders.lines.price', { smart_count: quantity })}
        amount={toDecimalString(fullPrice(line, quantity), currency)}
        currency={currency}
      />
      <Part
        label={translate('orders.lines.discount')}
        amount={totalDiscount?.amount}
        currency={currency}
        negative
      />
      {!included && tax}
      <Part
        label={translate('orders.lines.total')}
        amount={totalPriceAfterTax?.amount}
        currency={currency}
        strong
      />
      {included && tax}
    </>
  );
}

interface PartProps {
  label: string;
  amount: string | undefined;
  currency: string;
  negative?: boolean;
  strong?: boolean;
}

function Part({ label, amount, currency, negative = false, strong = false }: PartProps) {
  if (!amount || (negative && isZeroMoney(amount))) return null;
  return (
    <div data-strong={strong || undefined}>
      <span>{label}</span>
      <Money amount={amount} currency={currency} negative={negative} />
    </div>
  );
}
