import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { reviewsDesk } from '#shared/desks/reviews.ts';
import { useMay } from '#admin/access/session.ts';
import { DateTime } from '#admin/ui/DateTime.tsx';
import { Stars } from '#admin/ui/Stars.tsx';
import { useReportedTexts } from '../use-reported.ts';
import styles from './reader.module.css';

/** What the member wrote in the shop: the reviews, the newest first. */
export function ReportedText({ contactId }: { contactId: string | undefined }) {
  const translate = useTranslate();
  const mayRead = useMay(reviewsDesk.rights.list);
  const reviews = useReportedTexts(mayRead ? contactId : undefined);
  if (!reviews) return null;
  return (
    <section>
      <h3>{translate('member-reports.content')}</h3>
      {reviews.length === 0 && <p className="muted">{translate('member-reports.noReviews')}</p>}
      <ul className={styles['text']}>
        {reviews.map(({ _id, _createdDate, content }) => (
          <li key={_id}>
            <div>
              <span className={styles['line']}>
                <Stars value={content?.rating ?? 0} size={13} />
                <small>
                  <DateTime value={_createdDate} />
                </small>
              </span>
              <Link to={`/reviews/${_id}`}>
                <bdi>{content?.title || content?.body?.slice(0, 80)}</bdi>
              </Link>
              {content?.title && content.body && <span dir="auto">{content.body}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
