import type { Context } from '#platform/context.ts';
import { withShownContacts } from '../custom-fields/public.ts';
import type { Member } from './member.ts';

/** What the verbs answer with: all of a member, but of the custom fields what this caller may see. */
export async function replyOf(context: Context, member: Member): Promise<{ member: Member }> {
  const [shown = member] = await withShownContacts(context, [member], [member], ['FULL']);
  return { member: shown };
}
