import { may, type Caller } from '#platform/identity/caller.ts';
import { permissionDenied } from '#platform/contract/errors.ts';
import type { Review } from '../review.ts';

const PUBLIC = { 'moderation.moderationStatus': 'APPROVED' };

/**
 * What a caller may read: everybody what is shown, authors their own as well, and the shop all of it where it asks for that.
 * @param own contact of the member who calls
 * @throws 403 for asking without the right
 */
export function readable(caller: Caller, asksPrivate: boolean, own: string | undefined): object | undefined {
  if (asksPrivate) {
    if (!may(caller, 'REVIEWS.READ_PRIVATE_REVIEWS'))
      throw permissionDenied('This takes the right to read reviews that are not shown.', undefined, {
        permissionIds: ['REVIEWS.READ_PRIVATE_REVIEWS'],
      });
    return undefined;
  }
  return own === undefined ? PUBLIC : { $or: [PUBLIC, { 'author.contactId': own }] };
}

/** Keys change any review; members their own. */
export const changeable = (review: Review, caller: Caller, own: string | undefined): boolean =>
  caller.kind === 'api-key' || (own !== undefined && review.author.contactId === own);
