import { useState } from 'react';
import { locales } from '../i18n/locales.ts';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { useLocale, usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { passwordProblem } from '../shell/password.ts';
import { NewPassword } from '../shell/ui/NewPassword.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import { BesideWall } from './BesideWall.tsx';
import { EmailField } from './EmailField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { goOn, type Halt } from './go-on.ts';
import { HaltNotice } from './HaltNotice.tsx';
import { readWall, type WallData } from './read-wall.ts';
import { purposeOf, withPurpose } from './purpose.ts';
import styles from './sign-in.module.css';

const EMPTY = { firstName: '', lastName: '', email: '', password: '' };

function RegisterPage({ data, search }: PageProps<WallData>) {
  const t = useT();
  const to = usePath();
  const locale = useLocale();
  const { sendsEmail } = usePageFacts().store.look;
  const way = purposeOf(search);
  const [values, setValues] = useState(EMPTY);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [halt, setHalt] = useState<Halt>();
  const change = (part: Partial<typeof EMPTY>): void => {
    setValues({ ...values, ...part });
    if ('email' in part || 'password' in part) setHalt(undefined);
  };
  const emailOk = /^\S+@\S+\.\S+$/.test(values.email.trim());
  const reason = halt?.state === 'failed' ? halt.reason : undefined;

  const submit = async (): Promise<void> => {
    if (busy) return;
    setHalt(undefined);
    setAttempt(attempt + 1);
    if (!emailOk || passwordProblem(values.password)) return;
    setBusy(true);
    const { register } = await import('../../wix/shopper/sign-in.ts');
    const email = values.email.trim();
    const [firstName, lastName] = [values.firstName.trim(), values.lastName.trim()];
    const result = await register(
      email,
      values.password,
      { ...(firstName && { firstName }), ...(lastName && { lastName }), language: locales[locale].tag },
      { keep: way.authorize === undefined },
    );
    const stopped = await goOn(result, { email, way, to });
    if (!stopped) return;
    setHalt(stopped);
    setBusy(false);
    setAttempt(attempt + 2);
  };

  return (
    <BesideWall wall={data}>
      <h1>{t('signIn.register.title')}</h1>
      <p className="quiet">{t('signIn.register.lead')}</p>
      <HaltNotice halt={halt} displayed={['email', 'password']} />
      <EntryForm
        attempt={attempt}
        busy={busy}
        submit={t(busy ? 'signIn.register.opening' : 'signIn.register.open')}
        onSubmit={() => void submit()}
      >
        <div className={styles['names']}>
          <TextField
            label={t('signIn.firstName')}
            name="given-name"
            autoComplete="given-name"
            maxLength={100}
            value={values.firstName}
            onChange={({ target }) => change({ firstName: target.value })}
          />
          <TextField
            label={t('signIn.lastName')}
            name="family-name"
            autoComplete="family-name"
            maxLength={100}
            value={values.lastName}
            onChange={({ target }) => change({ lastName: target.value })}
          />
        </div>
        <EmailField
          value={values.email}
          error={emailError()}
          autoComplete="email"
          onChange={(email) => change({ email })}
        />
        <NewPassword
          label={t('signIn.password')}
          tried={attempt > 0}
          refused={reason === 'password-invalid'}
          value={values.password}
          onChange={(password) => change({ password })}
        />
      </EntryForm>
      <p className="small quiet">
        {sendsEmail && t('signIn.register.code')} {t('signIn.register.member')}{' '}
        <a href={withPurpose(to('/sign-in'), way)}>{t('signIn.signIn')}</a>
      </p>
    </BesideWall>
  );

  function emailError() {
    if (reason === 'email-taken') {
      return (
        <span>
          {t('signIn.register.inUse')} <a href={withPurpose(to('/sign-in'), way)}>{t('signIn.signIn')}</a>
        </span>
      );
    }
    if (reason === 'email-invalid') return t('signIn.register.wrongEmail');
    return attempt > 0 && !emailOk && t('signIn.needed.email');
  }
}

export default definePage<WallData>({
  read: import.meta.env.SSR ? readWall(1) : undefined,
  head: (_data, t) => ({ title: t('signIn.register.title'), noIndex: true }),
  Page: RegisterPage,
});
