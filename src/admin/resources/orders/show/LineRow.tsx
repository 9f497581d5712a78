import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderLineItem } from '../../../../wix/order-operations.ts';
import { Money } from '../../../ui/Money.tsx';
import { big, wire } from '../refund/amounts.ts';
import { lineDetail, lineName } from './line-words.ts';
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
  const each = big(line.price?.amount);
  const before = big(line.priceBeforeDiscounts?.amount ?? line.price?.amount);
  const reduced = before.gt(each);
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
        {quantity} × <Money amount={wire(before, currency)} currency={currency} />
      </div>
      <div className={styles['total']}>
        <Money amount={wire(before.times(quantity), currency)} currency={currency} />
        {reduced && (
          <small>
            {translate('orders.lines.reducedTo')}{' '}
            <Money amount={wire(each.times(quantity), currency)} currency={currency} />
          </small>
        )}
      </div>
      {open && (
        <div className={styles['more']} id={id}>
          <Part
            label="orders.lines.priceBefore"
            amount={line.priceBeforeDiscounts?.amount}
            currency={currency}
          />
          <Part
            label="orders.lines.discount"
            amount={line.totalDiscount?.amount}
            currency={currency}
            negative
          />
          <Part
            label="orders.lines.tax"
            amount={line.taxInfo?.taxAmount?.amount ?? line.taxDetails?.totalTax?.amount}
            currency={currency}
          />
          <Part label="orders.lines.afterTax" amount={line.totalPriceAfterTax?.amount} currency={currency} />
          {(refundTo ?? onChange) && (
            <div className={styles['acts']}>
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

interface PartProps {
  label: string;
  amount: string | undefined;
  currency: string;
  negative?: boolean;
}

function Part({ label, amount, currency, negative = false }: PartProps) {
  const translate = useTranslate();
  if (!amount) return null;
  return (
    <div>
      <span>{translate(label)}</span>
      <Money amount={amount} currency={currency} negative={negative} />
    </div>
  );
}
