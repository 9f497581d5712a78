import { describe, expect, it } from 'vitest';
import { pages } from '../pages.ts';
import { messageFiles } from './messages.ts';

type Messages = Record<string, string>;

const english = import.meta.glob<Messages>('./en/*.ts', { import: 'default' });
const hebrew = import.meta.glob<Messages>('./he/*.ts', { import: 'default' });

const placeholders = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();

/** What must be the same in every language: the number of plural forms, and the values of the last, which is for many. */
const shapeOf = (text: string): string[] => {
  const forms = text.split('||||');
  return [String(forms.length), ...placeholders(forms.at(-1) ?? '')];
};

const shapes = (words: Messages): Record<string, string[]> =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, shapeOf(text)]));

const hasWords = (text: string): boolean => /[A-Za-z]{4}/.test(text.replaceAll(/%\{\w+\}/g, ''));

describe.each(Object.entries(english))('%s', (file, load) => {
  it('says the same in Hebrew, with the same values and plurals', async () => {
    const words = await load();
    const translation = (await hebrew[file.replace('/en/', '/he/')]?.()) ?? {};
    expect(shapes(translation)).toEqual(shapes(words));
    const untranslated = Object.keys(words).filter(
      (key) => hasWords(words[key] ?? '') && translation[key] === words[key],
    );
    expect(untranslated).toEqual([]);
  });
});

describe.each(pages)('the page $name', ({ flows }) => {
  it('names flows that have a file of messages', () => {
    expect(flows.filter((flow) => messageFiles('en', flow, 'plain').length === 0)).toEqual([]);
  });
});
