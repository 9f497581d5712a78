import { useEffect } from 'react';
import type { ShownCheckout } from '../../shared/checkout-page.ts';
import { definePage, type PageProps, type PageRequest } from '../shell/define-page.ts';
import { useT } from '../shell/page-context.tsx';
import type { Poster } from '../shell/poster.ts';
import { readHangings } from '../shell/read-hangings.ts';
import { checkout, useCheckout } from './checkout.ts';
import { form } from './form-store.ts';
import { loadPaymentWays } from './payment-ways.ts';
import { showCheckout } from './shown-checkout.ts';
import { loadTips } from './tip-store.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutAway } from './CheckoutAway.tsx';
import styles from './checkout.module.css';

interface CheckoutData {
  posters: Poster[];
  /** Absent where a hosted platform keeps what its checkout is set to. */
  shown?: ShownCheckout | undefined;
}

function CheckoutPage({ search, data: { posters, shown } }: PageProps<CheckoutData>) {
  const t = useT();
  const { phase } = useCheckout();
  useEffect(() => {
    if (shown) showCheckout(shown);
    void openCheckout(search);
    // oxlint-disable-next-line react/exhaustive-deps -- the address is read once: it changes by our own hand
  }, []);

  switch (phase) {
    case 'ready':
      return (
        <CheckoutForm
          declined={search.get('payment') === 'declined'}
          missing={Number(search.get('missing')) || 0}
        />
      );
    case 'loading':
      return (
        <div className={styles['co']} aria-busy="true">
          <p className="vh" role="status">
            {t('checkout.loading')}
          </p>
          <div className={styles['form']}>
            <h1>{t('checkout.title')}</h1>
          </div>
          <div className={styles['aside']} />
        </div>
      );
    default:
      return <CheckoutAway phase={phase} posters={posters} onRetry={() => void openCheckout(search)} />;
  }
}

/** The address then names the checkout: a reload, a bank's page and another tab find the same one. */
async function openCheckout(search: URLSearchParams): Promise<void> {
  void loadPaymentWays();
  const id = await checkout.open(search.get('checkoutId') ?? undefined);
  if (id === undefined) return;
  form.fill(checkout.snapshot().checkout);
  void loadTips();
  const url = new URL(location.href);
  url.searchParams.set('checkoutId', id);
  history.replaceState(history.state, '', url);
}

async function read(request: PageRequest): Promise<CheckoutData> {
  const [posters, shown] = await Promise.all([readHangings(request), request.checkoutPage()]);
  return { posters, shown };
}

export default definePage<CheckoutData>({
  read: import.meta.env.SSR ? read : undefined,
  head: (_data, t) => ({ title: t('checkout.title'), noIndex: true }),
  Page: CheckoutPage,
});
