import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { isOfGiftCards, lineChoices, lineTitle } from '../../shared/order-lines.ts';
import { isPositiveMoney } from '../../shared/money.ts';
import { lineTotal, totalsOfOrder } from '../../shared/price-totals.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { locales } from '../i18n/locales.ts';
import { countryName } from '../../shared/countries.ts';
import { DeliveryMoment } from '../shell/DeliveryMoment.tsx';
import { LinePicture } from '../shell/LinePicture.tsx';
import { Parcels } from '../shell/Parcels.tsx';
import { Returns } from '../shell/returns/Returns.tsx';
import { Price } from '../shell/money.tsx';
import { useLocale, useT } from '../shell/page-context.tsx';
import { ShopDate } from '../shell/ShopDate.tsx';
import { ReliefNote } from '../shell/totals/ReliefNote.tsx';
import { TotalRows } from '../shell/totals/TotalRows.tsx';
import { taxRate } from '../shell/totals/tax-rate.ts';
import { Button } from '../shell/ui/Button.tsx';
import { Chip } from '../shell/ui/Notice.tsx';
import type { FoundOrder } from './look-up-api.ts';
import { isWaiting } from './is-waiting.ts';
import styles from './order-look-up.module.css';

interface Props {
  order: FoundOrder;
  /** The address it was found by. */
  email: string;
  onAnother: () => void;
}

export function FoundOrderCard({ order, email, onAnother }: Props) {
  const t = useT();
  const { tag } = locales[useLocale()];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { delivery, currency } = order;
  const proof = useMemo(() => ({ number: order.number, email }), [order.number, email]);
  const nameOf = (lineId: string): string => {
    const line = order.lineItems.find(({ id }) => id === lineId);
    return line ? lineTitle(line) : '';
  };
  const canceled = order.status === 'CANCELED';
  return (
    <div className={styles['page']}>
      <h1 ref={heading} tabIndex={-1}>
        {t('lookUp.found', { number: order.number })}
      </h1>
      <p className={styles['states']}>
        {canceled ? (
          <Chip kind="danger">{t('lookUp.status.CANCELED')}</Chip>
        ) : (
          !isWaiting(order) &&
          !isOfGiftCards(order) && (
            <Chip kind={order.fulfillmentStatus === 'FULFILLED' ? 'success' : 'info'}>
              {t(progressKey(order))}
            </Chip>
          )
        )}
        <Chip kind={order.paymentStatus === 'PAID' ? 'success' : 'info'}>
          {t(paymentKey(order.paymentStatus))}
        </Chip>
      </p>
      <ul className={styles['lines']}>
        {order.lineItems.map((line, index) => (
          <li key={line.id ?? index}>
            <LinePicture image={pictureOf(line.image)} />
            <span>
              <b>{lineTitle(line)}</b>
              <small>
                <bdi>{lineChoices(line)}</bdi>
              </small>
              <small>{t('lookUp.quantity', { count: line.quantity ?? 1 })}</small>
            </span>
            <Price amount={lineTotal(line, currency)} currency={currency} />
          </li>
        ))}
      </ul>
      <Parcels
        parcels={order.parcels.map(({ id, createdDate, lineItems = [], trackingInfo }, at) => ({
          id: id ?? String(at),
          sentAt: createdDate,
          lines: lineItems.map((line) => ({ id: line.id ?? '', quantity: line.quantity ?? 1 })),
          trackingNumber: trackingInfo?.trackingNumber,
          trackingLink: trackingInfo?.trackingLink,
        }))}
        nameOf={nameOf}
      />
      <dl className={styles['facts']}>
        <Fact name={t('lookUp.placed')}>
          <ShopDate value={order.createdDate} look="time" />
        </Fact>
        {delivery?.title && (
          <Fact name={t('lookUp.by')}>
            {[delivery.title, delivery.deliveryTime].filter(Boolean).join(', ')}
          </Fact>
        )}
        {delivery?.deliveryTimeSlot && (
          <Fact name={t(delivery.collected ? 'lookUp.collectedAt' : 'lookUp.broughtAt')}>
            <DeliveryMoment logistics={delivery} />
          </Fact>
        )}
        {delivery?.city && (
          <Fact name={t('lookUp.to')}>
            {[delivery.city, countryName(tag, delivery.country ?? '')].join(', ')}
          </Fact>
        )}
      </dl>
      <div className={styles['totals']}>
        <TotalRows
          sums={totalsOfOrder(order, order.giftCard)}
          delivery={delivery && { name: delivery.title }}
          taxRate={taxRate(order)}
          country={delivery?.country}
          dueName={
            isPositiveMoney(order.giftCard) ? t(isPaid(order) ? 'totals.paid' : 'totals.toPay') : undefined
          }
        />
        <ReliefNote of={order} />
      </div>
      {order.fulfillmentStatus !== 'NOT_FULFILLED' && !isOfGiftCards(order) && (
        <Returns proof={proof} nameOf={nameOf} atOnce={false} />
      )}
      <Button look="line" onClick={onAnother}>
        {t('lookUp.another')}
      </Button>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The shop's own server hands pictures over as the platform writes them; `LinePicture` reads the SDK's. */
const pictureOf = (image: FoundOrder['lineItems'][number]['image']): string | undefined =>
  image?.id &&
  `wix:image://v1/${image.id}/x#originWidth=${image.width ?? ''}&originHeight=${image.height ?? ''}`;

const payments = [
  'PAID',
  'PARTIALLY_PAID',
  'NOT_PAID',
  'PENDING',
  'FULLY_REFUNDED',
  'PARTIALLY_REFUNDED',
] as const;
const paymentKey = (status: string): MessageKey =>
  `lookUp.payment.${payments.find((known) => known === status) ?? 'other'}`;

const isPaid = ({ paymentStatus }: FoundOrder): boolean => /^(PAID|.*_REFUNDED)$/.test(paymentStatus);

const steps = ['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED'] as const;
/** Not of services, nor of what the buyer collects, does it say that they are shipped. */
function progressKey({ fulfillmentStatus, delivery }: FoundOrder): MessageKey {
  const status = steps.find((known) => known === fulfillmentStatus) ?? 'NOT_FULFILLED';
  if (delivery && !delivery.collected) return `lookUp.progress.${status}`;
  return status === 'FULFILLED' ? 'lookUp.progress.completed' : 'lookUp.progress.NOT_FULFILLED';
}
