import { definePage, type PageProps } from '../shell/define-page.ts';
import { useT } from '../shell/page-context.tsx';
import { StopMails } from '../shell/StopMails.tsx';

/** No more mails that ask for reviews. */
function StopPage({ search }: PageProps<undefined>) {
  const t = useT();
  return (
    <StopMails
      words={{
        title: t('review.stop.title'),
        text: t('review.stop.text'),
        confirm: t('review.stop.confirm'),
        done: t('review.stop.done'),
        doneText: t('review.stop.doneText'),
        undo: t('review.stop.undo'),
        unknown: t('review.link.unknown.text'),
        offline: t('review.offline'),
      }}
      ask={async (stop) => {
        const { stopReviewRequests } = await import('../../wix/shopper/review-link.ts');
        return (await stopReviewRequests(search.get('token') ?? '', stop)).stopped;
      }}
    />
  );
}

export default definePage({
  head: (_data, t) => ({ title: t('review.stop.title'), noIndex: true }),
  Page: StopPage,
});
