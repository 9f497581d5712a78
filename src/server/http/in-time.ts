import { PlatformError } from '../../platform/contract/errors.ts';

/** Somebody is typing: an answer that takes longer is of no use. */
const MAX_MILLISECONDS = 5000;

/** @throws 504 TOO_SLOW */
export function inTime<Answer>(answer: Promise<Answer>, late: string): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PlatformError(504, late, { code: 'TOO_SLOW' })), MAX_MILLISECONDS);
  });
  return Promise.race([answer, end]).finally(() => clearTimeout(timer));
}
