import { Fragment } from 'react';
import { addressInLine } from '#shared/address/format-address.ts';
import type { CheckoutDelivery, DeliveryOffer } from '#shared/delivery-offer.ts';
import { isZeroMoney } from '#shared/money.ts';
import { locales } from '../../i18n/locales.ts';
import { Price } from '../../shell/money.tsx';
import { useLocale, usePageFacts, useT } from '../../shell/page-context.tsx';
import { ShopDate } from '../../shell/ShopDate.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import { useCheckout } from '../checkout.ts';
import type { OptionView } from '../checkout-view.ts';
import type { DeliveryWay } from '../delivery-ways.ts';
import { form } from '../form-store.ts';
import { distanceText, hoursText } from './place-text.ts';
import { deliveryRejectionText } from './delivery-rejection-text.ts';
import styles from './delivery.module.css';

interface Props {
  way: DeliveryWay;
  delivery: CheckoutDelivery | undefined;
}

/** Where it may be collected, with hours and when it is ready; where it may not, with why. */
export function PickupLocations({ way, delivery }: Props) {
  const t = useT();
  const { store } = usePageFacts();
  const { checkout } = useCheckout();
  const currency = checkout.currency ?? 'EUR';
  const offers = new Map(delivery?.offered.map((offer) => [offer.code, offer]));
  const rejected = (delivery?.refused ?? []).filter(
    ({ kind, reason }) => kind === 'PICKUP' && reason !== 'INACTIVE' && reason !== 'OTHER_REGION',
  );
  return (
    <>
      <div className={styles['locations']} role="radiogroup" aria-label={t('checkout.whereToCollect')}>
        {way.options.map((option) => (
          <label key={option.key} className={option.selected ? styles['on'] : undefined}>
            <input type="radio" name="place" checked={option.selected} onChange={() => form.choose(option)} />
            <b>
              <bdi>{option.title}</bdi>
            </b>
            <PlaceFacts offer={offers.get(option.code)} option={option} />
            <span className={styles['side']}>
              {!isZeroMoney(option.amount) && <Price amount={option.amount} currency={currency} />}
              <Distance offer={offers.get(option.code)} />
            </span>
          </label>
        ))}
        {rejected.map((rejection) => (
          <div key={rejection.id} className={styles['not']}>
            <i aria-hidden />
            <b>
              <bdi>{rejection.title}</bdi>
            </b>
            <small>{deliveryRejectionText(t, rejection, currency)}</small>
          </div>
        ))}
      </div>
      {store.look.sendsEmail && (
        <p className={styles['retained']}>
          <Icon name="clock" small /> {t('checkout.weWrite')}
        </p>
      )}
    </>
  );
}

function Distance({ offer }: { offer: DeliveryOffer | undefined }) {
  const locale = useLocale();
  const metres = offer?.place?.metres;
  return metres === undefined ? null : <bdi>{distanceText(metres, locale)}</bdi>;
}

function PlaceFacts({ offer, option }: { offer: DeliveryOffer | undefined; option: OptionView }) {
  const t = useT();
  const locale = useLocale();
  const { address, hours, readyAt, instructions } = offer?.place ?? {};
  const lines = [
    addressInLine(address, locales[locale].tag),
    hours && hoursText(t, hours, locale),
    instructions ?? option.note,
    readyAt ? undefined : option.time,
  ].filter((line): line is string => Boolean(line));
  return (
    <small>
      {lines.map((line) => (
        <Fragment key={line}>
          <bdi>{line}</bdi>
          <br />
        </Fragment>
      ))}
      {readyAt && (
        <strong>
          {t('checkout.ready')} <ShopDate value={readyAt} look="hour" />
        </strong>
      )}
    </small>
  );
}
