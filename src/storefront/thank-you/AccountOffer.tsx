import { useState, type FormEvent } from 'react';
import { storePendingSignIn } from '../../wix/shopper/pending-sign-in.ts';
import type { Order } from '../../wix/shopper/order-operations.ts';
import { locales } from '../i18n/locales.ts';
import { useLocale, usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import { session } from '../shell/session.ts';
import { Button, ButtonLink } from '../shell/ui/Button.tsx';
import { FailureNotice } from '../shell/ui/FailureNotice.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import styles from './thank-you.module.css';

const MIN_LENGTH = 12;

type Outcome = 'done' | 'verify' | 'approval' | 'taken' | 'failed';

interface Props {
  email: string;
  order: Order;
}

/** An account for a password: everything else is known from the order. */
export function AccountOffer({ email, order }: Props) {
  const t = useT();
  const locale = useLocale();
  const [password, setPassword] = useState('');
  const [tooShort, setTooShort] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [rejected, setRejected] = useState<unknown>();
  const { firstName, lastName } = order.billingInfo?.contactDetails ?? {};

  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTooShort(password.length < MIN_LENGTH);
    if (password.length < MIN_LENGTH || busy) return;
    setBusy(true);
    const { register } = await import('../../wix/shopper/sign-in.ts');
    const result = await register(email, password, {
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      language: locales[locale].tag,
    });
    setBusy(false);
    switch (result.state) {
      case 'success':
        if (firstName) session.setName(firstName);
        return setOutcome('done');
      case 'verify':
        storePendingSignIn({ state: 'verify', email, stateToken: result.stateToken });
        return setOutcome('verify');
      case 'approval':
        return setOutcome('approval');
      default:
        setRejected(result.state === 'failed' ? result.error : undefined);
        setOutcome(result.state === 'failed' && result.reason === 'email-taken' ? 'taken' : 'failed');
    }
  };

  if (outcome && outcome !== 'failed') return <Answer outcome={outcome} email={email} />;
  return (
    <form className={styles['offer']} onSubmit={(event) => void create(event)} noValidate>
      <h2>{t('thanks.accountTitle')}</h2>
      <p className="small quiet">{t('thanks.accountText')}</p>
      {outcome === 'failed' && <FailureNotice error={rejected}>{t('thanks.accountFailed')}</FailureNotice>}
      {/* Password managers keep it under the address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div className={styles['join']}>
        <TextField
          label={t('thanks.password')}
          hint={t('thanks.passwordHint')}
          error={tooShort && t('thanks.passwordShort', { count: MIN_LENGTH - password.length })}
          type="password"
          autoComplete="new-password"
          dir="ltr"
          value={password}
          onChange={({ target }) => {
            setPassword(target.value);
            if (target.value.length >= MIN_LENGTH) setTooShort(false);
          }}
        />
        <Button type="submit" busy={busy}>
          {t('thanks.createAccount')}
        </Button>
      </div>
    </form>
  );
}

function Answer({ outcome, email }: { outcome: Exclude<Outcome, 'failed'>; email: string }) {
  const t = useT();
  const to = usePath();
  const { sendsEmail } = usePageFacts().store.look;
  const words = {
    done: 'thanks.accountDone',
    verify: sendsEmail ? 'thanks.accountVerify' : 'thanks.accountVerifyStored',
    approval: sendsEmail ? 'thanks.accountApproval' : 'thanks.accountRequested',
    taken: 'thanks.accountTaken',
  } as const;
  return (
    <div className={styles['offer']}>
      <Notice kind={outcome === 'done' ? 'success' : 'info'}>{t(words[outcome], { email })}</Notice>
      {outcome === 'verify' && (
        <ButtonLink href={to('/verify')}>{t('thanks.accountVerifyAction')}</ButtonLink>
      )}
      {outcome === 'taken' && <ButtonLink href={to('/sign-in')}>{t('thanks.signIn')}</ButtonLink>}
    </div>
  );
}
