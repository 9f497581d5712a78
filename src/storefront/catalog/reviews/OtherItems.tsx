import type { OpenedLink } from '#shared/review-requests.ts';
import { usePath, useT } from '../../shell/page-context.tsx';

type Item = OpenedLink['items'][number];

/** What else the mail asks about and is still unsaid. */
export function OtherItems({ items }: { items: readonly Item[] }) {
  const t = useT();
  const to = usePath();
  if (items.length === 0) return null;
  return (
    <>
      <p>{t('review.link.more')}</p>
      <ul>
        {items.map(({ entityId, name, slug, token }) => (
          <li key={entityId}>
            <a href={`${to(`/products/${slug}/review`)}?token=${token}`}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
