import { usePath, useT } from '../shell/page-context.tsx';
import { useSession } from '../shell/session.ts';
import { ButtonLink } from '../shell/ui/Button.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { useVisitLink } from '../shell/visit.ts';
import { checkout } from './checkout.ts';
import { useForm } from './form-store.ts';
import styles from './checkout.module.css';

/** Where one signs in or opens an account: a page of the app the shopper came from, else ours, which leads back here. */
export function useAccountLink(path: '/sign-in' | '/register'): string {
  const to = usePath();
  const back = `${to('/checkout')}?checkoutId=${checkout.id()}`;
  return useVisitLink('login', `${to(path)}?back=${encodeURIComponent(back)}`);
}

/** Only members subscribe: nobody else has a card kept. */
export function useNeedsAccount(): boolean {
  const { purchase } = useForm();
  const isMember = useSession().role === 'member';
  return purchase.again === true && !isMember;
}

export function NeedsAccount() {
  const t = useT();
  const signIn = useAccountLink('/sign-in');
  const register = useAccountLink('/register');
  if (!useNeedsAccount()) return null;
  return (
    <div className={styles['account']}>
      <Notice kind="warning">
        <b>{t('checkout.accountTitle')}</b> {t('checkout.accountText')}
        <span className={styles['entries']}>
          <ButtonLink size="sm" href={signIn}>
            {t('checkout.signIn')}
          </ButtonLink>
          <ButtonLink look="line" size="sm" href={register}>
            {t('checkout.accountOpen')}
          </ButtonLink>
        </span>
      </Notice>
    </div>
  );
}
