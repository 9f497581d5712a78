// Written by `npm run generate` from @wix/auto_sdk_members_custom-fields 1.0.62.
import type * as schema from '../schema.ts';

export const Privacy = ['UNKNOWN', 'PUBLIC', 'PRIVATE'] as const;
export type Privacy = (typeof Privacy)[number];

export const Type = ['UNKNOWN', 'TEXT', 'NUMBER', 'DATE', 'URL', 'SOCIAL'] as const;
export type Type = (typeof Type)[number];

export const SocialTypeType = ['UNKNOWN', 'FACEBOOK', 'INSTAGRAM', 'LINKEDIN', 'TWITTER', 'YOUTUBE', 'PINTEREST', 'TIKTOK', 'DEVIANTART', 'SOUNDCLOUD', 'TUMBLR', 'VIMEO', 'VKONTAKTE', 'ODNOKLASSNIKI', 'OTHER'] as const;
export type SocialTypeType = (typeof SocialTypeType)[number];

export const Origin = ['UNKNOWN', 'CUSTOM', 'CONTACT', 'SYSTEM'] as const;
export type Origin = (typeof Origin)[number];

export const AppliesTo = ['ALL_MEMBERS', 'SELECTED_MEMBERS'] as const;
export type AppliesTo = (typeof AppliesTo)[number];

export const Section = ['GENERAL', 'SOCIAL', 'DISPLAY_INFO', 'ADDRESS'] as const;
export type Section = (typeof Section)[number];

export const CustomField = {
  name: { type: 'string', maxLength: 150, minLength: 1 },
  defaultPrivacy: { values: Privacy },
  fieldType: { values: Type },
  socialType: { values: SocialTypeType },
  revision: { type: 'string' },
} as const satisfies schema.Message;

export const field = {
  fqdn: 'wix.members.v1.custom_field',
  fields: CustomField,
  required: { create: ['name'], update: ['id', 'revision'] },
} as const satisfies schema.Entity;
