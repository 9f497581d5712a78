import { ShieldCheck } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { PlaceFields } from '#admin/ui/address/PlaceFields.tsx';
import { Card } from '#admin/ui/Card.tsx';
import { ErrorState } from '#admin/ui/ErrorState.tsx';
import { FixFirst } from '#admin/ui/FixFirst.tsx';
import { moneyText } from '#admin/ui/money-parts.ts';
import { LineSkeleton } from '#admin/ui/Skeletons.tsx';
import styles from '../Delivery.module.css';
import { kilograms } from '../rates/measure-label.ts';
import { CartField } from './CartField.tsx';
import { Outcome } from './Outcome.tsx';
import type { useAddress } from './use-address.ts';
import type { SampleCart } from './use-sample-cart.ts';
import type { Trial } from './use-trial.ts';

interface Props {
  where: ReturnType<typeof useAddress>;
  bag: SampleCart;
  trial: Trial;
  /** Marks what keeps the rates from being tried. */
  onShowErrors: () => void;
}

/** An address and a cart, and what the checkout would offer: also with what is typed and not saved yet. */
export function TryCard({ where: { address, change }, bag, trial, onShowErrors }: Props) {
  const translate = useTranslate();
  const { currency, locale } = useStoreProfile();
  const say = (key: string, values?: object) => translate(`delivery.try.${key}`, values);
  const { tried, error, wrong, isWhole, retry } = trial;
  return (
    <>
      <Card id="try" title={say('title')} actions={<span className={styles['quiet']}>{currency}</span>} flush>
        <div className={styles['tryForm']}>
          <PlaceFields values={address} onChange={change} />
          <div className={styles['wide']}>
            <CartField bag={bag} />
            {tried && (
              <small className={styles['quiet']}>
                {say('sum', {
                  smart_count: tried.bag.quantity,
                  price: moneyText(tried.bag.price, tried.currency, locale),
                  weight: kilograms(tried.bag.weight),
                })}
              </small>
            )}
          </div>
        </div>
        {wrong ? (
          <FixFirst className={styles['pad']} text={say('wrong')} onShow={onShowErrors} />
        ) : !isWhole ? (
          <p className={styles['pad']}>{say('incomplete')}</p>
        ) : error ? (
          <div className={styles['pad']}>
            <ErrorState inline title={say('failed')} error={error} retry={retry} />
          </div>
        ) : tried ? (
          <Outcome tried={tried} />
        ) : (
          <div className={styles['pad']} aria-busy>
            <LineSkeleton widths={[70, 90, 60]} />
          </div>
        )}
      </Card>
      <p className={styles['honest']}>
        <ShieldCheck size={14} aria-hidden />
        <span>{say('honest')}</span>
      </p>
    </>
  );
}
