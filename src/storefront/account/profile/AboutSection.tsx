import { lazy, Suspense, useCallback, useEffect, useId, useState } from 'react';
import { plainTextOf, type RichContent } from '#shared/rich-content.ts';
import { isOvertaken, readAbout, saveAbout, type OwnAbout } from '#wix/shopper/about-operations.ts';
import { isMuted } from '#wix/shopper/member-operations.ts';
import { useT } from '../../shell/page-context.tsx';
import { Button } from '../../shell/ui/Button.tsx';
import { FailureNotice } from '../../shell/ui/FailureNotice.tsx';
import { Icon } from '../../shell/ui/Icon.tsx';
import { Notice } from '../../shell/ui/Notice.tsx';
import { hasForeign, isBlank } from './editor-content.ts';
import styles from './profile.module.css';

const AboutEditor = lazy(() => import('./AboutEditor.tsx'));

/** More is a story, and stands better elsewhere. */
const MAX = 1000;

interface Draft {
  content: RichContent;
  words: string;
}

const draftOf = ({ content }: OwnAbout): Draft => ({ content, words: plainTextOf(content).trim() });

type AboutOutcome = 'saved' | 'removed' | 'overtaken' | 'muted' | 'failed';
const kinds = {
  saved: 'success',
  removed: 'success',
  overtaken: 'warning',
  muted: 'danger',
  failed: 'danger',
} as const;

/** What the member tells of themselves to whoever sees the profile. */
export function AboutSection({ onSaved }: { onSaved: () => void }) {
  const t = useT();
  const [about, setAbout] = useState<OwnAbout>();
  const [unread, setUnread] = useState(false);
  const read = useCallback((): void => {
    readAbout().then(
      (now) => {
        setAbout(now);
        setUnread(false);
      },
      () => setUnread(true),
    );
  }, []);
  useEffect(read, [read]);
  return (
    <section aria-busy={!about && !unread}>
      <h2>{t('about.title')}</h2>
      {unread && (
        <p role="alert">
          {t('account.failed')}{' '}
          <button type="button" className="link" onClick={read}>
            {t('account.retry')}
          </button>
        </p>
      )}
      {about ? <AboutForm about={about} onSaved={onSaved} /> : <div className={styles['writing']} />}
    </section>
  );
}

function AboutForm({ about: first, onSaved }: { about: OwnAbout; onSaved: () => void }) {
  const t = useT();
  const id = useId();
  const [about, setAbout] = useState(first);
  const [draft, setDraft] = useState(() => draftOf(first));
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<AboutOutcome>();
  const [rejected, setRejected] = useState<unknown>();
  const length = Array.from(draft.words).length;
  const tooLong = length > MAX;

  async function save(): Promise<void> {
    if (tooLong) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      const empty = isBlank(draft.content);
      setAbout(await saveAbout(about, draft.content, empty));
      setOutcome(empty ? 'removed' : 'saved');
      onSaved();
    } catch (thrown) {
      setRejected(thrown);
      setOutcome(isOvertaken(thrown) ? 'overtaken' : isMuted(thrown) ? 'muted' : 'failed');
      // What is there now is what the next press takes the place of.
      if (isOvertaken(thrown)) await readAbout().then(setAbout, () => {});
    }
    setBusy(false);
  }

  return (
    <>
      {hasForeign(first.content) && <Notice>{t('about.carried')}</Notice>}
      <Suspense fallback={<div className={styles['writing']} />}>
        <AboutEditor
          label={t('about.title')}
          describedBy={`${id}-count`}
          invalid={tooLong}
          content={first.content}
          onChange={(content, words) => {
            setDraft({ content, words });
            setOutcome(undefined);
          }}
        />
      </Suspense>
      <p id={`${id}-count`} className={tooLong ? styles['tooLong'] : 'micro'}>
        {tooLong && <Icon name="warning" small />}
        {t(tooLong ? 'about.tooLong' : 'about.count', { length: String(length), most: String(MAX) })}
      </p>
      {outcome === 'failed' && <FailureNotice error={rejected}>{t('about.outcome.failed')}</FailureNotice>}
      {outcome && outcome !== 'failed' && (
        <Notice kind={kinds[outcome]}>
          {t(outcome === 'muted' ? 'profile.outcome.muted' : `about.outcome.${outcome}`)}
        </Notice>
      )}
      <div>
        <Button look="line" busy={busy} onClick={() => void save()}>
          {t(busy ? 'account.saving' : 'about.save')}
        </Button>
      </div>
    </>
  );
}
