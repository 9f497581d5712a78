import type { ReactNode } from 'react';
import { isZeroMoney, type Decimal } from '#shared/money.ts';
import type { DiscountTotal, PriceTotals } from '#shared/price-totals.ts';
import { locales } from '../../i18n/locales.ts';
import { Price } from '../money.tsx';
import { useLocale, useT } from '../page-context.tsx';
import { useTaxName } from './tax-name.ts';
import styles from './totals.module.css';

/** How it travels; `isOpen` while nobody knows where to. */
export interface DeliveryLabels {
  name?: string | undefined;
  isOpen?: boolean;
}

interface Props {
  sums: PriceTotals;
  /** Absent where nothing is sent. */
  delivery?: DeliveryLabels | undefined;
  /** The one rate of everything, as a fraction. */
  taxRate?: number | undefined;
  /** Where it is taxed, which decides what the tax is called. */
  country?: string | undefined;
  /** What the last sum is called, if it is more than the total. */
  dueName?: string | undefined;
  /** Instead of a discount's name. */
  nameOf?: (discount: DiscountTotal) => ReactNode;
  busy?: boolean;
  /** More rows below. */
  children?: ReactNode;
}

/** From the subtotal before all discounts to what is paid: whoever adds the rows up gets the last one. */
export function TotalRows({ sums, delivery, taxRate, country, dueName, nameOf, busy, children }: Props) {
  const t = useT();
  const { tag } = locales[useLocale()];
  const name = useTaxName(country);
  const { subtotal, discounts, shipping, fees, tax, total, giftCard, later, due, currency } = sums;
  const money = (amount: Decimal): ReactNode => <Price amount={amount} currency={currency} />;
  const rate =
    taxRate && new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(taxRate);
  const isSplit = !isZeroMoney(giftCard) || !isZeroMoney(later);
  return (
    <dl className={styles['totals']} aria-busy={busy}>
      <TotalRow row="subtotal" name={t('totals.subtotal')}>
        {money(subtotal)}
      </TotalRow>
      {discounts.map((discount) => (
        <TotalRow key={discount.key} row="discount" name={nameOf?.(discount) ?? discountName(discount)}>
          {money(`-${discount.amount}`)}
        </TotalRow>
      ))}
      {delivery && (
        <TotalRow
          row="shipping"
          name={delivery.name ? t('totals.deliveryNamed', { name: delivery.name }) : t('totals.delivery')}
        >
          {delivery.isOpen && isZeroMoney(shipping) ? (
            <span className="quiet">{t('totals.deliveryUnknown')}</span>
          ) : isZeroMoney(shipping) ? (
            t('totals.free')
          ) : (
            money(shipping)
          )}
        </TotalRow>
      )}
      {fees.map(({ key, name, amount, isTip }) => (
        <TotalRow key={key} row="fee" name={isTip ? t('totals.tip') : name || t('totals.fee')}>
          {money(amount)}
        </TotalRow>
      ))}
      {!isZeroMoney(tax.added) && (
        <TotalRow row="tax" name={rate ? t('totals.taxRate', { tax: name, rate }) : name}>
          {money(tax.added)}
        </TotalRow>
      )}
      {(isSplit || !dueName) && (
        <TotalRow row="total" name={t('totals.total')}>
          {money(total)}
        </TotalRow>
      )}
      {!isZeroMoney(giftCard) && (
        <TotalRow row="gift-card" name={t('totals.giftCard')}>
          {money(`-${giftCard}`)}
        </TotalRow>
      )}
      {!isZeroMoney(later) && (
        <TotalRow row="later" name={t('totals.later')}>
          {money(`-${later}`)}
        </TotalRow>
      )}
      {dueName && (
        <TotalRow row="due" name={dueName}>
          {money(due)}
        </TotalRow>
      )}
      {children}
      {!isZeroMoney(tax.included) && (
        <TotalRow
          row="tax-included"
          name={
            rate ? t('totals.taxIncludedRate', { tax: name, rate }) : t('totals.taxIncluded', { tax: name })
          }
        >
          {money(tax.included)}
        </TotalRow>
      )}
    </dl>
  );

  function discountName({ code, translated }: DiscountTotal): ReactNode {
    return code ? <bdi>{code}</bdi> : translated || t('totals.discount');
  }
}

interface RowProps {
  row: string;
  name: ReactNode;
  children: ReactNode;
}

export function TotalRow({ row, name, children }: RowProps) {
  return (
    <div data-row={row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
