import { useEffect, useRef } from 'react';
import { compareMoney, isZeroMoney } from '#shared/money.ts';
import type { MoveAddress, MoveQuote, ShownSubscriptionDetails } from '#shared/subscriptions.ts';
import { formatMoney, Price } from '../../shell/money.tsx';
import { useLocale, useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { AddressLines } from '../../shell/address/AddressLines.tsx';
import { useDay } from './OwedNotice.tsx';
import styles from './subscriptions.module.css';

interface Props {
  subscription: ShownSubscriptionDetails;
  address: MoveAddress;
  quote: MoveQuote;
  busy: boolean;
  onChoose: (code: string) => void;
  onAgree: () => void;
  onBack: () => void;
}

/** What the next delivery comes to there, before anything is changed. */
export function MoveOffer({ subscription, address, quote, busy, onChoose, onAgree, onBack }: Props) {
  const t = useT();
  const day = useDay();
  const locale = useLocale();
  const says = useRef<HTMLParagraphElement>(null);
  useEffect(() => says.current?.focus(), []);
  const { currency, before, amount, tax, ways, code } = quote;
  const money = (sum: string): string => formatMoney({ amount: sum, currency }, locale);
  const { nextChargeDate } = subscription;
  const result = {
    amount: money(amount),
    before: money(before),
    date: nextChargeDate ? day(nextChargeDate) : '',
  };
  const same = compareMoney(amount, before) === 0;
  const key = `${same ? 'same' : 'other'}${nextChargeDate ? '' : 'Paused'}` as const;
  return (
    <>
      <AddressLines address={address} person={address} />
      {ways.length > 1 && (
        <fieldset className={styles['options']}>
          <legend>{t('subscriptions.move.by')}</legend>
          {ways.map((way) => (
            <label key={way.code}>
              <input
                type="radio"
                name="way"
                checked={way.code === code}
                onChange={() => onChoose(way.code)}
              />
              <b>
                <bdi>{way.title}</bdi>
              </b>
              <span>
                <Price amount={way.total} currency={currency} /> {t('subscriptions.perDelivery')}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p ref={says} tabIndex={-1} aria-live="polite">
        <strong>{t(`subscriptions.move.${key}`, result)}</strong>
        {!isZeroMoney(tax) && (
          <small className={styles['ofWhich']}>{t('subscriptions.move.tax', { tax: money(tax) })}</small>
        )}
      </p>
      <div>
        <Button busy={busy} onClick={onAgree}>
          {t('subscriptions.move.agree')}
        </Button>
        <Button look="line" onClick={onBack}>
          {t('subscriptions.move.back')}
        </Button>
      </div>
    </>
  );
}
