import type {
  CustomFieldApplicationsApi,
  CustomFieldsApi,
  CustomFieldSuggestionsApi,
  Reply,
} from '#platform/contract/index.ts';

type ApiField = Reply<CustomFieldsApi, 'createCustomField'>['field'];
export type ShownField = NonNullable<ApiField> & { id: string };
export type Privacy = NonNullable<ShownField['defaultPrivacy']>;
export type FieldType = NonNullable<ShownField['fieldType']>;
export type SocialType = NonNullable<ShownField['socialType']>;
export type Section = NonNullable<ShownField['section']>;

/** A field as it is kept: whom it applies to is told by its application. */
export interface CustomField {
  id: string;
  name: string;
  /** What the values of members are kept under; the same for good. */
  key: string;
  defaultPrivacy: Privacy;
  fieldType: FieldType;
  socialType: SocialType;
  fieldOrigin: 'CUSTOM' | 'CONTACT' | 'SYSTEM';
  section: Section;
  /** Off the profile, and suggested to be put on it again. */
  hidden: boolean;
  createdDate: string;
  updatedDate: string;
  revision?: string;
}

export type ShownApplication = NonNullable<
  Reply<CustomFieldApplicationsApi, 'createCustomFieldApplication'>['application']
>;
export type AppliesTo = NonNullable<NonNullable<ShownApplication['applications']>['items']>[number];
export type Exclusion = NonNullable<NonNullable<ShownApplication['exclusions']>['items']>[number];

/** Whom a field is for; its id is the field's. */
export interface Application {
  id: string;
  applications: { items: AppliesTo[] };
  exclusions: { items: Exclusion[] };
  revision?: string;
}

export type Suggestion = NonNullable<
  Reply<CustomFieldSuggestionsApi, 'listCustomFieldSuggestions'>['suggestions']
>[number];
