import { PlatformError } from '../platform/contract/errors.ts';

/** Somebody is typing: an answer that takes longer is of no use. */
const MOST_MILLISECONDS = 5000;

/** @throws 504 where it takes too long */
export function answerWithin<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PlatformError(504, 'The cart could not be counted in time.', { code: 'TOO_SLOW' })),
      MOST_MILLISECONDS,
    );
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
