import { useState, type MouseEvent } from 'react';
import type { Theme } from '../../shared/shop-rendering.ts';
import { localePath } from '../i18n/locales.ts';
import { usePageFacts, useT } from './page-context.tsx';

const THEMES = ['light', 'dark', 'system'] as const;
const ONE_YEAR = 31_536_000;

function wear(theme: Theme): void {
  document.cookie = `theme=${theme}; path=/; max-age=${ONE_YEAR}; samesite=lax`;
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Kept in a cookie, so that the server writes the next page in it; without a script the server sets it. */
export function ThemeSwitch() {
  const t = useT();
  const { theme, locale, path, search } = usePageFacts();
  const [chosen, setChosen] = useState<Theme>(theme);

  function choose(event: MouseEvent, next: Theme): void {
    event.preventDefault();
    setChosen(next);
    wear(next);
  }

  return (
    <form method="post" action="/appearance">
      <fieldset aria-label={t('foot.theme')}>
        <input type="hidden" name="back" value={localePath(locale, path) + search} />
        {THEMES.map((choice) => (
          <button
            key={choice}
            name="theme"
            value={choice}
            aria-pressed={choice === chosen}
            onClick={(event) => choose(event, choice)}
          >
            {t(`theme.${choice}`)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
