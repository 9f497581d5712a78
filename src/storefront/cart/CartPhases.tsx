import { usePath, useT } from '../shell/page-context.tsx';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import styles from './cart.module.css';

/** The shape of what comes: nothing moves when it does. */
export function CartLoading() {
  const t = useT();
  return (
    <div className={styles['scroll']} aria-busy="true">
      <p className="vh" role="status">
        {t('cart.loading')}
      </p>
      {[0, 1].map((row) => (
        <div key={row} className={`${styles['line']} ${styles['ghost']}`} aria-hidden="true">
          <span />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}

export function CartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div className={styles['middle']} role="alert">
      <h3>{t('cart.loadFailed')}</h3>
      <p className="quiet">{t('cart.loadFailedText')}</p>
      <Button look="line" onClick={onRetry}>
        {t('cart.retry')}
      </Button>
    </div>
  );
}

export function EmptyCart() {
  const t = useT();
  const to = usePath();
  return (
    <div className={styles['middle']}>
      <h3>{t('cart.emptyTitle')}</h3>
      <p className="quiet">{t('cart.emptyText')}</p>
      <ButtonLink href={to('/collections/all')}>{t('cart.emptyAction')}</ButtonLink>
    </div>
  );
}
