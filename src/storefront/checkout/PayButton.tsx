import { useEffect, useRef } from 'react';
import { formatMoney } from '../shell/money.tsx';
import { useLocale, usePath, useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { shopperSettings } from '../../wix/shopper/settings.ts';
import { useCheckout } from './checkout.ts';
import { countProblems } from './checkout-form.ts';
import { amountToPay } from './checkout-view.ts';
import { blockingNotes, payErrorText } from './pay-error-text.ts';
import { useNeedsAccount } from './NeedsAccount.tsx';
import { useForm } from './form-store.ts';
import { useShownCheckout } from './shown-checkout.ts';
import { isClosed, usePaymentWays } from './payment-ways.ts';
import type { PurchaseState } from './use-purchase.ts';
import { TermsLine } from './TermsLine.tsx';
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
  const text =
    told && payErrorText(t, told, { locale, currency, heldBack: blockingNotes(checkout.violations ?? []) });
  const ways = usePaymentWays();
  const closed = !purchase.free && ways !== undefined && isClosed(ways);
  const goesOn = !purchase.free && values.cardPage;
  const byTransfer = !purchase.free && !purchase.again && values.method === 'offline';
  const needsAccount = useNeedsAccount();
  const { words, buttonColour } = useShownCheckout();
  const paint = useRef<HTMLDivElement>(null);
  // By script: the page's policy takes no style that the markup brings.
  useEffect(() => {
    const button = paint.current?.querySelector<HTMLElement>('button[type=submit]');
    if (!button || !buttonColour) return;
    button.style.setProperty('background', buttonColour.back);
    button.style.setProperty('color', buttonColour.text);
  }, [buttonColour]);
  const label = (): string => {
    if (busy) return t('checkout.paying');
    if (!shopperSettings().embedded || (goesOn && !byTransfer)) return t('checkout.hosted', { total });
    const places = purchase.free || byTransfer;
    const own = places ? words.placeOrderButton : words.placeOrderPayButton;
    return own ? `${own}, ${total}` : t(places ? 'checkout.placeOrder' : 'checkout.pay', { total });
  };
  return (
    <div className={styles['pay']} ref={paint}>
      {text && (
        <Notice kind={trouble?.kind === 'in-progress' || trouble?.kind === 'unknown' ? 'info' : 'danger'}>
          {text} {trouble?.kind === 'sold-out' && <a href={to('/cart')}>{t('checkout.editCart')}</a>}
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
      <TermsLine byTransfer={byTransfer} again={purchase.again} />
    </div>
  );
}
