import { useTranslate } from 'ra-core';
import { ErrorState } from '../ErrorState.tsx';
import styles from './report.module.css';

/** In the place of figures that could not be read. */
export function MetricsFailed({ error, refetch }: { error: unknown; refetch: () => unknown }) {
  const translate = useTranslate();
  return (
    <section className={styles['card']}>
      <ErrorState inline error={error} title={translate('home.figuresFailed')} retry={() => void refetch()} />
    </section>
  );
}
