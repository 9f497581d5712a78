import { useState } from 'react';
import { toPoster, withPlaceholders, type Poster } from '../shell/poster.ts';
import { definePage, type PageProps, type PageRequest } from '../shell/define-page.ts';
import { readProduct } from './product-data.ts';
import { Picture } from '../shell/Picture.tsx';
import { usePath, useT } from '../shell/page-context.tsx';
import { ReviewForm } from './reviews/ReviewForm.tsx';
import styles from './reviews/reviews.module.css';

interface WriteReviewData {
  poster: Poster;
}

async function read(request: PageRequest): Promise<WriteReviewData> {
  const product = await readProduct(request);
  const [poster] = await withPlaceholders([toPoster(product, request.mediaBase)], request.placeholder);
  return { poster: poster ?? toPoster(product, request.mediaBase) };
}

function WriteReviewPage({ data: { poster } }: PageProps<WriteReviewData>) {
  const t = useT();
  const to = usePath();
  const [sent, setSent] = useState<{ shown: boolean }>();
  const back = to(`/products/${poster.slug}`);
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
            <p className="quiet">{t(sent.shown ? 'review.sent.shown' : 'review.sent.waiting')}</p>
            <a className="btn line" href={`${back}#reviews`}>
              {t('review.back', { name: poster.name })}
            </a>
          </div>
        ) : (
          <>
            <h1>{t('review.title')}</h1>
            <p className="quiet">{t('review.lead')}</p>
            <noscript>
              <p>{t('review.noScript')}</p>
            </noscript>
            <ReviewForm productId={poster.id} onSent={(shown) => setSent({ shown })} />
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
