import { useState, type FormEvent } from 'react';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { passwordProblem } from '../shell/password.ts';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { NewPassword } from '../shell/ui/NewPassword.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { useFocusOnError } from '../shell/use-focus-on-error.ts';
import { BesideWall } from './BesideWall.tsx';
import { goOn, type Halt } from './go-on.ts';
import { HaltNotice } from './HaltNotice.tsx';
import { readWall, type WallData } from './read-wall.ts';

/** Behind the link in the mail. */
function NewPasswordPage({ data, search }: PageProps<WallData>) {
  const t = useT();
  const to = usePath();
  const [token] = useState(() => search.get('token') ?? '');
  const [password, setPassword] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [halt, setHalt] = useState<Halt>();
  const form = useFocusOnError(attempt);
  const reason = halt?.state === 'failed' ? halt.reason : undefined;
  // A link of ours is found once; a used one answers 429, as the contract has it.
  const isSpent = token === '' || reason === 'expired' || reason === 'too-many';

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (busy || passwordProblem(password)) return;
    setBusy(true);
    setHalt(undefined);
    const { setNewPassword } = await import('../../wix/shopper/sign-in.ts');
    const stopped = await goOn(await setNewPassword(token, password), { email: '', way: {}, to });
    if (!stopped) return;
    setHalt(stopped);
    setBusy(false);
  };

  if (isSpent) {
    return (
      <BesideWall wall={data}>
        <h1>{t('signIn.newPassword.spentTitle')}</h1>
        <Notice kind="warning">{t('signIn.newPassword.spent')}</Notice>
        <ButtonLink size="big" block href={to('/recover')}>
          {t('signIn.newPassword.another')}
        </ButtonLink>
      </BesideWall>
    );
  }
  return (
    <BesideWall wall={data}>
      <h1>{t('signIn.newPassword.title')}</h1>
      <p className="quiet">{t('signIn.newPassword.lead')}</p>
      {reason !== 'password-invalid' && <HaltNotice halt={halt} />}
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate method="post">
        <NewPassword
          label={t('signIn.newPassword.label')}
          tried={attempt > 0}
          refused={reason === 'password-invalid'}
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" size="big" block busy={busy}>
          {t(busy ? 'signIn.newPassword.saving' : 'signIn.newPassword.save')}
        </Button>
      </form>
    </BesideWall>
  );
}

export default definePage<WallData>({
  read: import.meta.env.SSR ? readWall(3) : undefined,
  head: (_data, t) => ({ title: t('signIn.newPassword.title'), noIndex: true }),
  Page: NewPasswordPage,
});
