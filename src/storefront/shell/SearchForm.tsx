import { useId } from 'react';
import { usePageFacts, usePath, useT } from './page-context.tsx';
import { Button } from './ui/Button.tsx';

/** Leads to the page of what was found; works as a plain form. */
export function SearchForm() {
  const t = useT();
  const to = usePath();
  const { search } = usePageFacts();
  const id = useId();
  return (
    <form role="search" action={to('/search')} className="join">
      <label className="vh" htmlFor={id}>
        {t('search.label')}
      </label>
      <input
        className="inp"
        id={id}
        type="search"
        name="q"
        maxLength={100}
        defaultValue={new URLSearchParams(search).get('q') ?? ''}
        placeholder={t('search.hint')}
        autoComplete="off"
      />
      <Button type="submit">{t('search.go')}</Button>
    </form>
  );
}
