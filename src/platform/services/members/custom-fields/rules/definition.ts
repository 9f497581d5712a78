import { badRequest } from '#platform/contract/errors.ts';
import type { CustomField, FieldType, Privacy, Section, SocialType } from '../field.ts';

/**
 * Who sees the values, as it is given or as it was.
 * @throws 400 INCORRECT_FIELD_PRIVACY for none at all, and for another than a system field always has
 */
export function readPrivacy(
  input: Privacy | null | undefined,
  { fallback, fixed }: { fallback: Privacy; fixed?: Privacy | undefined },
): Privacy {
  const privacy = input ?? fixed ?? fallback;
  if (privacy !== 'UNKNOWN' && (fixed === undefined || privacy === fixed)) return privacy;
  throw badRequest('The field cannot have this privacy.', 'INCORRECT_FIELD_PRIVACY', {
    incorrectPrivacy: privacy,
    correctPrivacy: fixed ?? fallback,
  });
}

/**
 * Text, where nothing is said.
 * @param correct the type of a field that is put on the profile again
 * @throws 400 INCORRECT_FIELD_TYPE
 */
export function readType(fieldType: FieldType | null | undefined, correct?: FieldType): FieldType {
  const type = fieldType ?? correct ?? 'TEXT';
  if (type !== 'UNKNOWN' && (correct === undefined || type === correct)) return type;
  throw badRequest('The field cannot be of this type.', 'INCORRECT_FIELD_TYPE', {
    incorrectType: type,
    correctType: correct ?? 'TEXT',
  });
}

/**
 * The network of a social field; none of any other.
 * @throws 400 INVALID_FIELD_SOCIAL_TYPE
 */
export function readSocialType(socialType: SocialType | null | undefined, type: FieldType): SocialType {
  const social = socialType ?? 'UNKNOWN';
  if ((type === 'SOCIAL') === (social !== 'UNKNOWN')) return social;
  throw badRequest(
    type === 'SOCIAL' ? 'A social field is of one network.' : 'Only a social field is of a network.',
    'INVALID_FIELD_SOCIAL_TYPE',
    { invalidSocialType: social },
  );
}

export const sectionOf = ({ fieldType }: Pick<CustomField, 'fieldType'>): Section =>
  fieldType === 'SOCIAL' ? 'SOCIAL' : 'GENERAL';
