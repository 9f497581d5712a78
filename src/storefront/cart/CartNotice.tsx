import { useT } from '../shell/page-context.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { cart } from './cart.ts';
import { nameOf, type CartNotice as NoticeState } from './cart-state.ts';
import { problemText } from './problem-text.ts';
import styles from './cart.module.css';

/** What just happened to the cart, and the way back where there is one. */
export function CartNotice({ notice }: { notice: NoticeState | undefined }) {
  const t = useT();
  return (
    <div className={styles['notice']} role="status">
      {notice?.kind === 'removed' && (
        <p className={styles['undo']}>
          {t('cart.removed', { name: nameOf(notice.line) })}
          <button type="button" className="link" onClick={() => void cart.putBack(notice.line)}>
            {t('cart.undo')}
          </button>
        </p>
      )}
      {notice?.kind === 'clamped' && (
        <Notice kind="warning">{t('cart.clamped', { count: notice.quantity, name: notice.name })}</Notice>
      )}
      {notice?.kind === 'failed' && (
        <Notice kind="danger">
          {t('cart.changeFailed')} {problemText(t, notice.error)}
        </Notice>
      )}
    </div>
  );
}
