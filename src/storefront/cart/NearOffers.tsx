import { useEffect, useState } from 'react';
import type { CartOffers } from '../../shared/cart-offers.ts';
import { countryName } from '../../shared/countries.ts';
import { addMoney, isZeroMoney } from '../../shared/money.ts';
import { readCartOffers } from '../../wix/shopper/cart-offers.ts';
import { locales } from '../i18n/locales.ts';
import { formatMoney } from '../shell/money.tsx';
import { useLocale, usePath, useT } from '../shell/page-context.tsx';
import { offerInCart } from '../shell/offers/offer-text.ts';
import { Icon } from '../shell/ui/Icon.tsx';
import type { CartState } from './cart-state.ts';
import styles from './near-offers.module.css';

type Delivery = NonNullable<CartOffers['delivery']>;

/** Asked anew for every cart that the server tells of; what it said last stands until then. */
function useOffers(cart: CartState['cart']): CartOffers | undefined {
  const [offers, setOffers] = useState<CartOffers>();
  useEffect(() => {
    if (!cart.lineItems?.length) return undefined;
    const asking = new AbortController();
    const show = (found?: CartOffers): void => {
      if (!asking.signal.aborted) setOffers(found);
    };
    // Where it is not told, the cart does without.
    readCartOffers(asking.signal).then(show, () => show());
    return () => asking.abort();
  }, [cart]);
  return offers;
}

function DeliveryMeter({ delivery, currency }: { delivery: Delivery; currency: string }) {
  const t = useT();
  const locale = useLocale();
  const { left, from, paid, place } = delivery;
  const isFree = isZeroMoney(left);
  const share = isFree ? 1 : Number(paid) / Number(addMoney(paid, left));
  const sum = (amount: string): string => formatMoney({ amount, currency }, locale, true);
  const where = 'country' in place ? countryName(locales[locale].tag, place.country) : place.region;
  return (
    <div>
      <p>
        <b>{isFree ? t('offers.deliveryFree') : t('offers.deliveryLeft', { sum: sum(left) })}</b>{' '}
        <span className="quiet">
          {isFree
            ? t('offers.deliveryFrom', { place: where, sum: sum(from) })
            : t('offers.deliverySoFar', { place: where, sum: sum(from), paid: sum(paid) })}
        </span>
      </p>
      <div className={styles['meter']} aria-hidden="true">
        <i style={{ inlineSize: `${Math.round(share * 1000) / 10}%` }} />
      </div>
    </div>
  );
}

/** How far it is to free delivery, and to discounts that the cart does not have yet. */
export function NearOffers({ state }: { state: CartState }) {
  const t = useT();
  const to = usePath();
  const locale = useLocale();
  const offers = useOffers(state.cart);
  if (!offers || (!offers.delivery && offers.rules.length === 0)) return null;
  const { currency, delivery, rules } = offers;
  return (
    <section className={styles['near']} aria-label={t('offers.title')} aria-live="polite">
      {delivery && <DeliveryMeter delivery={delivery} currency={currency} />}
      {rules.length > 0 && (
        <ul>
          {rules.map((offer) => {
            const words = offerInCart(offer, { t, locale, currency });
            const [place] = offer.places;
            return (
              <li key={offer.ruleId}>
                <Icon name="gift" small />
                <span>
                  {place ? <a href={to(place.path)}>{words}</a> : <b>{words}</b>}{' '}
                  <bdi className="quiet">{offer.name}</bdi>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
