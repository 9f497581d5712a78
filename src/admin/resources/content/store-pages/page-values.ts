import {
  emptyStorePage,
  slugOf,
  slugProblem,
  type StorePage,
  type StorePageContent,
  type StoreQuestion,
} from '#shared/store-pages.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '#shared/shop-texts.ts';
import type { Problems } from '#admin/ui/form/form-errors.ts';
import { fromHtml, toHtml } from '#admin/ui/rich-text/rich-content.ts';

type InEach<Field extends string> = Record<`${TextLanguage}_${Field}`, string>;

/** A page as the form holds it; bodies are HTML while they are written. */
export type PageValues = Pick<StorePageContent, 'slug' | 'visible' | 'inMenu' | 'contactForm'> &
  InEach<'title' | 'seoTitle' | 'description' | 'body'> & { questions: readonly StoreQuestion[] };

export function readStorePage(page: StorePage | undefined): PageValues {
  const { slug, visible, inMenu, contactForm, texts, questions } = page ?? emptyStorePage();
  const words = Object.fromEntries(
    TEXT_LANGUAGES.flatMap((language) => {
      const { title, seoTitle, description, body } = texts[language];
      return Object.entries({ title, seoTitle, description, body: toHtml(body) }).map(([field, value]) => [
        `${language}_${field}`,
        value,
      ]);
    }),
  ) as InEach<'title' | 'seoTitle' | 'description' | 'body'>;
  return { slug, visible, inMenu, contactForm, questions, ...words };
}

/** An address that nobody has typed follows from the title. */
const slugIn = ({ slug, en_title: title }: PageValues): string => slug.trim() || slugOf(title);

export function storePageProblems(values: PageValues): Problems {
  const slug = slugIn(values);
  const problem = slug === '' ? undefined : slugProblem(slug);
  return Object.assign(
    values.en_title.trim() === '' ? { en_title: { key: 'store-pages.problem.title' } } : {},
    problem ? { slug: { key: `store-pages.problem.slug.${problem}` } } : {},
    slug === '' && values.en_title.trim() !== '' ? { slug: { key: 'store-pages.problem.slug.form' } } : {},
    ...values.questions.map(({ question }, at): Problems =>
      question.en.trim() === ''
        ? { [`questions.${at}.question.en`]: { key: 'store-pages.problem.question' } }
        : {},
    ),
  ) as Problems;
}

export function storePageOf(values: PageValues): StorePageContent {
  const text = (language: TextLanguage) => ({
    title: values[`${language}_title`].trim(),
    seoTitle: values[`${language}_seoTitle`].trim(),
    description: values[`${language}_description`].trim(),
    body: fromHtml(values[`${language}_body`]),
  });
  const { visible, inMenu, contactForm, questions } = values;
  return {
    slug: slugIn(values),
    visible,
    inMenu,
    contactForm,
    texts: { en: text('en'), he: text('he') },
    questions: [...questions],
  };
}
