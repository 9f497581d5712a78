import { shopperSettings } from '../../wix/shopper/settings.ts';
import { useSession } from '../shell/session.ts';
import { usePageFacts, useT } from '../shell/page-context.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import { useAccountLink } from './NeedsAccount.tsx';
import { useShownCheckout } from './shown-checkout.ts';
import { form, useForm } from './form-store.ts';
import { NewsletterBox } from './NewsletterBox.tsx';
import styles from './checkout.module.css';

export function ContactBlock() {
  const { values, problems } = useForm();
  const t = useT();
  const { store } = usePageFacts();
  const { words, newsletter } = useShownCheckout();
  const signIn = useAccountLink('/sign-in');
  const isMember = useSession().role === 'member';
  return (
    <section className={styles['block']}>
      <h2>
        {words.customerDetails ?? t('checkout.contact')}
        {!isMember && (
          <span>
            {t('checkout.haveAccount')} <a href={signIn}>{t('checkout.signIn')}</a>
          </span>
        )}
      </h2>
      <TextField
        label={t('checkout.email')}
        hint={store.look.sendsEmail && t('checkout.emailHint')}
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
      {shopperSettings().embedded && newsletter && <NewsletterBox />}
    </section>
  );
}
