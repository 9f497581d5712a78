import { describe, expect, it } from 'vitest';
import { backingOf, PROMISE_TERMS, PROMISES } from './promises.ts';

type Messages = Record<string, string>;

const modules = import.meta.glob<Messages>(['./{en,he}/*.ts', '../themes/*/{en,he}/*.ts'], {
  import: 'default',
});

const loaded = await Promise.all(
  Object.entries(modules).map(async ([file, load]) => ({ file, messages: await load() })),
);

const languageOf = (file: string): 'en' | 'he' => (file.includes('/he/') ? 'he' : 'en');

describe('promises of the shop', () => {
  it.each(loaded)('$file promises nothing that nobody has listed with its reason', ({ file, messages }) => {
    const words = PROMISE_TERMS[languageOf(file)];
    const unlisted = Object.entries(messages).filter(([key, text]) => words.test(text) && !backingOf(key));
    expect(unlisted).toEqual([]);
  });

  it('lists no message that is gone', () => {
    const keys = loaded.flatMap(({ messages }) => Object.keys(messages));
    const missing = Object.values(PROMISES)
      .flat()
      .filter((entry) =>
        entry.endsWith('.*')
          ? !keys.some((key) => key.startsWith(entry.slice(0, -1)))
          : !keys.includes(entry),
      );
    expect(missing).toEqual([]);
  });
});

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!./**'], {
  query: '?raw',
  import: 'default',
});

/** Files whose promise of an email is displayed by another one, which asks first. */
const ASKED_BEFORE: Readonly<Record<string, string>> = {
  '../catalog/NotifyMe.tsx': 'displayed by the product page with a mail server only',
};

it('promises an email only where it was looked up whether the store sends any', async () => {
  const emails = PROMISES.email.filter((key) => !key.startsWith('giftCard.'));
  const files = await Promise.all(
    Object.entries(sources).map(async ([file, load]) => ({ file, code: await load() })),
  );
  const promising = files.filter(({ code }) => emails.some((key) => code.includes(`'${key}'`)));
  expect(promising.length).toBeGreaterThan(8);
  const unchecked = promising.filter(({ code }) => !code.includes('sendsEmail'));
  expect(unchecked.map(({ file }) => file).toSorted()).toEqual(Object.keys(ASKED_BEFORE).toSorted());
});

const themed = loaded.filter(({ file }) => file.includes('/themes/') && languageOf(file) === 'en');

it.each(themed)(
  '$file says in Hebrew what the shop has no message for, with the same values',
  ({ file, messages }) => {
    const flow = file.split('/').at(-1);
    const own = loaded.find((one) => one.file === `./he/${flow}`)?.messages ?? {};
    const themes = loaded.find((one) => one.file === file.replace('/en/', '/he/'))?.messages ?? {};
    const hebrew = { ...own, ...themes };
    const placesOf = (text: string | undefined): string[] =>
      [
        ...new Set(
          text
            ?.split('||||')
            .at(-1)
            ?.match(/%\{\w+\}/g) ?? [],
        ),
      ].toSorted();
    for (const [key, text] of Object.entries(messages))
      expect({ key, places: placesOf(hebrew[key]) }).toEqual({ key, places: placesOf(text) });
  },
);

it.each(themed)('$file asks for no value that the shop’s own message does not get', ({ file, messages }) => {
  const base = loaded.find((one) => one.file === `./en/${file.split('/').at(-1)}`)?.messages ?? {};
  const placesOf = (text: string): string[] => text.match(/%\{\w+\}/g) ?? [];
  for (const [key, text] of Object.entries(messages)) {
    const own = base[key];
    if (own === undefined) continue;
    const known = new Set([...placesOf(own), '%{count}', '%{smart_count}']);
    expect({ key, unknown: placesOf(text).filter((place) => !known.has(place)) }).toEqual({
      key,
      unknown: [],
    });
  }
});
