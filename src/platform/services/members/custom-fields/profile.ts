import type { Context, SiteDb } from '#platform/context.ts';
import { type FieldViolation, invalid } from '#platform/contract/errors.ts';
import { audiencesOf } from './audiences.ts';
import type { CustomField } from './field.ts';
import { applies, NOBODY } from './rules/applies.ts';
import { type AnyContact, changesShown, shownContact, viewerOf } from './rules/field-privacy.ts';
import { isEmpty, problemOf } from './rules/value.ts';
import { allApplications, allFields } from './tables.ts';

interface Profile {
  id: string;
  contact: AnyContact;
}

/**
 * Replies of members with their contact as this caller may see it, where all of a member was asked for: the fields that
 * are on the profile, are for that member, and are public or the caller's own.
 * @param whole the members the replies are of, in the same order
 */
export async function withShownContacts<Shown extends { contact?: unknown }>(
  context: Pick<Context, 'db' | 'siteId' | 'caller'>,
  whole: readonly Profile[],
  replies: readonly Shown[],
  fieldsets: readonly string[] | null | undefined,
): Promise<Shown[]> {
  if (!fieldsets?.includes('FULL')) return [...replies];
  const all = await allFields(context);
  const limits = await allApplications(context);
  const audiences = await audiencesOf(
    context,
    whole.map(({ id }) => id),
    limits.values(),
  );
  return replies.map((reply, index) => {
    const member = whole[index];
    if (!member) return reply;
    const audience = audiences.get(member.id) ?? NOBODY;
    const forThem = all.map((field) => ({ field, isForThem: applies(limits.get(field.id), audience) }));
    const contact = shownContact(member.contact, forThem, viewerOf(context.caller, member.id));
    const { contact: _all, ...rest } = reply;
    return { ...rest, ...(contact && { contact }) } as Shown;
  });
}

/** Whether others would read what is written into a contact: taking something back is not writing. */
export const isWrittenForOthers = async (
  context: SiteDb,
  before: AnyContact,
  written: AnyContact | null | undefined,
): Promise<boolean> => Boolean(written) && changesShown(await allFields(context), before, written ?? {});

/** The fields on the profile of a member, and for them, in the order of the shop; the platform's own among them. */
export async function fieldsOnProfile(context: SiteDb, memberId: string): Promise<CustomField[]> {
  const limits = await allApplications(context);
  const audiences = await audiencesOf(context, [memberId], limits.values());
  const audience = audiences.get(memberId) ?? NOBODY;
  return (await allFields(context)).filter(({ id, hidden }) => !hidden && applies(limits.get(id), audience));
}

type Values = Record<string, { value?: unknown } | null | undefined>;

/**
 * What somebody writes into fields, in the words of a patch: an empty value clears. The name is ignored.
 * @param memberId undefined of a member who is only made
 * @throws 400 for a field that is not on their profile, or a value that is not of its type
 */
export async function readFieldValues(
  context: Pick<Context, 'db' | 'siteId' | 'caller'>,
  memberId: string | undefined,
  input: Values,
): Promise<Record<string, { value: unknown } | null>> {
  const byKey = new Map((await allFields(context)).map((field) => [field.key, field]));
  const limits = await allApplications(context);
  const audiences = await audiencesOf(context, memberId === undefined ? [] : [memberId], limits.values());
  const audience = audiences.get(memberId ?? '') ?? NOBODY;
  const violations: FieldViolation[] = [];
  const written = Object.entries(input).map(([key, entry]) => {
    const path = `member.contact.customFields.${key}`;
    const field = byKey.get(key);
    const value = entry?.value;
    if (!field || field.fieldOrigin !== 'CUSTOM' || field.hidden || !applies(limits.get(field.id), audience))
      violations.push({
        field: path,
        violatedRule: 'VALIDATION',
        description: "must be a field of the member's profile",
        data: {},
      });
    else if (!isEmpty(value)) {
      const problem = problemOf(field, value);
      if (problem) violations.push({ field: `${path}.value`, ...problem });
    }
    return [key, isEmpty(value) ? null : { value }] as const;
  });
  if (violations.length > 0) throw invalid(violations);
  return Object.fromEntries(written);
}

/** What somebody's profile asks of them beside the platform's own, in the order of the profile, filled in or not. */
export async function fieldsOfProfile(
  context: SiteDb,
  { id, contact }: Profile,
): Promise<{ field: CustomField; value: unknown }[]> {
  const values: Values = contact.customFields ?? {};
  return (await fieldsOnProfile(context, id))
    .filter(({ fieldOrigin }) => fieldOrigin === 'CUSTOM')
    .map((field) => ({ field, value: values[field.key]?.value }));
}
