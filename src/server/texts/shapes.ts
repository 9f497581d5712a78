import { z } from 'zod';
import { invalidField } from '../../platform/contract/errors.ts';
import { checkShape } from '../../platform/contract/check-shape.ts';
import {
  ANNOUNCEMENT,
  HOME_SECTIONS,
  HOME_TEXT,
  isStoreLink,
  TEXT_LANGUAGES,
  type Announcement,
  type HomeText,
  type TextDoc,
  type TextName,
  type TextPage,
} from '../../shared/shop-texts.ts';
import { cleanContent } from '../../platform/contract/clean-content.ts';

/** One line: no control characters, and none that turn the writing of what follows. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `must have at most ${max} characters`)
    .refine((text) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text), 'must be one line of text');

const inBoth = <Schema extends z.ZodType>(schema: Schema) => z.strictObject({ en: schema, he: schema });

const page = z.strictObject({
  shown: z.boolean(),
  words: inBoth(z.strictObject({ title: line(120), description: line(300), body: z.unknown() })),
});

const day = z.iso.date('must be a day, such as 2026-12-24').nullable();

const announcement = z
  .strictObject({
    shown: z.boolean(),
    from: day,
    until: day,
    dismissible: z.boolean(),
    link: line(300).refine(
      (link) => link === '' || isStoreLink(link),
      'must be a path of the store, such as /collections/all, or a URL that begins with https://',
    ),
    words: inBoth(line(160)),
  })
  .refine(({ from, until }) => !from || !until || from <= until, {
    path: ['until'],
    message: 'must not be before the first day',
  })
  .refine(({ shown, words }) => !shown || words.en !== '', {
    path: ['words', 'en'],
    message: 'must say something to be shown',
  });

const home = z.strictObject({
  sections: z
    .array(
      z.strictObject({
        name: z.enum(HOME_SECTIONS),
        shown: z.boolean(),
        words: inBoth(z.strictObject({ title: line(120), lead: line(400) })),
      }),
    )
    .length(HOME_SECTIONS.length, 'must name every section once')
    .refine((sections) => new Set(sections.map(({ name }) => name)).size === HOME_SECTIONS.length, {
      message: 'must name every section once',
    }),
});

function readPage(input: unknown): TextPage {
  const { shown, words } = checkShape({ doc: input }, z.strictObject({ doc: page })).doc;
  const [en, he] = TEXT_LANGUAGES.map((language) => ({
    ...words[language],
    body: cleanContent(words[language].body, `doc.words.${language}.body`),
  })) as [TextPage['words']['en'], TextPage['words']['he']];
  if (shown && en.title === '')
    throw invalidField('doc.words.en.title', 'VALIDATION', 'must have a title to be shown');
  return { shown, words: { en, he } };
}

/** A text as somebody sends it. @throws 400 beside each field that does not fit */
export function readTextDoc(name: TextName, input: unknown): TextDoc {
  if (name === ANNOUNCEMENT) {
    const { doc } = checkShape({ doc: input }, z.strictObject({ doc: announcement }));
    return doc satisfies Announcement;
  }
  if (name === HOME_TEXT)
    return checkShape({ doc: input }, z.strictObject({ doc: home })).doc satisfies HomeText;
  return readPage(input);
}
