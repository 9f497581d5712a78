import { useState, type FormEvent } from 'react';
import { isMuted, type Member } from '#wix/shopper/member-operations.ts';
import { changeSlug, slugErrorOf, type SlugError } from '#wix/shopper/people-operations.ts';
import { usePageFacts, useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import { TextField } from '../../shell/ui/TextField.tsx';
import { useFocusOnError } from '../../shell/use-focus-on-error.ts';
import { ownMember } from '../member-store.ts';
import { problemOf } from './slug-problem.ts';
import styles from '../account.module.css';

interface Props {
  member: Member;
  onChanged: () => void;
}

/** Where the profile is found. */
export function SlugForm({ member, onChanged }: Props) {
  const t = useT();
  const { publicUrl } = usePageFacts();
  const before = member.profile?.slug ?? '';
  const [slug, setSlug] = useState(before);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [rejection, setRejection] = useState<SlugError | 'muted'>();
  const [rejected, setRejected] = useState<unknown>();
  const [saved, setSaved] = useState(false);
  const form = useFocusOnError(attempt);
  const isOfTheCall = rejection === 'failed' || rejection === 'muted';
  const problem = problemOf(slug) ?? (isOfTheCall ? undefined : rejection);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAttempt((count) => count + 1);
    if (busy || problemOf(slug) || slug === before) return;
    setBusy(true);
    setRejection(undefined);
    try {
      const changed = await changeSlug(slug.trim());
      ownMember.accept({ ...member, profile: { ...member.profile, slug: changed.profile?.slug ?? slug } });
      setSaved(true);
      onChanged();
    } catch (thrown) {
      setRejection(isMuted(thrown) ? 'muted' : slugErrorOf(thrown));
      setRejected(isMuted(thrown) ? undefined : thrown);
      setAttempt((count) => count + 1);
    }
    setBusy(false);
  }

  return (
    <form ref={form} className={styles['narrow']} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('slug.label')}
        hint={
          <>
            {t('slug.hint')} <bdi dir="ltr">{`${publicUrl}/people/${slug.trim()}`}</bdi>
          </>
        }
        error={attempt > 0 && problem && t(`slug.problem.${problem}`)}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        value={slug}
        onChange={({ target }) => {
          setSlug(target.value);
          setRejection(undefined);
          setSaved(false);
        }}
      />
      {saved && <Notice kind="success">{t('slug.saved')}</Notice>}
      {isOfTheCall && <FailureNotice error={rejected}>{t(`profile.outcome.${rejection}`)}</FailureNotice>}
      <div>
        <Button type="submit" look="line" size="sm" busy={busy}>
          {t(busy ? 'account.saving' : 'slug.change')}
        </Button>
      </div>
    </form>
  );
}
