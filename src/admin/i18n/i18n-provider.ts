import type { I18nProvider } from 'ra-core';
import { derivedMessage } from './derived-message.ts';
import { deskWords } from './desks.ts';
import { english } from './en.ts';
import { words } from './words.ts';

words.extend({ '': '', ...english });
words.extend(deskWords);

export const i18nProvider: I18nProvider = {
  translate: (key, values) => derivedMessage(key, values) ?? words.say(key, values),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};
