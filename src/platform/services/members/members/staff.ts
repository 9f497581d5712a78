import type { Context } from '#platform/context.ts';
import type { Collaborator } from '#platform/ports.ts';
import { emailKey, type Member } from './member.ts';
import { readByEmail } from './tables.ts';

type Working = Pick<Context, 'db' | 'collaborators'>;

/** Only who has shown to own the mailbox is who they say. */
const worksAs = ({ loginEmail, loginEmailVerified }: Member, { email }: Collaborator): boolean =>
  loginEmailVerified && email !== undefined && emailKey(email) === loginEmail;

/** As whom a member works for the shop, if they do. */
export async function collaboratorOf(
  { db, collaborators }: Working,
  member: Member,
): Promise<Collaborator | undefined> {
  return (await collaborators.list(db)).find((one) => worksAs(member, one));
}

/** Whether a member works for the shop. */
export const isStaff = async (context: Working, member: Member): Promise<boolean> =>
  (await collaboratorOf(context, member)) !== undefined;

/** The members who work for the shop, each with as whom. @param among only these; all without */
export async function staffMembers(
  context: Pick<Context, 'db' | 'siteId' | 'collaborators'>,
  among: (collaborator: Collaborator) => boolean = () => true,
): Promise<{ member: Member; collaborator: Collaborator }[]> {
  const { db, siteId } = context;
  const found: { member: Member; collaborator: Collaborator }[] = [];
  for (const collaborator of (await context.collaborators.list(db)).filter(among)) {
    const { email } = collaborator;
    const member = email === undefined ? undefined : await readByEmail(db, siteId, emailKey(email));
    if (member && worksAs(member, collaborator)) found.push({ member, collaborator });
  }
  return found;
}
