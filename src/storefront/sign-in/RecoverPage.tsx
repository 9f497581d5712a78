import { useState, type FormEvent } from 'react';
import { CallError } from '../../wix/errors.ts';
import { locales } from '../i18n/locales.ts';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { useLocale, usePath, useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import { useFocusOnError } from '../shell/use-focus-on-error.ts';
import { BesideWall } from './BesideWall.tsx';
import { readWall, type WallData } from './read-wall.ts';
import { wayOf, withWay } from './way.ts';

type Outcome = 'sent' | 'too-many' | 'unreachable';

/** A way back in: the answer is the same for every address. */
function RecoverPage({ data, search }: PageProps<WallData>) {
  const t = useT();
  const to = usePath();
  const locale = useLocale();
  const way = wayOf(search);
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useFocusOnError(attempt);
  const emailOk = /^\S+@\S+$/.test(email.trim());

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!emailOk || busy) return;
    setBusy(true);
    try {
      const { sendRecovery } = await import('../../wix/shopper/sign-in.ts');
      await sendRecovery(email.trim(), location.origin + to('/account'), locales[locale].tag);
      setOutcome('sent');
    } catch (thrown) {
      setOutcome(thrown instanceof CallError && thrown.status === 429 ? 'too-many' : 'unreachable');
    }
    setBusy(false);
  };

  return (
    <BesideWall wall={data}>
      <h1>{t('signIn.recover.title')}</h1>
      {outcome === 'sent' ? (
        <Notice kind="success">{t('signIn.recover.sent', { email: email.trim() })}</Notice>
      ) : (
        <p className="quiet">{t('signIn.recover.lead')}</p>
      )}
      {outcome === 'too-many' && <Notice kind="danger">{t('signIn.recover.tooMany')}</Notice>}
      {outcome === 'unreachable' && <Notice kind="danger">{t('signIn.recover.unreachable')}</Notice>}
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate method="post">
        <TextField
          label={t('signIn.email')}
          error={attempt > 0 && !emailOk && t('signIn.needed.email')}
          type="email"
          name="email"
          autoComplete="username"
          dir="ltr"
          required
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setOutcome(undefined);
          }}
        />
        <Button type="submit" size="big" block look={outcome === 'sent' ? 'line' : 'solid'} busy={busy}>
          {t(outcome === 'sent' ? 'signIn.recover.again' : 'signIn.recover.send')}
        </Button>
      </form>
      <p className="small">
        <a href={withWay(to('/sign-in'), way)}>{t('signIn.recover.back')}</a>
      </p>
    </BesideWall>
  );
}

export default definePage<WallData>({
  read: import.meta.env.SSR ? readWall(2) : undefined,
  head: (_data, t) => ({ title: t('signIn.recover.title'), noIndex: true }),
  Page: RecoverPage,
});
