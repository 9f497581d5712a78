import { useState } from 'react';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { usePath, useT } from '../shell/page-context.tsx';
import { passwordProblem } from '../shell/password.ts';
import { ButtonLink } from '../shell/ui/Button.tsx';
import { NewPassword } from '../shell/ui/NewPassword.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { BesideWall } from './BesideWall.tsx';
import { EntryForm } from './EntryForm.tsx';
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
  const reason = halt?.state === 'failed' ? halt.reason : undefined;
  // A link of ours is found once; a used one answers 429, as the contract has it.
  const isSpent = token === '' || reason === 'expired' || reason === 'too-many';

  const submit = async (): Promise<void> => {
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
      <HaltNotice halt={halt} displayed={['password']} />
      <EntryForm
        attempt={attempt}
        busy={busy}
        submit={t(busy ? 'signIn.newPassword.saving' : 'signIn.newPassword.save')}
        onSubmit={() => void submit()}
      >
        <NewPassword
          label={t('signIn.newPassword.label')}
          tried={attempt > 0}
          refused={reason === 'password-invalid'}
          value={password}
          onChange={setPassword}
        />
      </EntryForm>
    </BesideWall>
  );
}

export default definePage<WallData>({
  read: import.meta.env.SSR ? readWall(3) : undefined,
  head: (_data, t) => ({ title: t('signIn.newPassword.title'), noIndex: true }),
  Page: NewPasswordPage,
});
