import { useEffect, useState, type ComponentType } from 'react';
import type { ShownPerson } from '../../shared/people.ts';
import { loadMessages } from '../i18n/messages.ts';
import { usePageFacts } from '../shell/page-context.tsx';
import { useSession } from '../shell/session.ts';

interface Seen {
  person: ShownPerson;
  View: ComponentType<{ person: ShownPerson }>;
}

const views = import.meta.glob<{ PersonView: Seen['View'] }>('../people/PersonView.tsx');

/** Whose page it is; nobody's for every other address. */
function slugIn(path: string): string | undefined {
  const [, slug] = /^\/people\/([^/]+)$/.exec(path) ?? [];
  try {
    return slug === undefined ? undefined : decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}

/**
 * The server draws what a stranger sees. A profile that is shown to members alone, and one's own, are there for whoever
 * is signed in all the same: they are read with those eyes, and nobody else learns of it.
 */
export function useVisibleToMember(): Seen | undefined {
  const { path, search, locale } = usePageFacts();
  const isMember = useSession().role === 'member';
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    const slug = slugIn(path);
    if (slug === undefined || !isMember) return;
    const page = Number(new URLSearchParams(search).get('page') ?? 1);
    async function read(): Promise<void> {
      const { readPerson } = await import('../../wix/shopper/people-operations.ts');
      const person = await readPerson({ slug: slug ?? '', page });
      if (!person) return;
      const [view] = await Promise.all([
        views['../people/PersonView.tsx']?.(),
        loadMessages(locale, ['people']),
      ]);
      if (!view) return;
      if (person.nickname) document.title = person.nickname;
      setSeen({ person, View: view.PersonView });
    }
    // What could not be read stays what the server said.
    void read().catch(() => {});
  }, [path, search, locale, isMember]);
  return seen;
}
