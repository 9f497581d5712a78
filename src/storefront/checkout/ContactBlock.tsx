import { useSession } from '../shell/session.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import { checkout } from './checkout.ts';
import { form, useForm } from './form-store.ts';
import styles from './checkout.module.css';

export function ContactBlock() {
  const { values, problems } = useForm();
  const t = useT();
  const to = usePath();
  const isMember = useSession().role === 'member';
  const back = encodeURIComponent(`${to('/checkout')}?checkoutId=${checkout.id()}`);
  return (
    <section className={styles['block']}>
      <h2>
        {t('checkout.contact')}
        {!isMember && (
          <span>
            {t('checkout.haveAccount')} <a href={`${to('/sign-in')}?back=${back}`}>{t('checkout.signIn')}</a>
          </span>
        )}
      </h2>
      <TextField
        label={t('checkout.email')}
        hint={t('checkout.emailWhy')}
        error={problems.email && t(problems.email)}
        type="email"
        inputMode="email"
        name="email"
        autoComplete="email"
        required
        dir="ltr"
        value={values.email}
        onChange={({ target }) => form.change({ email: target.value })}
        onBlur={() => form.leave('email')}
      />
    </section>
  );
}
