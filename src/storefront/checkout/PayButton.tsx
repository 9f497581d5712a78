import { formatMoney } from '../shell/money.tsx';
import { useLocale, usePath, useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { shopperSettings } from '../../wix/shopper/settings.ts';
import { useCheckout } from './checkout.ts';
import { countProblems } from './checkout-form.ts';
import { amountToPay } from './checkout-view.ts';
import { troubleText } from './trouble-text.ts';
import { useNeedsAccount } from './NeedsAccount.tsx';
import { useForm } from './form-store.ts';
import { isClosed, usePaymentWays } from './payment-ways.ts';
import type { PurchaseState } from './use-purchase.ts';
import styles from './checkout.module.css';

/** Carries the sum; waits while the server adds up. */
export function PayButton({ purchase: { busy, trouble } }: { purchase: PurchaseState }) {
  const t = useT();
  const to = usePath();
  const locale = useLocale();
  const { values, purchase, problems } = useForm();
  const { checkout, pricing } = useCheckout();
  const currency = checkout.currency ?? 'EUR';
  const total = formatMoney({ amount: amountToPay(checkout), currency }, locale);
  // What is missing grows less as one writes.
  const missing = countProblems(problems);
  const told = trouble?.kind === 'incomplete' ? missing > 0 && { ...trouble, count: missing } : trouble;
  const text = told && troubleText(t, told, { locale, currency });
  const ways = usePaymentWays();
  const closed = !purchase.free && ways !== undefined && isClosed(ways);
  const goesOn = !purchase.free && values.cardPage;
  const byTransfer = !purchase.free && !purchase.again && values.method === 'offline';
  const needsAccount = useNeedsAccount();
  const label = (): string => {
    if (busy) return t('checkout.paying');
    if (!shopperSettings().embedded || (goesOn && !byTransfer)) return t('checkout.hosted', { total });
    return t(purchase.free || byTransfer ? 'checkout.place' : 'checkout.pay', {
      total,
    });
  };
  return (
    <div className={styles['pay']}>
      {text && (
        <Notice kind={trouble?.kind === 'in-progress' || trouble?.kind === 'unknown' ? 'info' : 'danger'}>
          {text} {trouble?.kind === 'sold-out' && <a href={to('/cart')}>{t('checkout.editBag')}</a>}
        </Notice>
      )}
      <Button
        type="submit"
        form="checkout"
        size="big"
        block
        busy={busy || pricing}
        disabled={closed || needsAccount}
      >
        <Icon name="lock" />
        <span>{label()}</span>
      </Button>
      <p className="small quiet">
        {t(byTransfer ? 'checkout.termsTransfer' : purchase.again ? 'checkout.termsAgain' : 'checkout.terms')}
      </p>
    </div>
  );
}
