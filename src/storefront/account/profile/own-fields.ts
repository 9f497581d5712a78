import { isDay } from '#shared/days.ts';
import type { OwnField } from '#shared/people.ts';
import { CallError } from '#wix/errors.ts';
import type { Member, MemberChange } from '#wix/shopper/member-operations.ts';
import { completed } from './complete-address.ts';

/** What is typed into the fields, by their keys. */
export type FieldValues = Readonly<Record<string, string>>;

/** Why a field does not take what is typed. `gone`: the shop asks for it no longer; `failed`: nobody says. */
export type FieldProblem = 'NUMBER' | 'DATE' | 'URL' | 'SOCIAL' | 'long' | 'removed' | 'failed';

/** Where the platform keeps those of its own fields that stand among the shop's; the others are asked for above. */
const PLACES: Readonly<Record<string, { of: 'contact' | 'profile'; name: string; most: number }>> = {
  title: { of: 'profile', name: 'title', most: 255 },
  birthdate: { of: 'contact', name: 'birthdate', most: 100 },
  position: { of: 'contact', name: 'jobTitle', most: 100 },
  company: { of: 'contact', name: 'company', most: 100 },
};
const MAX_TEXT = 1000;
const MAX_ADDRESS = 2048;

/** Whether a field is asked for here. */
export const isInProfileForm = ({ isPlatforms, key }: OwnField): boolean =>
  !isPlatforms || Object.hasOwn(PLACES, key);

export const maxLengthOf = ({ isPlatforms, key, type }: OwnField): number =>
  (isPlatforms ? PLACES[key]?.most : undefined) ??
  (type === 'URL' || type === 'SOCIAL' ? MAX_ADDRESS : MAX_TEXT);

function keptIn({ isPlatforms, key }: OwnField, { contact, profile }: Member): unknown {
  if (!isPlatforms) return contact?.customFields?.[key]?.value;
  const place = PLACES[key];
  return place && ({ contact, profile }[place.of] as Record<string, unknown> | undefined)?.[place.name];
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

const asTyped = ({ type }: OwnField, stored: unknown): string => {
  const text = typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';
  return type === 'DATE' ? (DAY.exec(text)?.[0] ?? text) : text;
};

/** What the platform keeps, as it stands in the controls. */
export const fieldValues = (fields: readonly OwnField[], member: Member): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.key, asTyped(field, keptIn(field, member))]));

/** Digits with a point or a comma; with a comma before three digits nobody knows which of two numbers is meant. */
const NUMBER = /^[+-]?\d+(?:\.\d+|,(?!\d{3}$)\d+)?$/;

const isAddress = (typed: string): boolean => {
  const url = URL.parse(completed(typed));
  return url?.protocol === 'https:' || url?.protocol === 'http:';
};

/** What is wrong with a value that one can say without asking; nothing of an empty one, which clears. */
export function fieldProblem(field: OwnField, value: string): FieldProblem | undefined {
  const typed = value.trim();
  if (typed === '') return undefined;
  if (field.type === 'NUMBER') return NUMBER.test(typed) ? undefined : 'NUMBER';
  if (typed.length > maxLengthOf(field)) return 'long';
  if (field.type === 'DATE' && !field.isPlatforms) return isDay(typed) ? undefined : 'DATE';
  if (field.type === 'URL' || field.type === 'SOCIAL') return isAddress(typed) ? undefined : field.type;
  return undefined;
}

function toKept({ type }: OwnField, value: string): string | number {
  const typed = value.trim();
  if (typed === '') return '';
  if (type === 'NUMBER') return Number(typed.replace(',', '.'));
  return type === 'URL' || type === 'SOCIAL' ? completed(typed) : typed;
}

export const isChanged = (field: OwnField, before: FieldValues, mine: FieldValues): boolean =>
  toKept(field, mine[field.key] ?? '') !== toKept(field, before[field.key] ?? '');

/** Fields that this page and somebody else changed since `before`, and not to the same. */
export const overtakenFields = (
  fields: readonly OwnField[],
  before: FieldValues,
  mine: FieldValues,
  theirs: FieldValues,
): string[] =>
  fields
    .filter(
      (field) =>
        isChanged(field, before, mine) && isChanged(field, before, theirs) && isChanged(field, mine, theirs),
    )
    .map(({ key }) => key);

/** Only what was changed here is written; nothing, where nothing was. */
export function fieldChange(
  fields: readonly OwnField[],
  before: FieldValues,
  mine: FieldValues,
): MemberChange | undefined {
  const parts: Record<'contact' | 'profile' | 'customFields', Record<string, unknown>> = {
    contact: {},
    profile: {},
    customFields: {},
  };
  for (const field of fields.filter((one) => isChanged(one, before, mine))) {
    const value = toKept(field, mine[field.key] ?? '');
    const place = field.isPlatforms ? PLACES[field.key] : undefined;
    if (place) parts[place.of][place.name] = value;
    else parts.customFields[field.key] = { value };
  }
  const { contact, profile, customFields } = parts;
  if (Object.keys(customFields).length > 0) contact['customFields'] = customFields;
  const change = {
    ...(Object.keys(contact).length > 0 && { contact }),
    ...(Object.keys(profile).length > 0 && { profile }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

interface FieldRejection {
  violations: readonly { field: string; rule: string }[];
}

const isOf = ({ isPlatforms, key }: OwnField, at: string): boolean => {
  const place = isPlatforms ? PLACES[key] : undefined;
  const path = place ? `member.${place.of}.${place.name}` : `member.contact.customFields.${key}`;
  return at === path || at === `${path}.value`;
};

/** The part of a rejection that none of these fields stands for. */
export function rejectionOfOthers(fields: readonly OwnField[], error: CallError): CallError | undefined {
  const violations = error.violations.filter(({ field: at }) => !fields.some((field) => isOf(field, at)));
  if (violations.length === 0) return undefined;
  const { code, status, message, requestId } = error;
  return new CallError({ code, status, message, requestId, violations, cause: error });
}

/** What the platform rejected, by field. */
export function rejectedFields(
  fields: readonly OwnField[],
  { violations }: FieldRejection,
): Record<string, FieldProblem> {
  const problemOf = ({ type }: OwnField, rule: string): FieldProblem => {
    if (rule === 'MAX_LENGTH') return 'long';
    if (rule === 'VALIDATION') return 'removed';
    return type === 'TEXT' ? 'failed' : type;
  };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const violation = violations.find(({ field: at }) => isOf(field, at));
      return violation ? [[field.key, problemOf(field, violation.rule)] as const] : [];
    }),
  );
}
