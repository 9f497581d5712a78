import type { ReviewDraft } from '../../shell/reviews/review-form.ts';

const WORDS = { title: 'title', body: 'body', name: 'nickname', email: 'email' } as const;

/** Of a review, what stands in its form. */
export function earlyReviewText(filled: FormData): Partial<ReviewDraft> {
  const words = Object.entries(WORDS).flatMap(([field, name]) => {
    const word = filled.get(name);
    return typeof word === 'string' && word !== '' ? [[field, word] as const] : [];
  });
  const stars = Number(filled.get('stars') ?? 0);
  return { ...Object.fromEntries(words), ...(stars > 0 && { stars }) };
}
