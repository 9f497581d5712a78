import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { SuggestedPoster } from '#shared/shop-rendering.ts';
import { formatMoney } from '../money.tsx';
import { usePageFacts, usePath, useT } from '../page-context.tsx';
import { Picture } from '../Picture.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { SuggestionListProps } from './suggestion-list.ts';
import './suggestions.css';
import { useSuggestions, type Suggested } from './use-suggestions.ts';

function Poster({ poster: { name, price, from, picture } }: { poster: SuggestedPoster }) {
  const t = useT();
  const { locale, store } = usePageFacts();
  const amount = formatMoney({ amount: price, currency: store.currency }, locale, true);
  return (
    <>
      {picture ? <Picture media={picture} alt="" sizes="40px" className="hang" /> : <span />}
      <bdi>{name}</bdi>
      <span className="num quiet">{from ? t('poster.from', { price: amount }) : amount}</span>
    </>
  );
}

interface Entry {
  href: string;
  group: 'posters' | 'collections' | 'all';
  content: ReactNode;
}

function useEntries(suggested: Suggested | undefined): Entry[] {
  const t = useT();
  const to = usePath();
  if (!suggested) return [];
  const { query, found } = suggested;
  return [
    ...found.posters.map((poster): Entry => ({
      href: to(`/products/${poster.slug}`),
      group: 'posters',
      content: <Poster poster={poster} />,
    })),
    ...found.collections.map(({ slug, name }): Entry => ({
      href: to(`/collections/${slug}`),
      group: 'collections',
      content: <bdi>{name}</bdi>,
    })),
    ...(found.total > 0
      ? [
          {
            href: `${to('/search')}?${new URLSearchParams({ q: query }).toString()}`,
            group: 'all' as const,
            content: (
              <>
                <span>{t('suggest.all', { count: found.total })}</span>
                <Icon name="next" small />
              </>
            ),
          },
        ]
      : []),
  ];
}

const GROUPS = ['posters', 'collections', 'all'] as const;

/** The list under the search field. Arrow keys walk through it, Enter opens, Escape closes. */
export default function SuggestionList({ id, field, onChange }: SuggestionListProps) {
  const t = useT();
  const { suggested, clear } = useSuggestions(field);
  const entries = useEntries(suggested);
  const [stop, setStop] = useState<{ among?: Suggested | undefined; at: number }>({ at: -1 });
  // Other suggestions are walked through from the start.
  const at = stop.among === suggested ? stop.at : -1;
  const open = entries.length > 0;
  const idOf = (index: number): string => `${id}-${index}`;
  const isActive = at >= 0 && at < entries.length;

  useEffect(
    () => onChange({ open, ...(isActive && { active: `${id}-${at}` }) }),
    [onChange, open, isActive, id, at],
  );
  useEffect(() => {
    if (isActive) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [isActive, id, at]);
  // With the render: a key pressed right after other suggestions were shown is about them.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    function press(event: KeyboardEvent): void {
      if (!open || event.isComposing) return;
      const { key } = event;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        // The place before the first is the field itself.
        const step = key === 'ArrowDown' ? 1 : -1;
        const places = entries.length + 1;
        setStop({ among: suggested, at: ((at + 1 + step + places) % places) - 1 });
      } else if (key === 'Enter' && isActive) location.assign(entries[at]?.href ?? '');
      else if (key === 'Escape') clear();
      else return;
      event.preventDefault();
    }
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && input.form?.contains(relatedTarget))) clear();
    };
    input.addEventListener('keydown', press);
    input.addEventListener('focusout', leave);
    return () => {
      input.removeEventListener('keydown', press);
      input.removeEventListener('focusout', leave);
    };
  });

  const instead = suggested?.found.instead;
  return (
    <>
      <p className="vh" role="status">
        {suggested && (open ? t('suggest.count', { count: entries.length }) : t('suggest.none'))}
      </p>
      <div
        className="suggestions"
        hidden={!suggested}
        // Pressing does not take the focus from the field.
        onPointerDown={(event) => event.preventDefault()}
      >
        {instead !== undefined && <p className="small quiet">{t('suggest.instead', { query: instead })}</p>}
        {suggested && !open && <p className="small quiet">{t('suggest.none')}</p>}
        <div id={id} role="listbox" aria-label={t('suggest.label')}>
          {GROUPS.map((group) => {
            const own = entries
              .map((entry, index) => ({ ...entry, index }))
              .filter((one) => one.group === group);
            if (own.length === 0) return null;
            return (
              <div
                key={group}
                role="group"
                aria-label={t(group === 'all' ? 'search.label' : `suggest.${group}`)}
                className={group}
              >
                {own.map(({ href, index, content }) => (
                  <a
                    key={href}
                    id={idOf(index)}
                    role="option"
                    aria-selected={index === at}
                    href={href}
                    tabIndex={-1}
                  >
                    {content}
                  </a>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}
