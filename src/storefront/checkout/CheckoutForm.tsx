import { useEffect, useRef, type FormEvent } from 'react';
import { Details } from '../shell/ui/Details.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { Price } from '../shell/money.tsx';
import { useT } from '../shell/page-context.tsx';
import { Icon } from '../shell/ui/Icon.tsx';
import { AddressBlock } from './AddressBlock.tsx';
import { Agreement } from './Agreement.tsx';
import { useCheckout } from './checkout.ts';
import { amountToPay } from './checkout-view.ts';
import { ContactBlock } from './ContactBlock.tsx';
import { DeliveryBlock } from './DeliveryBlock.tsx';
import { MembershipBlock } from './memberships/MembershipBlock.tsx';
import { NeedsAccount } from './NeedsAccount.tsx';
import { PayButton } from './PayButton.tsx';
import { PaymentBlock } from './PaymentBlock.tsx';
import { Summary } from './Summary.tsx';
import { TipBlock } from './TipBlock.tsx';
import { useForm } from './form-store.ts';
import { usePurchase } from './use-purchase.ts';
import styles from './checkout.module.css';

interface Props {
  declined: boolean;
  /** Pieces of a cart that was brought back and cannot be had any more. */
  missing: number;
}

/** Four blocks and the summary beside them; on a phone the summary folds above and the button stays at the thumb. */
export function CheckoutForm({ declined, missing }: Props) {
  const t = useT();
  const { checkout } = useCheckout();
  const { purchase: bought } = useForm();
  const purchase = usePurchase(declined);
  const { trouble, busy } = purchase;
  const blocks = useRef<HTMLFormElement>(null);
  const count = (checkout.lineItems ?? []).reduce((sum, { quantity = 0 }) => sum + quantity, 0);

  // What is missing gets the focus; what the bank said is at the card.
  useEffect(() => {
    if (trouble?.kind === 'incomplete')
      blocks.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [trouble]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void purchase.submit();
  };

  return (
    <div className={styles['co']}>
      <div className={styles['fold']}>
        <Details
          summary={
            <>
              <span>
                <Icon name="bag" /> {t('checkout.orderCount', { count })}
              </span>
              <Price amount={amountToPay(checkout)} currency={checkout.currency ?? 'EUR'} />
            </>
          }
        >
          <Summary />
        </Details>
      </div>
      <form ref={blocks} id="checkout" className={styles['form']} onSubmit={submit} noValidate>
        <h1>{t('checkout.title')}</h1>
        {missing > 0 && <Notice kind="warning">{t('checkout.missing', { count: missing })}</Notice>}
        <NeedsAccount />
        <fieldset disabled={busy}>
          <ContactBlock />
          <AddressBlock />
          {bought.shippable && <DeliveryBlock />}
          <TipBlock />
          <MembershipBlock />
          <PaymentBlock trouble={trouble} />
          <Agreement />
        </fieldset>
      </form>
      <aside className={styles['aside']} aria-label={t('checkout.order')}>
        <div className={styles['stay']}>
          <Summary titled />
          <PayButton purchase={purchase} />
        </div>
      </aside>
      <div className={styles['thumb']}>
        <PayButton purchase={purchase} />
      </div>
    </div>
  );
}
