import type { ComponentType } from 'react';
import type { StoreTheme } from '#shared/storefront.ts';
import type { Locale } from '../../i18n/locales.ts';
import { loadMessages } from '../../i18n/messages.ts';
import type { ModifierFieldsProps } from './ModifierFields.tsx';

let loaded: ComponentType<ModifierFieldsProps> | undefined;

/** The fields with their words: few products ask anything, so no page begins with them. */
export async function loadModifierFields(
  locale: Locale,
  theme?: StoreTheme,
): Promise<{ default: ComponentType<ModifierFieldsProps> }> {
  const [fields] = await Promise.all([
    import('./ModifierFields.tsx'),
    loadMessages(locale, ['customizations'], theme),
  ]);
  loaded = fields.default;
  return fields;
}

/** Once they are there: on the server whenever a page is drawn that needs them. */
export const modifierFields = (): ComponentType<ModifierFieldsProps> | undefined => loaded;
