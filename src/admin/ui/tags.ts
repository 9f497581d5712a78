import { TagList } from '../../shared/contract/generated/ecom_orders.ts';
import { MAX_TAG_LENGTH } from '../../shared/tags.ts';

export const maxTagLength = MAX_TAG_LENGTH;

/** The number of tags on one order or product. */
export const { maxSize: mostTags } = TagList.tagIds;

/** What was typed, at spaces and commas. */
export const tagsIn = (typed: string): string[] => [...new Set(typed.split(/[\s,]+/).filter(Boolean))];

export const isTagTooLong = (tag: string): boolean => tag.length > maxTagLength;

/** Tags to add to records and to remove from them. */
export interface TagChange {
  assign: string[];
  unassign: string[];
}

/** Whether there is something to do, no tag is too long, and none is both added and removed. */
export const isTagChange = ({ assign, unassign }: TagChange): boolean =>
  assign.length + unassign.length > 0 &&
  ![...assign, ...unassign].some(isTagTooLong) &&
  !assign.some((tag) => unassign.includes(tag));
