import { boundsOf } from '#shared/contract/bounds.ts';
import { badge as contract } from '#shared/contract/generated/members_badges-v-2.ts';
import { isHexColour } from '#shared/contrast.ts';
import type { Badge, BadgeChange } from '#wix/badge-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';

export type BadgeRecord = StoredRecord<Badge>;

export interface BadgeForm {
  title: string;
  description: string;
  backgroundColor: string;
  textColor: string;
  /** As the SDK writes it, or a web address. */
  icon: string;
}

/** One that is read well. */
const FRESH = { backgroundColor: '#F8EEF3', textColor: '#7B2A59' };

export const readBadge = (badge: BadgeRecord | undefined): BadgeForm & Record<string, unknown> => ({
  title: badge?.title ?? '',
  description: badge?.description ?? '',
  backgroundColor: badge?.backgroundColor ?? FRESH.backgroundColor,
  textColor: badge?.textColor ?? FRESH.textColor,
  icon: badge?.icon ?? '',
});

export const bounds = {
  title: boundsOf(contract, 'title'),
  description: boundsOf(contract, 'description'),
};

export function checkBadge({ backgroundColor, textColor }: BadgeForm) {
  const problem = { key: 'badges.form.noColour' };
  return {
    ...(!isHexColour(backgroundColor) && { backgroundColor: problem }),
    ...(!isHexColour(textColor) && { textColor: problem }),
  };
}

export const toBadgeChange = (
  { title, description, backgroundColor, textColor, icon }: BadgeForm,
  changed: ReadonlySet<string>,
): BadgeChange => ({
  title: title.trim(),
  description: description.trim() || null,
  backgroundColor: backgroundColor.toUpperCase(),
  textColor: textColor.toUpperCase(),
  ...(changed.has('icon') && { icon: icon || null }),
});
