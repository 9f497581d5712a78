import { useCallback, useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { usePageFacts, usePath, useT } from './page-context.tsx';
import type { SuggestionListProps, SuggestionState } from './search/suggestion-list.ts';
import { Button } from './ui/Button.tsx';

const lists = import.meta.glob<{ default: ComponentType<SuggestionListProps> }>(
  './search/SuggestionList.tsx',
);
const CLOSED: SuggestionState = { open: false };

/** Leads to the page of what was found; works as a plain form. Suggestions come with their code at the first focus. */
export function SearchForm({ autoFocus = false }: { autoFocus?: boolean }) {
  const t = useT();
  const to = usePath();
  const { search } = usePageFacts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [List, setList] = useState<ComponentType<SuggestionListProps>>();
  const [{ open, active }, setState] = useState(CLOSED);
  const listId = `${id}-list`;

  // Without them the form still searches.
  const load = useCallback(async (): Promise<void> => {
    const module = await lists['./search/SuggestionList.tsx']?.().catch(() => undefined);
    if (module) setList(() => module.default);
  }, []);

  // Somebody may have begun before this runs.
  useEffect(() => {
    if (document.activeElement === field.current) void load();
  }, [load]);

  return (
    <form role="search" action={to('/search')} className="join search">
      <label className="vh" htmlFor={id}>
        {t('search.label')}
      </label>
      <input
        ref={field}
        className="inp"
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="q"
        maxLength={100}
        defaultValue={new URLSearchParams(search).get('q') ?? ''}
        placeholder={t('search.hint')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- where the page asks for nothing else
        autoFocus={autoFocus}
        onFocus={() => void load()}
        {...(List && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': open,
          'aria-controls': listId,
          'aria-activedescendant': active,
        })}
      />
      <Button type="submit">{t('search.go')}</Button>
      {List && <List id={listId} field={field} onChange={setState} />}
    </form>
  );
}
