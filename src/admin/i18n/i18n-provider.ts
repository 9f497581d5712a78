import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider } from 'ra-core';
import type { AdminDesk } from '../data/define-desk.ts';
import { homeMessages } from '../resources/home/messages.ts';
import { settingsMessages } from '../resources/settings/messages.ts';
import { english } from './en.ts';

export function createI18nProvider(resources: readonly AdminDesk[]): I18nProvider {
  const own = Object.fromEntries(resources.map(({ name, messages }) => [name, messages]));
  return polyglot(
    () => ({ ...english, home: homeMessages, settings: settingsMessages, ...own }),
    'en',
    [{ locale: 'en', name: 'English' }],
    {
      allowMissing: false,
    },
  );
}
