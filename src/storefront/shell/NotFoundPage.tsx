import { definePage } from './define-page.ts';
import { usePath, useT } from './page-context.tsx';
import { SearchForm } from './SearchForm.tsx';
import { ButtonLink } from './ui/Button.tsx';

function NotFoundPage() {
  const t = useT();
  const to = usePath();
  return (
    <div className="few-words">
      <h1>{t('missing.title')}</h1>
      <p>{t('missing.lead')}</p>
      <SearchForm />
      <ButtonLink href={to('/collections/all')} look="line">
        {t('missing.all')}
      </ButtonLink>
    </div>
  );
}

export default definePage({
  read: () => Promise.resolve(undefined),
  head: (_, t) => ({ title: t('missing.title'), noIndex: true }),
  Page: NotFoundPage,
});
