import { useState } from 'react';
import { toPoster, withPlaceholders, type Poster } from '../shell/poster.ts';
import { definePage, type PageProps, type PageRequest } from '../shell/define-page.ts';
import { readProduct } from './product-data.ts';
import { Picture } from '../shell/Picture.tsx';
import { usePath, useT } from '../shell/page-context.tsx';
import { LinkHalt } from './reviews/LinkHalt.tsx';
import { OtherItems } from './reviews/OtherItems.tsx';
import { ReviewForm } from './reviews/ReviewForm.tsx';
import { useReviewLink, type ReviewLink } from './reviews/use-review-link.ts';
import styles from './reviews/reviews.module.css';

interface WriteReviewData {
  poster: Poster;
}

async function read(request: PageRequest): Promise<WriteReviewData> {
  const product = await readProduct(request);
  const [poster] = await withPlaceholders([toPoster(product, request.mediaBase)], request.placeholder);
  return { poster: poster ?? toPoster(product, request.mediaBase) };
}

/** Why there is no form behind the link of a mail, if so. */
function haltOf(
  link: ReviewLink,
  productId: string,
): 'unknown' | 'expired' | 'offline' | 'other' | 'written' | undefined {
  if (link.phase === 'trouble') return link.trouble;
  if (link.phase !== 'open') return undefined;
  if (link.opened.entityId !== productId) return 'other';
  const isWritten = link.opened.items.some(({ entityId, written }) => entityId === productId && written);
  return isWritten ? 'written' : undefined;
}

function WriteReviewPage({ data: { poster }, search }: PageProps<WriteReviewData>) {
  const t = useT();
  const to = usePath();
  const [sent, setSent] = useState<{ shown: boolean }>();
  const back = to(`/products/${poster.slug}`);
  const link = useReviewLink(search.get('token'));
  const halt = haltOf(link, poster.id);
  const opened = link.phase === 'open' ? link.opened : undefined;
  const by = link.phase === 'open' ? { token: link.token, name: link.opened.name } : undefined;
  return (
    <div className={styles['write']}>
      <div className={styles['subject']}>
        <div>
          {poster.picture && (
            <Picture
              media={poster.picture}
              className="hang"
              sizes="(max-width: 900px) 40vw, 290px"
              priority="eager"
            />
          )}
          <p>
            <a href={back}>
              <bdi>{poster.name}</bdi>
            </a>
          </p>
        </div>
      </div>
      <div className={styles['form']}>
        {sent ? (
          <div role="status">
            <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
              {t('review.sent')}
            </h1>
            <p className="quiet">{t(sent.shown ? 'review.sent.published' : 'review.sent.waiting')}</p>
            <OtherItems
              items={(opened?.items ?? []).filter(
                ({ entityId, written }) => !written && entityId !== poster.id,
              )}
            />
            <a className="btn line" href={`${back}#reviews`}>
              {t('review.back', { name: poster.name })}
            </a>
          </div>
        ) : halt ? (
          <LinkHalt why={halt} items={opened?.items ?? []} formAt={`${back}/review`} />
        ) : (
          <>
            <h1>{t('review.title')}</h1>
            <p className="quiet">{opened ? t('review.link.lead') : t('review.lead')}</p>
            <noscript>
              <p>{t('review.noScript')}</p>
            </noscript>
            {link.phase === 'reading' ? (
              <p role="status" aria-busy="true">
                {t('review.link.reading')}
              </p>
            ) : (
              <ReviewForm productId={poster.id} link={by} onSent={(shown) => setSent({ shown })} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

export default definePage<WriteReviewData>({
  read: import.meta.env.SSR ? read : undefined,
  head: ({ poster }, t) => ({ title: t('review.pageTitle', { name: poster.name }), noIndex: true }),
  Page: WriteReviewPage,
});
