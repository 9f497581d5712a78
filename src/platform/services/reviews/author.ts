import type { Context } from '../../context.ts';
import { badRequest, permissionDenied } from '../../contract/errors.ts';
import { findMember, takeContact } from '../members/public.ts';

/** The contact of the member who calls; nobody else has one of their own. */
export async function ownContact(context: Context): Promise<string | undefined> {
  const { caller } = context;
  if (caller.kind !== 'member') return undefined;
  return (await findMember(context, caller.memberId))?.contactId;
}

interface Author {
  contactId: string;
  authorName?: string | null;
}

interface Given {
  contactId?: string | null;
  authorName?: string | null;
}

/**
 * Members write as themselves, keys as whom they name.
 * @throws 400 without a contact, 403 for another's
 */
export async function authorOf(context: Context, given: Given | null | undefined): Promise<Author> {
  const { caller } = context;
  const name = given?.authorName?.trim();
  if (caller.kind === 'member') {
    const member = await findMember(context, caller.memberId);
    if (!member || (given?.contactId && given.contactId !== member.contactId))
      throw permissionDenied('A member writes reviews as themselves only.');
    const { nickname } = member.profile ?? {};
    return { contactId: member.contactId, authorName: name || nickname || null };
  }
  if (!given?.contactId) throw badRequest('A review needs the contact of its author.', 'CONTACT_REQUIRED');
  return { contactId: given.contactId, authorName: name || null };
}

/** Whoever has that address. */
export const contactAuthor = async (context: Context, email: string, name: string): Promise<Author> => ({
  contactId: await takeContact(context, email),
  authorName: name,
});

/**
 * Whether the author is who they say: the shop names whom it knows, a member has shown to own their mailbox. Whoever types an address
 * has not, and somebody else's purchase verifies nothing.
 */
export async function isProven(context: Context): Promise<boolean> {
  const { caller } = context;
  if (caller.kind === 'api-key') return true;
  if (caller.kind !== 'member') return false;
  return (await findMember(context, caller.memberId))?.loginEmailVerified ?? false;
}
