import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import { clientOf, spendAttempt } from '#platform/identity/attempts.ts';
import { authorOf, contactAuthor, type Writer } from './author.ts';
import type { Review } from './review.ts';
import { type NewReview, writeReview } from './write.ts';

interface ReviewWithContact extends NewReview {
  name?: string;
  email?: string;
}

async function writerOf(context: Context, { name = '', email }: ReviewWithContact): Promise<Writer> {
  const { caller } = context;
  if (caller.kind === 'member') return authorOf(context, { authorName: name });
  if (!email) throw invalidField('email', 'REQUIRED_FIELD', 'must not be empty');
  if (name.trim() === '') throw invalidField('name', 'REQUIRED_FIELD', 'must not be empty');
  if (caller.kind === 'visitor') await spendAttempt(context, 'reviewByClient', clientOf(context));
  return contactAuthor(context, email, name.trim());
}

/**
 * A review by somebody without an account: the contact with that email address is its author. A member writes as themselves.
 * @throws 400 without name or email, 429 RESOURCE_EXHAUSTED
 */
export async function createReviewAndContact(
  request: ReviewWithContact,
  context: Context,
): Promise<{ review: Review }> {
  const { name: _name, email: _email, ...review } = request;
  const isByApp = context.caller.kind === 'api-key' && context.actor === undefined;
  const writer = await writerOf(context, request);
  return { review: await writeReview(context, review, writer, { type: isByApp ? 'APP' : 'ORGANIC' }) };
}
