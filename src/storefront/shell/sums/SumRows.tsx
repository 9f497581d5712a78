import type { ReactNode } from 'react';
import { isZeroMoney, type Decimal } from '#shared/money.ts';
import type { DiscountSum, Sums } from '#shared/sums.ts';
import { locales } from '../../i18n/locales.ts';
import { Price } from '../money.tsx';
import { useLocale, useT } from '../page-context.tsx';
import styles from './sums.module.css';

/** How it travels; `isOpen` while nobody knows where to. */
export interface DeliveryWords {
  name?: string | undefined;
  isOpen?: boolean;
}

interface Props {
  sums: Sums;
  /** Absent where nothing is sent. */
  delivery?: DeliveryWords | undefined;
  /** The one rate of everything, as a fraction. */
  taxRate?: number | undefined;
  /** What the last sum is called, if it is more than the total. */
  dueName?: string | undefined;
  /** Instead of a discount's name. */
  nameOf?: (discount: DiscountSum) => ReactNode;
  busy?: boolean;
  /** More rows below. */
  children?: ReactNode;
}

/** From the subtotal before all discounts to what is paid: whoever adds the rows up gets the last one. */
export function SumRows({ sums, delivery, taxRate, dueName, nameOf, busy, children }: Props) {
  const t = useT();
  const { tag } = locales[useLocale()];
  const { subtotal, discounts, shipping, fees, tax, total, giftCard, later, due, currency } = sums;
  const money = (amount: Decimal): ReactNode => <Price amount={amount} currency={currency} />;
  const rate =
    taxRate && new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(taxRate);
  const isSplit = !isZeroMoney(giftCard) || !isZeroMoney(later);
  return (
    <dl className={styles['sums']} aria-busy={busy}>
      <SumRow row="subtotal" name={t('sums.subtotal')}>
        {money(subtotal)}
      </SumRow>
      {discounts.map((discount) => (
        <SumRow key={discount.key} row="discount" name={nameOf?.(discount) ?? discountName(discount)}>
          {money(`-${discount.amount}`)}
        </SumRow>
      ))}
      {delivery && (
        <SumRow
          row="shipping"
          name={delivery.name ? t('sums.deliveryNamed', { name: delivery.name }) : t('sums.delivery')}
        >
          {delivery.isOpen && isZeroMoney(shipping) ? (
            <span className="quiet">{t('sums.deliveryUnknown')}</span>
          ) : isZeroMoney(shipping) ? (
            t('sums.free')
          ) : (
            money(shipping)
          )}
        </SumRow>
      )}
      {fees.map(({ key, name, amount, isTip }) => (
        <SumRow key={key} row="fee" name={isTip ? t('sums.tip') : name || t('sums.fee')}>
          {money(amount)}
        </SumRow>
      ))}
      {!isZeroMoney(tax.added) && (
        <SumRow row="tax" name={rate ? t('sums.taxRate', { rate }) : t('sums.tax')}>
          {money(tax.added)}
        </SumRow>
      )}
      {(isSplit || !dueName) && (
        <SumRow row="total" name={t('sums.total')}>
          {money(total)}
        </SumRow>
      )}
      {!isZeroMoney(giftCard) && (
        <SumRow row="gift-card" name={t('sums.giftCard')}>
          {money(`-${giftCard}`)}
        </SumRow>
      )}
      {!isZeroMoney(later) && (
        <SumRow row="later" name={t('sums.later')}>
          {money(`-${later}`)}
        </SumRow>
      )}
      {dueName && (
        <SumRow row="due" name={dueName}>
          {money(due)}
        </SumRow>
      )}
      {children}
      {!isZeroMoney(tax.included) && (
        <SumRow row="tax-included" name={rate ? t('sums.taxIncludedRate', { rate }) : t('sums.taxIncluded')}>
          {money(tax.included)}
        </SumRow>
      )}
    </dl>
  );

  function discountName({ code, translated }: DiscountSum): ReactNode {
    return code ? <bdi>{code}</bdi> : translated || t('sums.discount');
  }
}

interface RowProps {
  row: string;
  name: ReactNode;
  children: ReactNode;
}

export function SumRow({ row, name, children }: RowProps) {
  return (
    <div data-row={row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
