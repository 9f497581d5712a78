import { useEffect, useState } from 'react';
import { readTokens } from '../../wix/shopper/token-store.ts';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { ButtonLink } from '../shell/ui/Button.tsx';
import { Checkbox } from '../shell/ui/Checkbox.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { PasswordField } from '../shell/ui/PasswordField.tsx';
import { BesideWall } from './BesideWall.tsx';
import { EmailField } from './EmailField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { answerApp, goOn, type Halt } from './go-on.ts';
import { HaltNotice } from './HaltNotice.tsx';
import { readWall, type WallData } from './read-wall.ts';
import { purposeOf, withPurpose } from './purpose.ts';
import styles from './sign-in.module.css';

const farewells = { deleted: 'signIn.deleted', everywhere: 'signIn.outEverywhere' } as const;

function SignInPage({ data, search }: PageProps<WallData>) {
  const t = useT();
  const to = usePath();
  const way = purposeOf(search);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [stay, setStay] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [halt, setHalt] = useState<Halt>();
  const emailOk = /^\S+@\S+$/.test(email.trim());
  const farewell = farewells[search.get('gone') as keyof typeof farewells] as
    | (typeof farewells)[keyof typeof farewells]
    | undefined;

  // Who is signed in already has nothing to do here, unless an app asks for it.
  useEffect(() => {
    if (way.authorize === undefined && readTokens()?.role === 'member')
      location.replace(way.back ?? to('/account'));
  }, [way.authorize, way.back, to]);

  const submit = async (): Promise<void> => {
    if (busy) return;
    setHalt(undefined);
    if (!emailOk || password === '') return setAttempt(attempt + 1);
    setBusy(true);
    const [{ signIn }, { setBrief }] = await Promise.all([
      import('../../wix/shopper/sign-in.ts'),
      import('../../wix/shopper/brief-visit.ts'),
    ]);
    if (way.authorize === undefined) setBrief(!stay);
    const result = await signIn(email.trim(), password, { keep: way.authorize === undefined });
    const stopped = await goOn(result, { email: email.trim(), way, to });
    if (!stopped) return;
    setHalt(stopped);
    setBusy(false);
  };

  return (
    <BesideWall wall={data}>
      <h1>{t('signIn.title')}</h1>
      {farewell && !halt && <Notice kind="success">{t(farewell)}</Notice>}
      <HaltNotice halt={halt} />
      {halt?.state === 'failed' && halt.reason === 'reset-password' && (
        <ButtonLink look="line" href={withPurpose(to('/recover'), way)}>
          {t('signIn.reset')}
        </ButtonLink>
      )}
      <EntryForm
        attempt={attempt}
        busy={busy}
        submit={t(busy ? 'signIn.signingIn' : 'signIn.signIn')}
        onSubmit={() => void submit()}
      >
        <EmailField
          value={email}
          error={attempt > 0 && !emailOk && t('signIn.needed.email')}
          onChange={setEmail}
        />
        <div className={styles['aside']}>
          <PasswordField
            label={t('signIn.password')}
            name="password"
            error={attempt > 0 && password === '' && t('signIn.needed.password')}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          <a href={withPurpose(to('/recover'), way)}>{t('signIn.forgotten')}</a>
        </div>
        {way.authorize === undefined && (
          <Checkbox checked={stay} onChange={({ target }) => setStay(target.checked)}>
            {t('signIn.stay')} <span className="quiet">{t('signIn.stayHint')}</span>
          </Checkbox>
        )}
      </EntryForm>
      <p className={styles['or']}>{t('signIn.or')}</p>
      <ButtonLink look="line" block href={withPurpose(to('/register'), way)}>
        {t('signIn.open')}
      </ButtonLink>
      {way.authorize === undefined ? (
        <p className="small quiet">{t('signIn.without')}</p>
      ) : (
        <p className={styles['options']}>
          <button
            type="button"
            className="link"
            onClick={() => answerApp(way.authorize ?? '', { error: 'access_denied' })}
          >
            {t('signIn.giveUp')}
          </button>
        </p>
      )}
    </BesideWall>
  );
}

export default definePage<WallData>({
  read: import.meta.env.SSR ? readWall(0) : undefined,
  head: (_data, t) => ({ title: t('signIn.pageTitle'), noIndex: true }),
  Page: SignInPage,
});
