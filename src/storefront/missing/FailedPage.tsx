import { definePage } from '../shell/define-page.ts';
import { usePageFacts, usePath, useT } from '../shell/page-context.tsx';
import styles from './not-found.module.css';

/** Reads nothing, so that it can be drawn whatever failed. */
function FailedPage() {
  const t = useT();
  const to = usePath();
  const { path, search } = usePageFacts();
  return (
    <section className={styles['failed']}>
      <h1>{t('failed.title')}</h1>
      <p>{t('failed.lead')}</p>
      <a className="btn" href={to(path) + search}>
        {t('failed.again')}
      </a>
      <a className="link" href={to('/')}>
        {t('brand.home')}
      </a>
    </section>
  );
}

export default definePage({
  head: (_, t) => ({ title: t('failed.title'), noIndex: true }),
  Page: FailedPage,
});
