import { usePath, useT } from '../shell/page-context.tsx';
import { useSession } from '../shell/session.ts';
import { ButtonLink } from '../shell/ui/Button.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { checkout } from './checkout.ts';
import { useForm } from './form-store.ts';
import styles from './checkout.module.css';

/** Where one signs in or opens an account, and comes back to this very checkout. */
export const backToCheckout = (to: (path: string) => string, path: '/sign-in' | '/register'): string =>
  `${to(path)}?back=${encodeURIComponent(`${to('/checkout')}?checkoutId=${checkout.id()}`)}`;

/** Only members subscribe: nobody else has a card kept. */
export function useNeedsAccount(): boolean {
  const { purchase } = useForm();
  const isMember = useSession().role === 'member';
  return purchase.again === true && !isMember;
}

export function NeedsAccount() {
  const t = useT();
  const to = usePath();
  if (!useNeedsAccount()) return null;
  return (
    <div className={styles['account']}>
      <Notice kind="warning">
        <b>{t('checkout.accountTitle')}</b> {t('checkout.accountText')}
        <span className={styles['entries']}>
          <ButtonLink size="sm" href={backToCheckout(to, '/sign-in')}>
            {t('checkout.signIn')}
          </ButtonLink>
          <ButtonLink look="line" size="sm" href={backToCheckout(to, '/register')}>
            {t('checkout.accountOpen')}
          </ButtonLink>
        </span>
      </Notice>
    </div>
  );
}
