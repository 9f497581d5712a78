import { boundsOf } from '#shared/contract/bounds.ts';
import { field as contract } from '#shared/contract/generated/members_custom-fields.ts';
import type { CustomField, FieldChange } from '#wix/custom-field-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';

export type FieldRecord = StoredRecord<CustomField>;

export interface FieldForm {
  name: string;
  fieldType: string;
  socialType: string;
  defaultPrivacy: string;
  /** Badges of whom it is for; of everybody where there are none. */
  only: string[];
  except: string[];
}

const badgesIn = (items: readonly { entityId?: string | null }[] | undefined, kinds: readonly unknown[]) =>
  (items ?? []).flatMap(({ entityId }, at) => (entityId && String(kinds[at]) === 'BADGE' ? entityId : []));

export function readField(field: FieldRecord | undefined): FieldForm & Record<string, unknown> {
  const to = field?.application?.applications?.items;
  const not = field?.application?.exclusions?.items;
  return {
    name: field?.name ?? '',
    fieldType: field?.fieldType ?? 'TEXT',
    socialType: field?.socialType ?? 'UNKNOWN',
    defaultPrivacy: field?.defaultPrivacy ?? 'PUBLIC',
    only: badgesIn(to, to?.map(({ applicationType }) => applicationType) ?? []),
    except: badgesIn(not, not?.map(({ exclusionType }) => exclusionType) ?? []),
  };
}

export const bounds = { name: boundsOf(contract, 'name') };

export const checkField = ({ fieldType, socialType }: FieldForm) => ({
  ...(fieldType === 'SOCIAL' &&
    socialType === 'UNKNOWN' && { socialType: { key: 'custom-fields.form.noNetwork' } }),
});

export const isOwn = (field: FieldRecord | undefined): boolean =>
  field === undefined || String(field.fieldOrigin) === 'CUSTOM';

/** What cannot change is not sent: of the platform's own fields all but who sees them. */
export const toFieldChange =
  (field: FieldRecord | undefined) =>
  (values: FieldForm, changed: ReadonlySet<string>): FieldChange => {
    const { name, fieldType, socialType, defaultPrivacy, only, except } = values;
    const social = fieldType === 'SOCIAL' ? socialType : 'UNKNOWN';
    return {
      ...(isOwn(field) && { name: name.trim(), socialType: social as FieldChange['socialType'] }),
      ...(!field && { fieldType: fieldType as FieldChange['fieldType'] }),
      defaultPrivacy: defaultPrivacy as FieldChange['defaultPrivacy'],
      ...((changed.has('only') || changed.has('except')) && { limits: { only, except } }),
    };
  };
