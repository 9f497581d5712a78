import { useEffect, useRef } from 'react';
import { localText } from '../../shared/manual-payments.ts';
import { useLocale, useT } from '../shell/page-context.tsx';
import { useSession } from '../shell/session.ts';
import { Checkbox } from '../shell/ui/Checkbox.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { shopperSettings } from '../../wix/shopper/settings.ts';
import { CardFields } from '../shell/card/CardFields.tsx';
import { useCheckout } from './checkout.ts';
import type { PaymentMethod } from './checkout-form.ts';
import { declinedText } from './pay-error-text.ts';
import { SaveForSubscription } from './SaveForSubscription.tsx';
import { form, useForm } from './form-store.ts';
import { isClosed, usePaymentWays } from './payment-ways.ts';
import type { PurchaseState } from './use-purchase.ts';
import styles from './checkout.module.css';

interface Props {
  trouble: PurchaseState['trouble'];
}

export function PaymentBlock({ trouble }: Props) {
  const t = useT();
  const { values, purchase, problems } = useForm();
  const isByCard = useCheckout().checkout.giftCard !== undefined;
  const method = purchase.again ? 'card' : values.method;
  const pick = (next: PaymentMethod, manualId = '') => form.change({ method: next, manualId });
  const isTransfer = method === 'offline' && values.manualId === '';
  const locale = useLocale();
  const ways = usePaymentWays();
  const isMember = useSession().role === 'member';
  if (!shopperSettings().embedded) return null;
  if (purchase.free) {
    return (
      <section className={styles['block']}>
        <h2>{t('checkout.payment')}</h2>
        <p className="quiet">{t(isByCard ? 'checkout.nothingToPay' : 'checkout.nothingDue')}</p>
      </section>
    );
  }
  if (!ways || isClosed(ways)) {
    return (
      <section className={styles['block']} aria-busy={!ways}>
        <h2>{t('checkout.payment')}</h2>
        {ways && <Notice kind="warning">{t('checkout.noWayToPay')}</Notice>}
      </section>
    );
  }
  return (
    <section className={styles['block']}>
      <h2 id="payment-title">{t('checkout.payment')}</h2>
      {trouble?.kind === 'declined' && <Declined reason={trouble.reason} />}
      <div className={styles['methods']} role="radiogroup" aria-labelledby="payment-title">
        {ways.card && (
          <div className={method === 'card' ? styles['on'] : undefined}>
            <label>
              <input type="radio" name="method" checked={method === 'card'} onChange={() => pick('card')} />
              <b>{t('checkout.card')}</b>
              <Icon name="card" />
            </label>
            {method === 'card' && ways.cardPage && <p className="small quiet">{t('checkout.cardPage')}</p>}
            {method === 'card' && !ways.cardPage && (
              <>
                <div className={styles['cardRoom']}>
                  <CardFields
                    card={values.card}
                    problems={problems.card}
                    onChange={(field, value) => form.changeCard(field, value)}
                    onLeave={(field) => form.leave(`card.${field}`)}
                  />
                </div>
                {purchase.again && <SaveForSubscription />}
                {isMember && !purchase.again && (
                  <Checkbox
                    checked={values.keepCard}
                    onChange={({ target }) => form.change({ keepCard: target.checked })}
                  >
                    {t('checkout.keepCard')}
                    <small className={styles['keepHint']}>{t('checkout.keepCardHint')}</small>
                  </Checkbox>
                )}
              </>
            )}
          </div>
        )}
        {ways.transfer && !purchase.again && (
          <div className={isTransfer ? styles['on'] : undefined}>
            <label>
              <input type="radio" name="method" checked={isTransfer} onChange={() => pick('offline')} />
              <b>{t('checkout.offline')}</b>
              <small>{t('checkout.offlineHint')}</small>
            </label>
            {isTransfer && (
              <p className="small quiet">{t('checkout.offlineText', { count: ways.transfer.daysToPay })}</p>
            )}
          </div>
        )}
        {!purchase.again &&
          ways.manual.map(({ id, name, instructions }) => {
            const isChosen = method === 'offline' && values.manualId === id;
            return (
              <div key={id} className={isChosen ? styles['on'] : undefined}>
                <label>
                  <input type="radio" name="method" checked={isChosen} onChange={() => pick('offline', id)} />
                  <b>{localText(name, locale)}</b>
                </label>
                {isChosen && <p className="small quiet">{localText(instructions, locale)}</p>}
              </div>
            );
          })}
      </div>
    </section>
  );
}

/** At the card, where one tries again; all else stays as it is. */
function Declined({ reason }: { reason: string }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  // In braces: newer browsers return a promise here, which React would take for a cleanup.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place}>
      <Notice kind="danger">
        <b>{t('checkout.declined')}</b> {declinedText(t, reason)} {t('checkout.declinedUnchanged')}
      </Notice>
    </div>
  );
}
