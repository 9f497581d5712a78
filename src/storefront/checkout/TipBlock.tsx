import { useState } from 'react';
import { compareMoney, fitsCurrency, isDecimal, isPositiveMoney, percentOf } from '../../shared/money.ts';
import type { TipChoice, TipOffer } from '../../wix/shopper/tip-operations.ts';
import { locales } from '../i18n/locales.ts';
import { Price } from '../shell/money.tsx';
import { useLocale, useT } from '../shell/page-context.tsx';
import { withReasons } from '../shell/rejection.ts';
import { Button } from '../shell/ui/Button.tsx';
import { useCheckout } from './checkout.ts';
import { setTip, useTips } from './tip-store.ts';
import styles from './checkout.module.css';

/** What a buyer may add for the staff; nothing is chosen for them. */
export function TipBlock() {
  const t = useT();
  const { offer, choice, busy, error } = useTips();
  if (!offer) return null;
  return (
    <section className={styles['block']} aria-busy={busy}>
      <h2 id="tip-title">{t('checkout.tip')}</h2>
      <p className="quiet small">{t('checkout.tipHint')}</p>
      <Offered offer={offer} choice={choice} />
      {error && <p className={styles['wrong']}>{withReasons(t('checkout.tipFailed'), error)}</p>}
    </section>
  );
}

const isSame = (one: TipChoice | undefined, { tipType, value }: TipChoice): boolean =>
  one?.tipType === tipType && compareMoney(one.value, value) === 0;

function Offered({
  offer: { tipType, presets, custom },
  choice,
}: {
  offer: TipOffer;
  choice: TipChoice | undefined;
}) {
  const t = useT();
  const { tag } = locales[useLocale()];
  const { checkout } = useCheckout();
  const [open, setOpen] = useState(choice?.tipType === 'CUSTOM');
  const currency = checkout.currency ?? 'EUR';
  const isPercentage = tipType === 'PERCENTAGE';
  const comesTo = (value: string): string =>
    isPercentage ? percentOf(checkout.priceSummary?.subtotal?.amount ?? '0', value, currency) : value;
  const percent = (value: string): string =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(Number(value) / 100);
  const pick = (next: TipChoice | undefined): void => {
    setOpen(false);
    void setTip(next);
  };
  return (
    <>
      <div className={styles['options']} role="radiogroup" aria-labelledby="tip-title">
        <label className={!choice && !open ? styles['on'] : undefined}>
          <input type="radio" name="tip" checked={!choice && !open} onChange={() => pick(undefined)} />
          <b>{t('checkout.tipNone')}</b>
        </label>
        {presets.map(({ value, suggested }) => {
          const chosen = !open && isSame(choice, { tipType, value });
          return (
            <label key={value} className={chosen ? styles['on'] : undefined}>
              <input type="radio" name="tip" checked={chosen} onChange={() => pick({ tipType, value })} />
              <b>
                {isPercentage ? (
                  <bdi>{percent(value)}</bdi>
                ) : (
                  <Price amount={comesTo(value)} currency={currency} />
                )}
              </b>
              {isPercentage && (
                <span>
                  <Price amount={comesTo(value)} currency={currency} />
                </span>
              )}
              {suggested && <small>{t('checkout.tipSuggested')}</small>}
            </label>
          );
        })}
        {custom && (
          <label className={open ? styles['on'] : undefined}>
            <input type="radio" name="tip" checked={open} onChange={() => setOpen(true)} />
            <b>{t('checkout.tipOther')}</b>
          </label>
        )}
      </div>
      {open && <Other currency={currency} kept={choice?.tipType === 'CUSTOM' ? choice.value : ''} />}
    </>
  );
}

/** With a comma or a point. */
const typedAmount = (text: string): string => text.trim().replace(',', '.');

function Other({ currency, kept }: { currency: string; kept: string }) {
  const t = useT();
  const { busy } = useTips();
  const [text, setText] = useState(kept);
  const [wrong, setWrong] = useState(false);
  const apply = (): void => {
    const value = typedAmount(text);
    const isGood = isDecimal(value) && isPositiveMoney(value) && fitsCurrency(value, currency);
    setWrong(!isGood);
    if (isGood) void setTip({ tipType: 'CUSTOM', value });
  };
  return (
    <div className={wrong ? 'field bad' : 'field'}>
      <label htmlFor="tip-amount">{t('checkout.tipAmount', { currency })}</label>
      <span className="join">
        <input
          id="tip-amount"
          className="inp"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={text}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? 'tip-amount-error' : undefined}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
        <Button look="line" busy={busy} onClick={apply}>
          {t('checkout.tipAdd')}
        </Button>
      </span>
      {wrong && (
        <span className="err" id="tip-amount-error" role="alert">
          {t('checkout.tipWrong')}
        </span>
      )}
    </div>
  );
}
