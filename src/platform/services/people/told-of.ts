import type { PersonBadge, PersonFact } from '../../../shared/people.ts';
import type { Context } from '../../context.ts';
import { badgesOnProfile } from '../badges/public.ts';
import { withShownContacts } from '../custom-fields/public.ts';
import type { Member } from '../members/public.ts';

const BACKGROUND = '#796EFF';
const TEXT = '#FFFFFF';

export const readBadges = async (context: Context, memberId: string): Promise<PersonBadge[]> =>
  (await badgesOnProfile(context, memberId)).map(
    ({ id, title, description, backgroundColor, textColor, icon }) => ({
      id,
      title,
      ...(description && { description }),
      background: backgroundColor ?? BACKGROUND,
      text: textColor ?? TEXT,
      ...(icon?.id && { icon: { id: icon.id, width: icon.width ?? 0, height: icon.height ?? 0 } }),
    }),
  );

const asText = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value);

/** What this caller may see of the fields that the shop has made. */
export async function readFacts(context: Context, member: Member): Promise<PersonFact[]> {
  const all = [{ contact: member.contact }];
  const [shown] = await withShownContacts(context, [member], all, ['FULL']);
  return Object.values(shown?.contact?.customFields ?? {}).flatMap((field) =>
    field.name ? [{ name: field.name, value: asText(field.value) }] : [],
  );
}
