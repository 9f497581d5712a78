import { TagList } from '../../shared/contract/generated/ecom_orders.ts';

/** Of orders and products alike. */
export const { maxLength: longestTag, maxSize: mostTags } = TagList.tagIds;

/** What was typed, at spaces and commas. */
export const tagsIn = (typed: string): string[] => [...new Set(typed.split(/[\s,]+/).filter(Boolean))];

export const isTagTooLong = (tag: string): boolean => Array.from(tag).length > longestTag;
