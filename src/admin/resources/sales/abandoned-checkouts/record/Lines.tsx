import { useTranslate } from 'ra-core';
import { multiplyMoney } from '#shared/money.ts';
import { choicesOfLine } from '#shared/order-lines.ts';
import { Money } from '#admin/ui/Money.tsx';
import { Thumb } from '#admin/ui/Thumb.tsx';
import type { AbandonedCheckoutRecord } from '../abandoned-checkout-record.ts';
import styles from '../abandoned-checkouts.module.css';

type Line = NonNullable<AbandonedCheckoutRecord['lineItems']>[number];

const choicesOf = (line: Line): string => choicesOfLine(line, (text) => text?.original ?? '').join(', ');

/** What was in the cart, at the prices of then. */
export function Lines({ left: { lineItems, totalPrice, currency = '' } }: { left: AbandonedCheckoutRecord }) {
  const translate = useTranslate();
  return (
    <>
      <ul className={styles['lines']}>
        {lineItems?.map((line, index) => {
          const { _id, image, productName, quantity = 1, price } = line;
          return (
            <li key={_id ?? index}>
              <Thumb image={image} />
              <span>
                <b>
                  <bdi>{productName?.original}</bdi>
                  {quantity > 1 && <span className="num"> × {quantity}</span>}
                </b>
                <small>
                  <bdi>{choicesOf(line)}</bdi>
                </small>
              </span>
              <Money amount={multiplyMoney(price?.amount ?? '0', quantity, currency)} currency={currency} />
            </li>
          );
        })}
      </ul>
      <p className={styles['sum']}>
        {translate('abandoned-checkouts.show.total')}
        <Money amount={totalPrice?.amount} currency={currency} />
      </p>
    </>
  );
}
