import type { OpenedLink } from '#shared/review-requests.ts';
import { useT } from '../../shell/page-context.tsx';
import { OtherItems } from './OtherItems.tsx';
import type { LinkError } from './use-review-link.ts';

interface Props {
  why: LinkError | 'other' | 'written';
  items: OpenedLink['items'];
  /** The same page for whoever comes without a link. */
  formAt: string;
}

/** The link of a mail opens nothing here: why, and where to go on. */
export function LinkHalt({ why, items, formAt }: Props) {
  const t = useT();
  return (
    <div role={why === 'offline' ? 'alert' : 'status'}>
      <h1>{t(`review.link.${why}.title`)}</h1>
      <p className="quiet">{t(`review.link.${why}.text`)}</p>
      <OtherItems items={items.filter(({ written }) => !written)} />
      {(why === 'unknown' || why === 'expired') && (
        <a className="btn line" href={formAt}>
          {t('review.link.without')}
        </a>
      )}
    </div>
  );
}
