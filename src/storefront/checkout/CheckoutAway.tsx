import { usePath, useT } from '../shell/page-context.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import type { CheckoutState } from './checkout-store.ts';
import styles from './checkout.module.css';

interface Props {
  phase: Exclude<CheckoutState['phase'], 'ready' | 'loading'>;
  onRetry: () => void;
}

/** Why there is nothing to pay here, and the way to where there is. */
export function CheckoutAway({ phase, onRetry }: Props) {
  const t = useT();
  const to = usePath();
  const words = {
    empty: ['checkout.emptyTitle', 'checkout.emptyText'],
    done: ['checkout.doneTitle', 'checkout.doneText'],
    gone: ['checkout.goneTitle', 'checkout.goneText'],
    failed: ['checkout.loadFailed', 'checkout.loadFailedText'],
  } as const;
  const [title, text] = words[phase];
  return (
    <div className={styles['away']} role={phase === 'failed' ? 'alert' : undefined}>
      <h1>{t(title)}</h1>
      <p className="quiet">{t(text)}</p>
      {phase === 'failed' && <Button onClick={onRetry}>{t('checkout.retry')}</Button>}
      {phase === 'gone' && <ButtonLink href={to('/cart')}>{t('bag.back')}</ButtonLink>}
      {(phase === 'empty' || phase === 'done') && (
        <ButtonLink href={to('/collections/all')}>{t('checkout.emptyAction')}</ButtonLink>
      )}
    </div>
  );
}
