import type { Context } from '#platform/context.ts';
import { badRequest, permissionDenied } from '#platform/contract/errors.ts';
import { findMember, isSeenByAll, rejectMuted, takeContact } from '../../members/members/public.ts';
import type { Review } from './review.ts';

/** The contact of the member who calls; nobody else has one of their own. */
export async function ownContact(context: Context): Promise<string | undefined> {
  const { caller } = context;
  if (caller.kind !== 'member') return undefined;
  return (await findMember(context, caller.memberId))?.contactId;
}

/** Who writes a review. */
export interface Writer {
  author: Review['author'];
  /**
   * Whether they are who they say: the shop names whom it knows, a member has shown to own their mailbox. Whoever types an address
   * has not, and somebody else's purchase verifies nothing.
   */
  proven: boolean;
  /** Known to have paid for the item, by the very order that they were asked about. */
  hasPaid?: boolean;
}

interface AuthorInput {
  contactId?: string | null;
  authorName?: string | null;
}

/**
 * Members write as themselves, keys as whom they name. A review is for all to read: it takes the name of a profile that
 * all may see, and no other that its author has not typed.
 * @throws 400 without a contact, 403 for another's and for who is muted
 */
export async function authorOf(context: Context, input: AuthorInput | null | undefined): Promise<Writer> {
  const { caller } = context;
  const name = input?.authorName?.trim();
  if (caller.kind === 'member') {
    const member = await findMember(context, caller.memberId);
    if (!member || (input?.contactId && input.contactId !== member.contactId))
      throw permissionDenied('A member writes reviews as themselves only.');
    await rejectMuted(context);
    const nickname = (await isSeenByAll(context, member)) ? member.profile.nickname : undefined;
    return {
      author: { contactId: member.contactId, authorName: name || nickname || null },
      proven: member.loginEmailVerified,
    };
  }
  if (!input?.contactId) throw badRequest('A review needs the contact of its author.', 'CONTACT_REQUIRED');
  return {
    author: { contactId: input.contactId, authorName: name || null },
    proven: caller.kind === 'api-key',
  };
}

/** Whoever has that address. */
export const contactAuthor = async (context: Context, email: string, name: string): Promise<Writer> => ({
  author: { contactId: await takeContact(context, email), authorName: name },
  proven: context.caller.kind === 'api-key',
});
