import { Hangings } from '../shell/Hangings.tsx';
import { usePath, useT } from '../shell/page-context.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { useVisitLink } from '../shell/visit.ts';
import type { Poster } from '../shell/poster.ts';
import { useCheckout } from './checkout.ts';
import type { CheckoutState } from './checkout-store.ts';
import styles from './checkout.module.css';

interface Props {
  phase: Exclude<CheckoutState['phase'], 'ready' | 'loading'>;
  posters: readonly Poster[];
  onRetry: () => void;
}

/** Why there is nothing to pay here, and the way to where there is. */
export function CheckoutAway({ phase, posters, onRetry }: Props) {
  const t = useT();
  const to = usePath();
  const cart = useVisitLink('cart', to('/cart'));
  const home = useVisitLink('home', to('/collections/all'));
  const words = {
    empty: ['checkout.emptyTitle', 'checkout.emptyText'],
    done: ['checkout.doneTitle', 'checkout.doneText'],
    gone: ['checkout.goneTitle', 'checkout.goneText'],
    failed: ['checkout.loadFailed', 'checkout.loadFailedText'],
  } as const;
  const [title, text] = words[phase];
  // The SDK leaves it out of its type; the API has it.
  const { orderId } = useCheckout().checkout as { orderId?: string };
  return (
    <>
      <div className={styles['away']} role={phase === 'failed' ? 'alert' : undefined}>
        <h1>{t(title)}</h1>
        <p className="quiet">{t(text)}</p>
        {phase === 'failed' && <Button onClick={onRetry}>{t('checkout.retry')}</Button>}
        {phase === 'gone' && <ButtonLink href={cart}>{t('cart.back')}</ButtonLink>}
        {phase === 'done' && orderId && (
          <ButtonLink href={to(`/thank-you/${orderId}`)}>{t('checkout.doneAction')}</ButtonLink>
        )}
        {(phase === 'empty' || (phase === 'done' && !orderId)) && (
          <ButtonLink href={home}>{t('checkout.emptyAction')}</ButtonLink>
        )}
      </div>
      {phase !== 'failed' && <Hangings posters={posters} />}
    </>
  );
}
