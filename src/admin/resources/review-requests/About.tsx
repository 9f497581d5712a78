import { ImageOff } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { mediaUrl } from '../../../wix/media-url.ts';
import { firstOf, type RequestRecord } from './request-record.ts';
import styles from './requests.module.css';

const width = 28;
const height = 34;

/** What a request is about: the first product and how many more. */
export function About({ request }: { request: RequestRecord }) {
  const translate = useTranslate();
  const first = firstOf(request);
  const more = (request.items?.length ?? 1) - 1;
  const url = first?.imageId && mediaUrl(`/media/${first.imageId}`, { width, height });
  return (
    <span className={styles['about']}>
      <span className={styles['thumb']}>
        {url ? (
          <img src={url} width={width} height={height} alt="" loading="lazy" />
        ) : (
          <ImageOff size={14} aria-hidden />
        )}
      </span>
      <bdi>{first?.name ?? translate('review-requests.goneProduct')}</bdi>
      {more > 0 && <small className="num">+ {more}</small>}
    </span>
  );
}
