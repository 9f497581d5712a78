import type { ComponentType } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { AskedProps } from './AskedFields.tsx';

let loaded: ComponentType<AskedProps> | undefined;

/** The fields with their words: few products ask anything, so no page begins with them. */
export async function loadAsked(locale: Locale): Promise<{ default: ComponentType<AskedProps> }> {
  const [fields] = await Promise.all([import('./AskedFields.tsx'), loadMessages(locale, ['asked'])]);
  loaded = fields.default;
  return fields;
}

/** Once they are there: on the server whenever a page is drawn that needs them. */
export const askedFields = (): ComponentType<AskedProps> | undefined => loaded;
