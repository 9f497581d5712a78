import type { Context } from '../../../context.ts';
import type { MembersApi, Reply, Request } from '../../../contract/index.ts';
import { saveMember } from '../find.ts';
import { lockOwnMember } from '../own-member.ts';
import { textViolation } from '../rules/bounds.ts';
import { listViolation, readPatch } from '../rules/update.ts';
import { members } from '../tables.ts';

export async function updateMember(
  { member: patch, fieldMask }: Request<MembersApi, 'updateMember'>,
  context: Context,
): Promise<Reply<MembersApi, 'updateMember'>> {
  const violation =
    listViolation(patch.contact) ??
    textViolation(patch.contact, 'member.contact') ??
    textViolation(patch.profile, 'member.profile');
  if (violation) throw violation;
  const before = await lockOwnMember(context, patch.id);
  const given = readPatch(patch, () => context.ids.guid());
  const patched = members.mergePatch(before, given, { path: 'member', mask: fieldMask });
  const after = {
    ...patched,
    contact: patched.contact ?? {},
    privacyStatus: patched.privacyStatus ?? before.privacyStatus,
  };
  return { member: await saveMember(context, before, after) };
}
