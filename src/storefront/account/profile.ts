import { changeMember, clearPhones, readMember, type Member } from '../../wix/shopper/member-operations.ts';
import { ownMember } from './member-store.ts';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  nickname: string;
  phone: string;
}

export type ProfileField = keyof ProfileValues;

const FIELDS: readonly ProfileField[] = ['firstName', 'lastName', 'nickname', 'phone'];

export const valuesOf = ({ contact, profile }: Member): ProfileValues => ({
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  nickname: profile?.nickname ?? '',
  phone: contact?.phones?.[0] ?? '',
});

/** Fields that this page and somebody else changed since `before`, and not to the same. */
export const conflictsOf = (
  before: ProfileValues,
  mine: ProfileValues,
  theirs: ProfileValues,
): ProfileField[] =>
  FIELDS.filter(
    (field) =>
      mine[field].trim() !== before[field] &&
      theirs[field] !== before[field] &&
      theirs[field] !== mine[field].trim(),
  );

/** Only what was changed here is written. */
export function changeOf(before: ProfileValues, mine: ProfileValues, phones: readonly string[]) {
  const changed = (field: ProfileField): boolean => mine[field].trim() !== before[field];
  const contact = {
    ...(changed('firstName') && { firstName: mine.firstName.trim() }),
    ...(changed('lastName') && { lastName: mine.lastName.trim() }),
    ...(changed('phone') && {
      phones: [mine.phone.trim(), ...phones.slice(1)].filter((phone) => phone !== ''),
    }),
  };
  return {
    ...(Object.keys(contact).length > 0 && { contact }),
    ...(changed('nickname') && { profile: { nickname: mine.nickname.trim() } }),
  };
}

type Saved = { outcome: 'saved' | 'unchanged' | 'overtaken'; values: ProfileValues };

/**
 * The platform keeps no revision of a member: what is there now is read first, and a field that was changed elsewhere
 * is not written over.
 */
export async function saveProfile(before: ProfileValues, mine: ProfileValues): Promise<Saved> {
  const now = await readMember();
  const theirs = valuesOf(now);
  if (conflictsOf(before, mine, theirs).length > 0) {
    ownMember.accept(now);
    return { outcome: 'overtaken', values: theirs };
  }
  const change = changeOf(before, mine, now.contact?.phones ?? []);
  if (Object.keys(change).length === 0) return { outcome: 'unchanged', values: theirs };
  const id = now._id ?? '';
  if (change.contact?.phones?.length === 0) await clearPhones(id);
  const saved = await changeMember(id, change);
  ownMember.accept(saved);
  return { outcome: 'saved', values: valuesOf(saved) };
}
