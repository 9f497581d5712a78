import type { Env } from './processes.ts';
import { measureQuestions, type QuestionFigures } from './questions.ts';
import { REVIEWED_PRODUCTS } from './review-data.ts';
import { assertModerated, READ, reviewQuestions } from './review-questions.ts';

export interface ReviewFigures extends QuestionFigures {
  reviews: number;
}

/** So many reviews of three years. */
export async function measureReviews(engine: string, env: Env, reviews: number): Promise<ReviewFigures> {
  const now = Date.now();
  const figures = await measureQuestions({
    engine,
    env,
    fill: {
      PRODUCTS: String(REVIEWED_PRODUCTS),
      REVIEWS: String(reviews),
      NOW: new Date(now).toISOString(),
    },
    questions: () => Promise.resolve(reviewQuestions(reviews, now)),
    turns: READ,
    after: (base) => assertModerated(base, reviews, now),
  });
  return { ...figures, reviews };
}
