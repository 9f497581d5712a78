import { useState, type FormEvent } from 'react';
import type { OwnField } from '../../shared/people.ts';
import { isPhoneNumber } from '../../shared/phone.ts';
import { isMuted, type Member } from '../../wix/shopper/member-operations.ts';
import { useT } from '../shell/page-context.tsx';
import { rejectionAt } from '../shell/rejection.ts';
import { Button } from '../shell/ui/Button.tsx';
import { FailureNotice } from '../shell/ui/FailureNotice.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import { TextField } from '../shell/ui/TextField.tsx';
import { useFocusOnError } from '../shell/use-focus-on-error.ts';
import { isPublicField } from './profile/use-own-fields.ts';
import { saveProfile, valuesOf, type ProfileField, type ProfileValues } from './profile.ts';
import styles from './account.module.css';

type Outcome = 'saved' | 'unchanged' | 'overtaken' | 'muted' | 'failed';

const kinds = {
  saved: 'success',
  unchanged: 'info',
  overtaken: 'warning',
  muted: 'danger',
  failed: 'danger',
} as const;

/** Where the platform's violations are about a field of this form. */
const PATHS = {
  firstName: 'firstName',
  lastName: 'lastName',
  nickname: 'nickname',
  phone: 'phones',
} as const;

interface Props {
  member: Member;
  /** What the shop asks for, and who sees it; where it is known. */
  fields?: readonly OwnField[] | undefined;
}

export function ProfileForm({ member, fields }: Props) {
  const t = useT();
  /** What was there when the shopper began to write. */
  const [before, setBefore] = useState(() => valuesOf(member));
  const [values, setValues] = useState<ProfileValues>(before);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [rejected, setRejected] = useState<unknown>();
  const form = useFocusOnError(attempt);
  const phoneOk = values.phone.trim() === '' || isPhoneNumber(values.phone);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setOutcome(undefined);
    setRejected(undefined);
    setAttempt(attempt + 1);
    if (busy || !phoneOk) return;
    setBusy(true);
    try {
      const result = await saveProfile(before, values);
      setOutcome(result.outcome);
      setBefore(result.values);
      // Written elsewhere meanwhile: both versions stand, the shopper decides.
      if (result.outcome !== 'overtaken') setValues(result.values);
    } catch (thrown) {
      if (isMuted(thrown)) setOutcome('muted');
      else {
        setOutcome('failed');
        setRejected(thrown);
        setAttempt((count) => count + 1);
      }
    }
    setBusy(false);
  };

  const field = (name: ProfileField, autoComplete: string) => ({
    label: t(`profile.${name}`),
    name,
    autoComplete,
    maxLength: 100,
    value: values[name],
    error: rejectionAt(rejected, PATHS[name]),
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value });
      if (outcome === 'saved' || outcome === 'unchanged') setOutcome(undefined);
    },
  });

  return (
    <form ref={form} className={styles['narrow']} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles['names']}>
        <TextField {...field('firstName', 'given-name')} />
        <TextField {...field('lastName', 'family-name')} />
      </div>
      <TextField {...field('nickname', 'nickname')} hint={t('profile.nicknameHint')} />
      <TextField
        {...field('phone', 'tel')}
        type="tel"
        dir="ltr"
        hint={t(isPublicField(fields, 'phone') ? 'profile.phonePublic' : 'profile.phoneHint')}
        error={attempt > 0 && !phoneOk ? t('profile.wrongPhone') : rejectionAt(rejected, PATHS.phone)}
      />
      <TextField
        label={t('profile.email')}
        type="email"
        dir="ltr"
        readOnly
        value={member.loginEmail ?? ''}
        hint={t('profile.emailHint')}
      />
      {outcome === 'failed' ? (
        <FailureNotice error={rejected} displayed={Object.values(PATHS)}>
          {t('profile.outcome.failed')}
        </FailureNotice>
      ) : (
        outcome && <Notice kind={kinds[outcome]}>{t(`profile.outcome.${outcome}`)}</Notice>
      )}
      <div>
        <Button type="submit" busy={busy}>
          {t(busy ? 'account.saving' : 'account.save')}
        </Button>
      </div>
    </form>
  );
}
