import { useEffect, type RefObject } from 'react';
import type { ReviewDraft } from '../../shell/reviews/review-form.ts';

const WORDS = { title: 'title', body: 'body', name: 'nickname', email: 'email' } as const;

/** What was written before the page's script was there is taken over. */
export function useEarlyWords(
  form: RefObject<HTMLFormElement | null>,
  take: (part: Partial<ReviewDraft>) => void,
): void {
  useEffect(() => {
    if (!form.current) return;
    const filled = new FormData(form.current);
    const words = Object.entries(WORDS).flatMap(([field, name]) => {
      const word = filled.get(name);
      return typeof word === 'string' && word !== '' ? [[field, word] as const] : [];
    });
    const stars = Number(filled.get('stars') ?? 0);
    if (stars > 0 || words.length > 0) take({ ...Object.fromEntries(words), ...(stars > 0 && { stars }) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the page has come to life.
  }, []);
}
