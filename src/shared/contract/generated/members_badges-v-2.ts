// Written by `npm run generate` from @wix/auto_sdk_members_badges-v-2 1.0.39.
import type * as schema from '../schema.ts';

export const Image = {
  id: { type: 'string' },
  url: { type: 'string' },
  altText: { type: 'string' },
} as const satisfies schema.Message;

export const Badge = {
  title: { type: 'string', maxLength: 50, minLength: 1 },
  description: { type: 'string', maxLength: 1500 },
  backgroundColor: { type: 'string', format: 'COLOR_HEX' },
  textColor: { type: 'string', format: 'COLOR_HEX' },
  icon: { of: Image },
  permissionsEnabled: { type: 'boolean' },
} as const satisfies schema.Message;

export const badge = {
  fqdn: 'wix.badges.v4.badge',
  fields: Badge,
  required: { create: ['backgroundColor', 'textColor', 'title'], update: ['id'] },
} as const satisfies schema.Entity;
