import { z } from 'zod';
import {
  slugProblem,
  STORE_PAGE_BOUNDS as BOUNDS,
  type StorePage,
  type StorePageContent,
  type StorePageSummary,
} from '../store-pages.ts';
import type { RichContent } from '../rich-content.ts';
import { changeExtension, readExtension } from './define.ts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `must have at most ${max} characters`)
    .refine((text) => !/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text), 'must be one line of text');

const paragraph = z
  .string()
  .trim()
  .max(BOUNDS.answer, `must have at most ${BOUNDS.answer} characters`)
  .refine((text) => !/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text), 'must be text');

const localized = (text: z.ZodType<string, string>) => z.strictObject({ en: text, he: text });

const slug = z
  .string()
  .trim()
  .refine((text) => slugProblem(text) !== 'form', 'must be lower-case letters, digits and single hyphens')
  .refine((text) => slugProblem(text) !== 'reserved', 'is the address of one of the store texts');

/** What it is made of is cleaned node by node when it is written. */
const body = z.custom<RichContent>(
  (value) => typeof value === 'object' && value !== null,
  'must be rich content',
);

const text = z.strictObject({
  title: line(BOUNDS.title),
  seoTitle: line(BOUNDS.title),
  description: line(BOUNDS.description),
  body,
});

const content = z.strictObject({
  slug,
  visible: z.boolean(),
  inMenu: z.boolean(),
  contactForm: z.boolean(),
  texts: z.strictObject({
    en: text.refine(({ title }) => title !== '', { path: ['title'], message: 'must have a title' }),
    he: text,
  }),
  questions: z
    .array(
      z.strictObject({
        question: localized(line(BOUNDS.question)).refine(({ en }) => en !== '', {
          path: ['en'],
          message: 'must have a question',
        }),
        answer: localized(paragraph),
      }),
    )
    .max(BOUNDS.questions),
}) satisfies z.ZodType<StorePageContent>;

const pageId = z.guid();
const revision = z.string().regex(/^\d{1,15}$/, 'must be the revision that was read');

const page = content.extend({
  id: pageId,
  revision,
  updatedDate: z.string(),
}) satisfies z.ZodType<StorePage>;

const summary = z.strictObject({
  id: pageId,
  slug: z.string(),
  visible: z.boolean(),
  inMenu: z.boolean(),
  contactForm: z.boolean(),
  updatedDate: z.string(),
  title: localized(z.string()),
}) satisfies z.ZodType<StorePageSummary>;

const onePage = z.strictObject({ page });

export type StorePageChange = z.output<typeof change>;
const change = z.strictObject({ pageId, revision, page: content.partial() });

/** Pages that the merchant writes: about the store, questions and answers, contact. The contract knows no pages. */
export const storePageExtensions = {
  listStorePages: readExtension({
    permission: 'ECOM.READ_CHECKOUT_SETTINGS',
    request: z.strictObject({}),
    response: z.strictObject({ pages: z.array(summary) }),
  }),
  getStorePage: readExtension({
    permission: 'ECOM.READ_CHECKOUT_SETTINGS',
    request: z.strictObject({ pageId }),
    response: onePage,
  }),
  createStorePage: changeExtension({
    permission: 'ECOM.UPDATE_CHECKOUT_SETTINGS',
    request: z.strictObject({ page: content }),
    response: onePage,
    audit: {
      entityType: 'storePage',
      entityId: (_request, response) => response.page.id,
      after: (response) => response.page,
    },
    maxLength: 400_000,
  }),
  /** A field that is left out stays as it is. */
  updateStorePage: changeExtension({
    permission: 'ECOM.UPDATE_CHECKOUT_SETTINGS',
    request: change,
    response: onePage,
    audit: {
      entityType: 'storePage',
      entityId: (request) => request.pageId,
      before: {
        operation: 'getStorePage',
        request: ({ pageId: id }) => ({ pageId: id }),
        entity: (response: { page: StorePage }) => response.page,
      },
      after: (response) => response.page,
    },
    maxLength: 400_000,
  }),
  deleteStorePage: changeExtension({
    permission: 'ECOM.UPDATE_CHECKOUT_SETTINGS',
    request: z.strictObject({ pageId }),
    response: z.strictObject({}),
    audit: {
      entityType: 'storePage',
      entityId: (request) => request.pageId,
      before: {
        operation: 'getStorePage',
        request: ({ pageId: id }) => ({ pageId: id }),
        entity: (response: { page: StorePage }) => response.page,
      },
    },
  }),
};
