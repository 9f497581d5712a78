import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { countryName } from '#shared/countries.ts';
import type { TaxTrial } from '#shared/tax-answer.ts';
import { isZeroMoney } from '#shared/money.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { Money } from '#admin/ui/Money.tsx';
import { toPercent } from '../percent.ts';
import { placeName } from '../tax-location.ts';
import styles from './Try.module.css';

/** Whose law holds there, or that nobody's does. */
export function TaxOutcome({ trial: { region, place } }: { trial: TaxTrial }) {
  const translate = useTranslate();
  const { locale } = useStoreProfile();
  const country = countryName(locale, place.country);
  const Icon = region ? CircleCheck : CircleAlert;
  return (
    <p className={`${styles['outcome']} ${styles[region ? 'taxed' : 'untaxed']}`} role="status">
      <Icon size={16} aria-hidden />
      <b>
        {region
          ? translate(region.by === 'SUBDIVISION' ? 'tax-try.foundPart' : 'tax-try.found', {
              region: placeName(region, locale).name,
              country,
            })
          : translate('tax-try.noRegion', { country })}
      </b>
    </p>
  );
}

/** The totals by rate, which add up to what is paid. */
export function TrialTotals({ trial: { byRate, totals, currency } }: { trial: TaxTrial }) {
  const translate = useTranslate();
  const worded = (kind: string) =>
    translate(
      `tax-try.untaxed.${['REVERSE_CHARGE', 'EXPORT', 'EXEMPT_GROUP'].includes(kind) ? kind : 'other'}`,
    );
  return (
    <dl className={styles['totals']}>
      <dt>{translate('tax-try.without')}</dt>
      <dd>
        <Money amount={totals.beforeTax} currency={currency} />
      </dd>
      {byRate.map(({ rate, taxName, rule, beforeTax, tax }) => {
        const name = taxName ?? translate('tax-try.tax');
        const at = isZeroMoney(tax) ? worded(rule) : translate('tax-try.at', { name, rate: toPercent(rate) });
        return (
          <div key={`${rule} ${name} ${rate}`}>
            <dt>
              {at} <Money amount={beforeTax} currency={currency} />
            </dt>
            <dd>
              <Money amount={tax} currency={currency} />
            </dd>
          </div>
        );
      })}
      <dt className={styles['sum']}>{translate('tax-try.toPay')}</dt>
      <dd className={styles['sum']}>
        <Money amount={totals.afterTax} currency={currency} />
      </dd>
    </dl>
  );
}
