import type { RichContent } from './rich-content.ts';
import { TEXT_PAGES, type TextLanguage } from './shop-texts.ts';
import type { LocalizedText } from './storefront.ts';

export const STORE_PAGE_BOUNDS = {
  pages: 60,
  slug: 80,
  title: 120,
  description: 300,
  questions: 30,
  question: 200,
  answer: 2000,
} as const;

/** What a page says in one language. */
export interface StorePageText {
  title: string;
  /** For search engines; empty: the title. */
  seoTitle: string;
  /** For search engines. */
  description: string;
  body: RichContent;
}

export interface StoreQuestion {
  question: LocalizedText;
  answer: LocalizedText;
}

/** What the merchant decides of a page of their own. */
export interface StorePageContent {
  /** The page is at `/pages/<slug>`. */
  slug: string;
  visible: boolean;
  /** Else a visible page is linked from the footer. */
  inMenu: boolean;
  /** A form that emails the owners of the store; displayed only while a mail server is set up. */
  contactForm: boolean;
  texts: Record<TextLanguage, StorePageText>;
  questions: StoreQuestion[];
}

export interface StorePage extends StorePageContent {
  id: string;
  revision: string;
  updatedDate: string;
}

/** A page as a list names it. */
export interface StorePageSummary extends Pick<
  StorePage,
  'id' | 'slug' | 'visible' | 'inMenu' | 'contactForm' | 'updatedDate'
> {
  title: LocalizedText;
}

const emptyText = (): StorePageText => ({ title: '', seoTitle: '', description: '', body: { nodes: [] } });

export const emptyStorePage = (): StorePageContent => ({
  slug: '',
  visible: true,
  inMenu: false,
  contactForm: false,
  texts: { en: emptyText(), he: emptyText() },
  questions: [],
});

const SLUG = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;

export type SlugProblem = 'form' | 'reserved';

/** What is wrong with a slug by itself; pages of the store's texts have theirs already. */
export function slugProblem(slug: string): SlugProblem | undefined {
  if (!SLUG.test(slug) || slug.length > STORE_PAGE_BOUNDS.slug) return 'form';
  return (TEXT_PAGES as readonly string[]).includes(slug) ? 'reserved' : undefined;
}

/** A slug for a title: `Our studio!` → `our-studio`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Ll}\p{Lo}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, STORE_PAGE_BOUNDS.slug)
    .replace(/-$/, '');

/** Of the address that a contact form leads back to: what became of the message. */
export const CONTACT_RESULT_PARAM = 'contact';
export const CONTACT_RESULTS = ['sent', 'invalid', 'tooMany', 'failed'] as const;
export type ContactResult = (typeof CONTACT_RESULTS)[number];

export const CONTACT_BOUNDS = { name: 100, email: 254, message: 4000 } as const;
