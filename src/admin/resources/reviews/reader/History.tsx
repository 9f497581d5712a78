import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { DateTime } from '../../../ui/DateTime.tsx';
import { useNameOf } from '../../../ui/use-name-of.ts';
import type { ReviewsDataProvider } from '../use-reviews.ts';
import styles from './reader.module.css';

/** Who decided what, the last on top. Only the embedded platform knows. */
export function History({ id }: { id: string }) {
  const translate = useTranslate();
  const provider = useDataProvider<ReviewsDataProvider>();
  const nameOf = useNameOf();
  const { data } = useQuery({
    queryKey: ['reviews', 'decisions', { id }],
    queryFn: ({ signal }) => provider.decisions('reviews', { id, signal }),
    retry: false,
  });
  const decisions = data?.data ?? [];
  if (decisions.length === 0) return null;
  return (
    <section>
      <h3>{translate('reviews.history')}</h3>
      <ul className={styles['history']}>
        {decisions.toReversed().map(({ date, status, actor, rule }) => {
          const who = actor && nameOf(actor);
          const by = rule ? 'rule' : who ? 'person' : 'itself';
          return (
            <li key={date + status}>
              <bdi>{translate(`reviews.by.${by}`, { what: translate(`reviews.status.${status}`), who })}</bdi>
              <small>
                <DateTime value={date} />
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
