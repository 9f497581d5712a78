/**
 * Characters of a tag. The contract bounds `TagList.tagIds` at 5, the length of the ids that the platform's Tags API
 * issues (https://dev.wix.com/docs/rest/business-management/tags/introduction). No SDK package brings that API, so here
 * the id of a tag is its name.
 */
export const MAX_TAG_LENGTH = 50;
