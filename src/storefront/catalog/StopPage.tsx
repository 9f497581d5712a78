import { useState } from 'react';
import { definePage, type PageProps } from '../shell/define-page.ts';
import { useT } from '../shell/page-context.tsx';
import { Button } from '../shell/ui/Button.tsx';
import { Notice } from '../shell/ui/Notice.tsx';
import styles from './stop.module.css';

/** No more mails that ask for reviews. Opening the page does nothing: programs that read mail open links, too. */
function StopPage({ search }: PageProps<undefined>) {
  const t = useT();
  const [stopped, setStopped] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<'unknown' | 'offline'>();

  async function ask(stop: boolean): Promise<void> {
    setBusy(true);
    setTrouble(undefined);
    try {
      const { stopReviewRequests } = await import('../../wix/shopper/review-link.ts');
      setStopped((await stopReviewRequests(search.get('token') ?? '', stop)).stopped);
    } catch (thrown) {
      setTrouble((thrown as { status?: number }).status ? 'unknown' : 'offline');
    }
    setBusy(false);
  }

  return (
    <div className={styles['page']}>
      <div role="status">
        <h1>{t(stopped ? 'review.stop.done' : 'review.stop.title')}</h1>
        <p className="quiet">{t(stopped ? 'review.stop.doneText' : 'review.stop.text')}</p>
      </div>
      {trouble && (
        <Notice kind="danger">
          {t(trouble === 'unknown' ? 'review.link.unknown.text' : 'review.offline')}
        </Notice>
      )}
      <p>
        <Button size="big" busy={busy} onClick={() => void ask(!stopped)}>
          {t(stopped ? 'review.stop.undo' : 'review.stop.confirm')}
        </Button>
      </p>
    </div>
  );
}

export default definePage({
  head: (_data, t) => ({ title: t('review.stop.title'), noIndex: true }),
  Page: StopPage,
});
