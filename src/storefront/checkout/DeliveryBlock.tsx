import { locales } from '../i18n/locales.ts';
import { countryName } from '../../shared/countries.ts';
import { isZeroMoney } from '../../shared/money.ts';
import { Price } from '../shell/money.tsx';
import { useLocale, useT } from '../shell/page-context.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { useCheckout } from './checkout.ts';
import { destinationOf } from './checkout-view.ts';
import { form, useForm } from './form-store.ts';
import styles from './checkout.module.css';

/** The ways to this address and what each costs, as the server says; nothing is promised before there is an address. */
export function DeliveryBlock() {
  const { problems, options } = useForm();
  const t = useT();
  const { checkout, pricing } = useCheckout();
  const country = destinationOf(checkout);
  return (
    <section className={styles['block']} aria-busy={pricing}>
      <h2 id="delivery-title">{t('checkout.delivery')}</h2>
      {country === undefined && <p className="quiet small">{t('checkout.deliveryLater')}</p>}
      {country !== undefined && options.length === 0 && !pricing && <Nowhere country={country} />}
      {country !== undefined && options.length > 0 && (
        <div className={styles['options']} role="radiogroup" aria-labelledby="delivery-title">
          {options.map((option) => (
            <label key={option.key} className={option.selected ? styles['on'] : undefined}>
              <input
                type="radio"
                name="delivery"
                checked={option.selected}
                onChange={() => form.choose(option)}
              />
              <b>{option.title}</b>
              <span>
                {isZeroMoney(option.amount) ? (
                  t('checkout.free')
                ) : (
                  <Price amount={option.amount} currency={checkout.currency ?? 'EUR'} />
                )}
              </span>
              {(option.time ?? option.note) && (
                <small>
                  <bdi>{[option.time, option.note].filter(Boolean).join(' · ')}</bdi>
                </small>
              )}
            </label>
          ))}
        </div>
      )}
      {problems.option && <p className={styles['wrong']}>{t(problems.option)}</p>}
    </section>
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
