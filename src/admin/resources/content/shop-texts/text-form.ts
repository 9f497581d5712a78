import {
  TEXT_LANGUAGES,
  type HomeSection,
  type HomeText,
  type ShopText,
  type TextDoc,
  type TextLanguage,
  type TextPage,
} from '#shared/shop-texts.ts';
import { fromHtml, toHtml } from '#admin/ui/rich-text/rich-content.ts';

type InEach<Field extends string> = Record<`${TextLanguage}_${Field}`, string>;

/** A page of words as the form holds it; bodies are HTML while they are written. */
export type PageValues = { visible: boolean } & InEach<'title' | 'description' | 'body'>;

export interface HomeValues {
  sections: readonly HomeSection[];
}

const each = (read: (language: TextLanguage) => Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    TEXT_LANGUAGES.flatMap((language) =>
      Object.entries(read(language)).map(([field, value]) => [`${language}_${field}`, value]),
    ),
  );

export function readPage(text: ShopText<TextPage> | undefined): PageValues {
  const { shown = false, words } = text?.doc ?? {};
  const said = each((language) => ({
    title: words?.[language].title ?? '',
    description: words?.[language].description ?? '',
    body: toHtml(words?.[language].body ?? {}),
  }));
  return { visible: shown, ...said } as PageValues;
}

export function pageOf(values: PageValues): TextDoc {
  const words = (language: TextLanguage) => ({
    title: values[`${language}_title`].trim(),
    description: values[`${language}_description`].trim(),
    body: fromHtml(values[`${language}_body`]),
  });
  return { shown: values.visible, words: { en: words('en'), he: words('he') } };
}

export const readHome = (text: ShopText<HomeText> | undefined): HomeValues => ({
  sections: text?.doc.sections ?? [],
});

export const homeOf = ({ sections }: HomeValues): TextDoc => ({ sections: [...sections] });

type Problems = Record<string, { key: string }>;

export const pageProblems = ({ visible, en_title: title }: PageValues): Problems =>
  visible && title.trim() === '' ? { en_title: { key: 'shop-texts.problem.title' } } : {};
