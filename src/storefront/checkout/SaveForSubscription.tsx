import { useId } from 'react';
import { formatMoney } from '../shell/money.tsx';
import { oftenText } from '../shell/often.ts';
import { useLocale, usePageFacts, useT } from '../shell/page-context.tsx';
import { Checkbox } from '../shell/ui/Checkbox.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { useCheckout } from './checkout.ts';
import { amountToPay, subscriptionOf } from './checkout-view.ts';
import { form, useForm } from './form-store.ts';
import styles from './checkout.module.css';

/** The buyer's word that the card is kept and charged again: how much, how often, and how that ends. */
export function SaveForSubscription() {
  const t = useT();
  const locale = useLocale();
  const { sendsEmail } = usePageFacts().store.look;
  const id = useId();
  const { values, problems } = useForm();
  const { checkout } = useCheckout();
  const { subscriptionSettings: settings } = subscriptionOf(checkout) ?? {};
  const often = oftenText(t, settings) ?? '';
  const currency = checkout.currency ?? 'EUR';
  const amount = formatMoney({ amount: amountToPay(checkout), currency }, locale);
  const cycles = settings?.autoRenewal ? undefined : settings?.billingCycles;
  return (
    <div className={styles['again']}>
      <Checkbox
        checked={values.keepCard}
        required
        aria-invalid={problems.keepCard !== undefined}
        aria-describedby={problems.keepCard && id}
        onChange={({ target }) => form.change({ keepCard: target.checked })}
      >
        {t('checkout.again')}
        <small className={styles['keepHint']}>
          {cycles
            ? t('checkout.againTextEnds', { amount, often: often.toLowerCase(), count: cycles })
            : t('checkout.againText', { amount, often: often.toLowerCase() })}{' '}
          {sendsEmail && t('checkout.againWrite')}
        </small>
      </Checkbox>
      {problems.keepCard && (
        <p id={id} className={styles['wrong']}>
          <Icon name="warning" small /> {t(problems.keepCard)}
        </p>
      )}
    </div>
  );
}
