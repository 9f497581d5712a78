import { useTranslate } from 'ra-core';
import { useStoreProfile } from '#admin/access/session.ts';
import { useCountText } from '#admin/ui/grid/use-count-text.ts';
import { Money } from '#admin/ui/Money.tsx';
import styles from './subscriptions.module.css';
import { useSummary } from './use-subscriptions.ts';

/** How many run and what they bring in a month, whose money did not come, and how many were lost. */
export function SubscriptionMetrics() {
  const translate = useTranslate();
  const words = useCountText();
  const { locale } = useStoreProfile();
  const { data } = useSummary();
  if (!data) return null;
  const { currency, monthly, running, paused, failed, failedAmount, days, ranBefore, canceled } = data;
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <section aria-label={translate('subscriptions.figure.title')}>
      <dl className={styles['figures']}>
        <div>
          <dt>{translate('subscriptions.figure.running')}</dt>
          <dd>
            <b className="num">{words(running)}</b>
            <small>{translate('subscriptions.figure.paused', { smart_count: paused })}</small>
          </dd>
        </div>
        <div>
          <dt>{translate('subscriptions.figure.monthly')}</dt>
          <dd>
            <b>
              <Money amount={monthly} currency={currency} />
            </b>
            <small>{translate('subscriptions.figure.average')}</small>
          </dd>
        </div>
        <div>
          <dt>{translate('subscriptions.figure.failed')}</dt>
          <dd>
            <b className="num">{words(failed)}</b>
            <small>
              <Money amount={failedAmount} currency={currency} /> {translate('subscriptions.figure.atStake')}
            </small>
          </dd>
        </div>
        <div>
          <dt>{translate('subscriptions.figure.lost', { days })}</dt>
          <dd>
            <b className="num">{ranBefore === 0 ? '–' : share.format(canceled / ranBefore)}</b>
            <small>{translate('subscriptions.figure.lostOf', { canceled, smart_count: ranBefore })}</small>
          </dd>
        </div>
      </dl>
    </section>
  );
}
