import type { OwnFactKey, PersonBadge, PersonFact } from '#shared/people.ts';
import type { Context } from '#platform/context.ts';
import { badgesOnProfile } from '../../members/badges/public.ts';
import { fieldsOnProfile, withShownContacts } from '../../members/custom-fields/public.ts';
import type { Contact, Member } from '../../members/members/public.ts';

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

/** The platform's own that stand on a page. Never a name, and no address of any kind. */
const VISIBLE_FACTS: Readonly<Record<OwnFactKey, (contact: Contact) => unknown>> = {
  phone: ({ phones }) => phones?.[0],
  birthdate: ({ birthdate }) => birthdate,
  position: ({ jobTitle }) => jobTitle,
  company: ({ company }) => company,
};
const isVisible = (key: string): key is OwnFactKey => Object.hasOwn(VISIBLE_FACTS, key);

const TYPES: Readonly<Partial<Record<string, NonNullable<PersonFact['type']>>>> = {
  NUMBER: 'NUMBER',
  DATE: 'DATE',
  URL: 'URL',
  SOCIAL: 'URL',
};

/** What this caller may see of the fields of a profile, in the order of the shop. */
export async function readFacts(context: Context, member: Member): Promise<PersonFact[]> {
  const all = [{ contact: member.contact }];
  const [shown] = await withShownContacts(context, [member], all, ['FULL']);
  if (!shown?.contact) return [];
  const { contact } = shown;
  const facts: PersonFact[] = [];
  for (const { key, name, fieldType, fieldOrigin, defaultPrivacy } of await fieldsOnProfile(
    context,
    member.id,
  )) {
    const isPublic = defaultPrivacy === 'PUBLIC';
    const type = TYPES[fieldType];
    if (fieldOrigin === 'CUSTOM') {
      const value = contact.customFields?.[key]?.value;
      if (value === undefined || value === null) continue;
      facts.push({ name, value: asText(value), ...(type && { type }), ...(!isPublic && { kept: true }) });
    } else if (isPublic && isVisible(key)) {
      const value = VISIBLE_FACTS[key](contact);
      if (value) facts.push({ name, key, value: asText(value), ...(type && { type }) });
    }
  }
  return facts;
}
