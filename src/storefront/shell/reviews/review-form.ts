export interface ReviewDraft {
  stars: number;
  title: string;
  body: string;
  name: string;
  email: string;
}

export const EMPTY_REVIEW: ReviewDraft = { stars: 0, title: '', body: '', name: '', email: '' };

/** What the contract takes of each. */
export const MAX = { title: 100, body: 3000, name: 100 } as const;

/** Pictures and videos of one review. */
export const MAX_FILES = 6;

export type ReviewProblem = 'stars' | 'words' | 'name' | 'email';

/** What is still missing before it can be sent. */
export function problemsOf(
  { stars, title, body, name, email }: ReviewDraft,
  isMember: boolean,
): Set<ReviewProblem> {
  const problems = new Set<ReviewProblem>();
  if (stars === 0) problems.add('stars');
  if (title.trim() === '' && body.trim() === '') problems.add('words');
  if (name.trim() === '') problems.add('name');
  if (!isMember && !/^\S+@\S+\.\S+$/.test(email.trim())) problems.add('email');
  return problems;
}
