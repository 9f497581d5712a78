import { Ban, Check, CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type {
  DeliveryOffer,
  DeliveryRejection,
  DeliveryTried,
  DeliveryRejectionDetail,
} from '#shared/delivery-offer.ts';
import { isZeroMoney } from '#shared/money.ts';
import { useStoreProfile } from '#admin/access/session.ts';
import { dateText } from '#admin/ui/date-text.ts';
import { Money } from '#admin/ui/Money.tsx';
import { moneyText } from '#admin/ui/money-parts.ts';
import { useNow } from '#admin/ui/use-now.ts';
import styles from '../Delivery.module.css';
import { kilograms } from '../rates/measure-label.ts';

/** Why it is not offered, as a person says it. */
function useRefusalWords(): (deliveryRejection: DeliveryRejection) => string {
  const translate = useTranslate();
  const { currency, locale } = useStoreProfile();
  const money = (amount: string) => moneyText(amount, currency, locale);
  const detailed = ({ needs, limit, value, area, radiusKm, regions }: DeliveryRejectionDetail) => ({
    needs: needs ? translate(`delivery.try.needs.${needs}`) : '',
    area: (area ?? []).join(', '),
    radius: radiusKm ?? '',
    regions: (regions ?? []).join(', '),
    limit: limit ?? '',
    value: value ?? '',
  });
  return ({ reason, detail = {} }) => {
    const values = detailed(detail);
    const key = `delivery.try.reason.${reason}`;
    if (reason === 'OUTSIDE_AREA') {
      if (values.area) return translate('delivery.try.onlyIn', values);
      if (detail.radiusKm !== undefined) return translate('delivery.try.onlyWithin', values);
    }
    if (reason === 'OTHER_REGION' && values.regions) return translate('delivery.try.onlyRegions', values);
    if (reason === 'BELOW_MINIMUM' && detail.limit !== undefined)
      return translate('delivery.try.from', { limit: money(detail.limit) });
    if (reason === 'TOO_HEAVY' && detail.limit !== undefined)
      return translate('delivery.try.heavy', { limit: kilograms(detail.limit) });
    return translate(key, values);
  };
}

function Offered({ offer, currency }: { offer: DeliveryOffer; currency: string }) {
  const translate = useTranslate();
  const { timeZone } = useStoreProfile();
  const now = useNow();
  const slot = offer.slots?.find(({ left }) => left !== 0);
  const details = [
    offer.deliveryTime,
    slot &&
      translate('delivery.try.slot', {
        from: `${dateText(slot.from, 'day', { timeZone, now })} ${dateText(slot.from, 'time', { timeZone, now })}`,
        to: dateText(slot.to, 'time', { timeZone, now }),
        smart_count: offer.slots?.length ?? 0,
      }),
    offer.place?.address.addressLine,
  ].filter(Boolean);
  return (
    <li>
      <Check size={16} className={styles['met']} aria-hidden />
      <span>
        <b>
          <bdi>{offer.title}</bdi>
        </b>
        {details.length > 0 && <small>{details.join(' · ')}</small>}
      </span>
      <span className={styles['price']}>
        {isZeroMoney(offer.price) ? (
          translate('delivery.rates.free')
        ) : (
          <Money amount={offer.price} currency={currency} />
        )}
      </span>
    </li>
  );
}

/** Which region answered, what it offers, and why the rest isn't. */
export function Outcome({ tried }: { tried: DeliveryTried }) {
  const translate = useTranslate();
  const words = useRefusalWords();
  const { region, offered, refused, currency } = tried;
  const serves = offered.length > 0;
  const Icon = serves ? CircleCheck : CircleAlert;
  return (
    <>
      <p className={`${styles['outcome']} ${styles[serves ? 'ok' : 'no']}`} role="status">
        <Icon size={16} aria-hidden />
        <span>
          {region ? (
            <>
              <b>
                <bdi>{region.name}</bdi>
              </b>
              {translate(`delivery.try.by.${region.by}`)}{' '}
              {translate('delivery.try.offered', { smart_count: offered.length })}
            </>
          ) : (
            translate('delivery.try.nobody')
          )}
        </span>
      </p>
      <ul className={styles['results']}>
        {offered.map((offer) => (
          <Offered key={`${offer.kind}-${offer.id}-${offer.code}`} offer={offer} currency={currency} />
        ))}
        {refused.map((rejection) => (
          <li key={`${rejection.kind}-${rejection.id}`} className={styles['rejected']}>
            <Ban size={16} aria-hidden />
            <span>
              <b>
                <bdi>{rejection.title}</bdi>
              </b>
              <small>{words(rejection)}</small>
            </span>
            <small>{translate('delivery.try.notOffered')}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
