import { tagOperations } from '#platform/crud/index.ts';
import { isExpired } from './draft.ts';
import { draftNotFound } from './rules/errors.ts';
import { drafts } from './tables.ts';

export const tags = tagOperations({
  entity: drafts,
  what: 'A draft',
  ids: 'draftSubscriptionContractIds',
  publicly: 'publicTags',
  notFound: draftNotFound,
  isGone: (draft, { clock }) => isExpired(draft, clock.now()),
  put: ({ committed, ...draft }, after) => ({
    ...draft,
    tags: after,
    ...(committed && { committed: { ...committed, tags: after } }),
  }),
});
