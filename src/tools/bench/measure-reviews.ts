import type { Env } from './processes.ts';
import { measureQuestions, type QuestionFigures } from './questions.ts';
import { REVIEWED_PRODUCTS } from './review-data.ts';
import { REVIEW_TURNS, reviewQuestions } from './review-questions.ts';

export interface ReviewFigures extends QuestionFigures {
  reviews: number;
}

/** So many reviews of two years. */
export async function measureReviews(engine: string, env: Env, reviews: number): Promise<ReviewFigures> {
  const figures = await measureQuestions({
    engine,
    env,
    fill: { PRODUCTS: String(REVIEWED_PRODUCTS), REVIEWS: String(reviews) },
    questions: () => Promise.resolve(reviewQuestions()),
    turns: REVIEW_TURNS,
  });
  return { ...figures, reviews };
}
