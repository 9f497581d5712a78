import { lazy, Suspense } from 'react';
import { locales } from '../i18n/locales.ts';
import { countryName } from '../../shared/countries.ts';
import { isZeroMoney } from '../../shared/money.ts';
import { Price } from '../shell/money.tsx';
import { useLocale, useT } from '../shell/page-context.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { useCheckout } from './checkout.ts';
import { destinationOf, isCarrierSilent } from './checkout-view.ts';
import { firstOf, waysOf, type DeliveryWay } from './delivery-ways.ts';
import { form, useForm } from './form-store.ts';
import styles from './checkout.module.css';

const DeliveryChoice = lazy(() => import('./delivery/DeliveryChoice.tsx'));

/** The ways to this address and what each costs, as the server says; nothing is promised before there is an address. */
export function DeliveryBlock() {
  const { problems, options } = useForm();
  const t = useT();
  const { checkout, pricing } = useCheckout();
  const country = destinationOf(checkout);
  const ways = waysOf(options);
  const chosen = ways.find(({ kind, selected }) => selected && kind !== 'sent');
  return (
    <section className={styles['block']} aria-busy={pricing}>
      <h2 id="delivery-title">{t('checkout.delivery')}</h2>
      {country === undefined && <p className="quiet small">{t('checkout.deliveryLater')}</p>}
      {country !== undefined && options.length === 0 && !pricing && <Nowhere country={country} />}
      {country !== undefined && options.length > 0 && (
        <div className={styles['options']} role="radiogroup" aria-labelledby="delivery-title">
          {ways.map((way) => (
            <Way key={way.key} way={way} currency={checkout.currency ?? 'EUR'} />
          ))}
        </div>
      )}
      {country !== undefined && !pricing && isCarrierSilent(checkout) && (
        <p className="quiet small" role="status">
          {t('checkout.carrierSilent')}
        </p>
      )}
      {chosen && (
        <Suspense fallback={<p className="quiet small">{t('checkout.deliveryLoading')}</p>}>
          <DeliveryChoice way={chosen} />
        </Suspense>
      )}
      {problems.option && <p className={styles['wrong']}>{t(problems.option)}</p>}
    </section>
  );
}

function Way({ way, currency }: { way: DeliveryWay; currency: string }) {
  const t = useT();
  const { kind, title, time, note, amount, selected, options } = way;
  const hint = kind === 'brought' && options.some(({ slot }) => slot) ? t('checkout.youChoose') : time;
  return (
    <label className={selected ? styles['on'] : undefined}>
      <input
        type="radio"
        name="delivery"
        checked={selected}
        onChange={() => {
          const first = firstOf(way);
          if (first) form.choose(first);
        }}
      />
      <b>{title ?? t('checkout.pickUp')}</b>
      <span>{isZeroMoney(amount) ? t('checkout.free') : <Price amount={amount} currency={currency} />}</span>
      {(hint ?? note) && (
        <small>
          <bdi>{[hint, note].filter(Boolean).join(' · ')}</bdi>
        </small>
      )}
    </label>
  );
}

function Nowhere({ country }: { country: string }) {
  const t = useT();
  const { tag } = locales[useLocale()];
  return (
    <Notice kind="warning">
      {country
        ? t('checkout.deliveryNowhere', { country: countryName(tag, country) })
        : t('checkout.deliveryNowhereHere')}
    </Notice>
  );
}
