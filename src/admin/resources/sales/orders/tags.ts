export { isTagTooLong, maxTagLength, mostTags, tagsIn } from '#admin/ui/tags.ts';

/** The field of the search that has an order's tags. */
export const tagsPath = 'tags.tags.tagIds';
