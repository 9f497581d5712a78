import { lineChoices, lineTitle } from '../../shared/order-lines.ts';
import { lineTotal, type PriceTotals } from '../../shared/price-totals.ts';
import type { Order } from '../../wix/shopper/order-operations.ts';
import { Price } from '../shell/money.tsx';
import { useT } from '../shell/page-context.tsx';
import { oftenText } from '../shell/often.ts';
import { ReliefNote } from '../shell/totals/ReliefNote.tsx';
import { TotalRows } from '../shell/totals/TotalRows.tsx';
import { countryOf } from '../shell/totals/tax-name.ts';
import { taxRate } from '../shell/totals/tax-rate.ts';
import styles from './thank-you.module.css';

interface Props {
  order: Order;
  sums: PriceTotals;
  isPaid: boolean;
}

/** What was bought and what it came to, as the checkout showed it. */
export function Bought({ order, sums, isPaid }: Props) {
  const t = useT();
  return (
    <section className={styles['bought']}>
      <h2>{t('thanks.bought')}</h2>
      <ul>
        {(order.lineItems ?? []).map((line, index) => (
          <li key={line._id ?? index}>
            <span>
              {lineTitle(line)}
              {(line.quantity ?? 1) > 1 && ` × ${line.quantity}`}
              {line.itemType?.preset === 'GIFT_CARD' && (
                <small>
                  <bdi>{lineChoices(line)}</bdi>
                </small>
              )}
              {line.paymentOption === 'MEMBERSHIP' && <small>{t('totals.byMembership')}</small>}
              {line.subscriptionInfo && (
                <small>{oftenText(t, line.subscriptionInfo.subscriptionSettings)}</small>
              )}
            </span>
            <Price amount={lineTotal(line, sums.currency)} currency={sums.currency} />
          </li>
        ))}
      </ul>
      <TotalRows
        sums={sums}
        delivery={order.shippingInfo && { name: order.shippingInfo.title }}
        taxRate={taxRate(order)}
        country={countryOf(order)}
        dueName={t(isPaid ? 'totals.paid' : 'totals.toPay')}
      />
      <ReliefNote of={order} />
    </section>
  );
}
