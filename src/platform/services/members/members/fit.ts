import type { Context } from '#platform/context.ts';
import type { MembersApi, Request } from '#platform/contract/index.ts';
import { readFields } from './field-values.ts';
import { emailViolation, textViolation } from './rules/bounds.ts';
import { listViolation, phoneViolation } from './rules/update.ts';

type Written = Partial<NonNullable<Request<MembersApi, 'createMember'>['member']>>;

/** @throws 400 for what no member can be made of, or changed to */
export function rejectInvalidMember({ loginEmail, contact, profile }: Written): void {
  const violation =
    (loginEmail ? emailViolation(loginEmail, 'member.loginEmail') : undefined) ??
    listViolation(contact) ??
    phoneViolation(contact) ??
    textViolation(contact, 'member.contact') ??
    textViolation(profile, 'member.profile');
  if (violation) throw violation;
}

/**
 * Asks what writing it would ask, and writes nothing.
 * @param memberId undefined of a member who is only made
 * @throws 400
 */
export async function rejectUnwritable(
  context: Context,
  memberId: string | undefined,
  member: Written,
): Promise<void> {
  rejectInvalidMember(member);
  await readFields(context, memberId, member.contact);
}
