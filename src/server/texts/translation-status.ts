import { dequal } from 'dequal/lite';
import {
  TEXT_LANGUAGES,
  type HomeText,
  type TextStatus,
  type TextDoc,
  type TextLanguage,
  type TextPage,
} from '../../shared/shop-texts.ts';
import { plainTextOf } from '../../shared/rich-content.ts';

/** When the words of each language were changed last. */
export type TextDate = Partial<Record<TextLanguage, string>>;

const isHome = (doc: TextDoc): doc is HomeText => 'sections' in doc;
const isPage = (doc: TextDoc): doc is TextPage => !isHome(doc) && typeof doc.words.en === 'object';

/** All that is said in a language, to be compared. */
function wordsIn(doc: TextDoc, language: TextLanguage): unknown {
  if (!isHome(doc)) return doc.words[language];
  return Object.fromEntries(doc.sections.map(({ name, words }) => [name, words[language]]));
}

/** In whatever order the database gives the fields back. */
export const hasSameTexts = (one: TextDoc, other: TextDoc, language: TextLanguage): boolean =>
  dequal(wordsIn(one, language), wordsIn(other, language));

function isSaid(doc: TextDoc, language: TextLanguage): boolean {
  if (isHome(doc))
    return doc.sections.some(({ words }) => words[language].title + words[language].lead !== '');
  if (isPage(doc)) {
    const { title, body } = doc.words[language];
    return title !== '' || plainTextOf(body).trim() !== '';
  }
  return doc.words[language] !== '';
}

/** A translation is older where the first language was changed after it. */
export function translationStatusOf(doc: TextDoc, dates: TextDate): Record<TextLanguage, TextStatus> {
  const [first] = TEXT_LANGUAGES;
  const statusIn = (language: TextLanguage): TextStatus => {
    if (!isSaid(doc, language)) return 'missing';
    return language !== first && (dates[language] ?? '') < (dates[first] ?? '') ? 'older' : 'said';
  };
  return { en: statusIn('en'), he: statusIn('he') };
}
