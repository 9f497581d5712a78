import { useState } from 'react';
import { CallError } from '../../wix/errors.ts';
import { locales } from '../i18n/locales.ts';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { useLocale, usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { FailureNotice } from '../shell/ui/FailureNotice.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { BesideWall } from './BesideWall.tsx';
import { EmailField } from './EmailField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { readWall, type WallData } from './read-wall.ts';
import { purposeOf, withPurpose } from './purpose.ts';

type Outcome = 'sent' | 'too-many' | 'unreachable';

/** A way back in: the answer is the same for every address. */
function RecoverPage({ data, search }: PageProps<WallData>) {
  const t = useT();
  const to = usePath();
  const locale = useLocale();
  const { sendsEmail } = usePageFacts().store.look;
  const way = purposeOf(search);
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [rejected, setRejected] = useState<unknown>();
  const emailOk = /^\S+@\S+$/.test(email.trim());

  const submit = async (): Promise<void> => {
    setAttempt(attempt + 1);
    if (!emailOk || busy) return;
    setBusy(true);
    try {
      const { sendRecovery } = await import('../../wix/shopper/sign-in.ts');
      await sendRecovery(email.trim(), location.origin + to('/account'), locales[locale].tag);
      setOutcome('sent');
    } catch (thrown) {
      setRejected(thrown);
      setOutcome(thrown instanceof CallError && thrown.status === 429 ? 'too-many' : 'unreachable');
    }
    setBusy(false);
  };

  const firstLabel = sendsEmail ? 'signIn.recover.send' : 'signIn.recover.request';
  const submitLabel = outcome === 'sent' && sendsEmail ? 'signIn.recover.again' : firstLabel;

  return (
    <BesideWall wall={data}>
      <h1>{t('signIn.recover.title')}</h1>
      {outcome === 'sent' ? (
        <Notice kind="success">
          {t(sendsEmail ? 'signIn.recover.sent' : 'signIn.recover.stored', { email: email.trim() })}
        </Notice>
      ) : (
        <p className="quiet">{t(sendsEmail ? 'signIn.recover.lead' : 'signIn.recover.leadStored')}</p>
      )}
      {outcome === 'too-many' && <Notice kind="danger">{t('signIn.recover.tooMany')}</Notice>}
      {outcome === 'unreachable' && (
        <FailureNotice error={rejected}>{t('signIn.recover.unreachable')}</FailureNotice>
      )}
      <EntryForm
        attempt={attempt}
        busy={busy}
        submit={t(submitLabel)}
        look={outcome === 'sent' ? 'line' : 'solid'}
        onSubmit={() => void submit()}
      >
        <EmailField
          value={email}
          error={attempt > 0 && !emailOk && t('signIn.needed.email')}
          onChange={(typed) => {
            setEmail(typed);
            setOutcome(undefined);
          }}
        />
      </EntryForm>
      <p className="small">
        <a href={withPurpose(to('/sign-in'), way)}>{t('signIn.recover.back')}</a>
      </p>
    </BesideWall>
  );
}

export default definePage<WallData>({
  read: import.meta.env.SSR ? readWall(2) : undefined,
  head: (_data, t) => ({ title: t('signIn.recover.title'), noIndex: true }),
  Page: RecoverPage,
});
