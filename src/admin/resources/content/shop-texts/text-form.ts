import { isDay } from '#shared/days.ts';
import {
  TEXT_LANGUAGES,
  type Announcement,
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

export type BarValues = {
  visible: boolean;
  from: string;
  until: string;
  dismissible: boolean;
  link: string;
} & InEach<'line'>;

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

export function readBar(text: ShopText<Announcement> | undefined): BarValues {
  const { shown = false, from, until, dismissible = true, link = '', words } = text?.doc ?? {};
  const said = each((language) => ({ line: words?.[language] ?? '' }));
  return { visible: shown, from: from ?? '', until: until ?? '', dismissible, link, ...said } as BarValues;
}

export const barOf = (values: BarValues): TextDoc => ({
  shown: values.visible,
  from: values.from || null,
  until: values.until || null,
  dismissible: values.dismissible,
  link: values.link.trim(),
  words: { en: values.en_line.trim(), he: values.he_line.trim() },
});

export const readHome = (text: ShopText<HomeText> | undefined): HomeValues => ({
  sections: text?.doc.sections ?? [],
});

export const homeOf = ({ sections }: HomeValues): TextDoc => ({ sections: [...sections] });

type Problems = Record<string, { key: string }>;

export const pageProblems = ({ visible, en_title: title }: PageValues): Problems =>
  visible && title.trim() === '' ? { en_title: { key: 'shop-texts.problem.title' } } : {};

export const barProblems = ({ visible, en_line: line, from, until, link }: BarValues): Problems => ({
  ...(visible && line.trim() === '' && { en_line: { key: 'shop-texts.problem.line' } }),
  ...(from && !isDay(from) && { from: { key: 'shop-texts.problem.day' } }),
  ...(until && !isDay(until) && { until: { key: 'shop-texts.problem.day' } }),
  ...(isDay(from) && isDay(until) && from > until && { until: { key: 'shop-texts.problem.until' } }),
  ...(link.trim() !== '' &&
    !/^\/(?![/\\])\S*$/.test(link.trim()) && { link: { key: 'shop-texts.problem.link' } }),
});
