import type catalog from './halfdrop/en/catalog.ts';
import type home from './halfdrop/en/home.ts';
import type shell from './halfdrop/en/shell.ts';
import type thankYou from './halfdrop/en/thank-you.ts';

type Messages = typeof catalog & typeof home & typeof shell & typeof thankYou;

/** What the pages of themes say beside the shop's own messages. */
export type ThemeMessageKey = keyof Messages;
