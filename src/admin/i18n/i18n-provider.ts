import type { I18nProvider } from 'ra-core';
import { derivedMessage } from './derived-message.ts';
import { deskMessages } from './desks.ts';
import { english } from './en.ts';
import { messages } from './messages.ts';

messages.extend({ '': '', ...english });
messages.extend(deskMessages);

export const i18nProvider: I18nProvider = {
  translate: (key, values) => derivedMessage(key, values) ?? messages.say(key, values),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};
