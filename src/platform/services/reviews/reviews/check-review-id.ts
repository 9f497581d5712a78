import { z } from 'zod';
import { reviewNotFound } from './write.ts';

/** @throws 404 for what is no id */
export function checkReviewId(id: string): string {
  if (!z.guid().safeParse(id).success) throw reviewNotFound(id);
  return id;
}
