import type { NamedOffer } from '../../shared/cart-offers.ts';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { offerOfProduct } from '../shell/offers/offer-text.ts';
import { Icon } from '../shell/ui/Icon.tsx';
import styles from './product.module.css';

/** Discounts that the cart takes off by itself once it holds enough of this. */
export function ProductOffers({ offers }: { offers: readonly NamedOffer[] | undefined }) {
  const t = useT();
  const to = usePath();
  const { locale, store } = usePageFacts();
  if (!offers?.length) return null;
  return (
    <ul className={styles['offers']} aria-label={t('offers.productTitle')}>
      {offers.map((offer) => {
        const words = offerOfProduct(offer, { t, locale, currency: store.currency });
        const [place] = offer.places;
        const isElsewhere = place?.path.startsWith('/collections/');
        return (
          <li key={offer.ruleId}>
            <Icon name="gift" />
            <span>
              {isElsewhere && place ? <a href={to(place.path)}>{words}</a> : <b>{words}</b>}{' '}
              <bdi className="quiet">{offer.name}</bdi>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
