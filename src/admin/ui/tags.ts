import { TagList } from '../../shared/contract/generated/ecom_orders.ts';
import { MAX_TAG_LENGTH } from '../../shared/tags.ts';

export const maxTagLength = MAX_TAG_LENGTH;

/** The number of tags on one order or product. */
export const { maxSize: mostTags } = TagList.tagIds;

/** What was typed, at spaces and commas. */
export const tagsIn = (typed: string): string[] => [...new Set(typed.split(/[\s,]+/).filter(Boolean))];

export const isTagTooLong = (tag: string): boolean => tag.length > maxTagLength;
