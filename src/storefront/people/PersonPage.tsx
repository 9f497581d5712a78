import { definePage, NotFound, type PageProps, type PageRequest } from '../shell/define-page.ts';
import { useT } from '../shell/page-context.tsx';
import { NoPerson } from './NoPerson.tsx';
import type { PersonData } from './person-data.ts';
import { PersonView } from './PersonView.tsx';
import { usePerson } from './use-person.ts';

/** Drawn as a stranger sees it; for whoever is signed in it becomes what they see. */
function PersonPage({ data: { person } }: PageProps<PersonData>) {
  const t = useT();
  const { shown, failed, retry } = usePerson(person);
  if (!shown) return <NoPerson />;
  return (
    <>
      <PersonView person={shown} />
      {failed && (
        <p className="wrap" role="alert">
          {t('people.loadFailed')}{' '}
          <button type="button" className="link" onClick={retry}>
            {t('people.retry')}
          </button>
        </p>
      )}
    </>
  );
}

async function read({ people, params, search }: PageRequest): Promise<PersonData> {
  const page = Number(search.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > 10_000) throw new NotFound();
  const person = await people?.person(params['slug'] ?? '', page);
  if (!person || page > person.pages) throw new NotFound();
  return { person };
}

export default definePage<PersonData>({
  read: import.meta.env.SSR ? read : undefined,
  head: ({ person }, t) => ({ title: person.nickname ?? t('people.nameless'), noIndex: true }),
  Page: PersonPage,
});
