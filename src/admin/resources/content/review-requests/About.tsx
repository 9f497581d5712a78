import { useTranslate } from 'ra-core';
import { Thumb } from '#admin/ui/Thumb.tsx';
import { firstOf, type RequestRecord } from './request-record.ts';
import styles from './requests.module.css';

/** What a request is about: the first product and how many more. */
export function About({ request }: { request: RequestRecord }) {
  const translate = useTranslate();
  const first = firstOf(request);
  const more = (request.items?.length ?? 1) - 1;
  return (
    <span className={styles['about']}>
      <Thumb image={first?.imageId && `/media/${first.imageId}`} />
      <bdi>{first?.name ?? translate('review-requests.goneProduct')}</bdi>
      {more > 0 && <small className="num">+ {more}</small>}
    </span>
  );
}
