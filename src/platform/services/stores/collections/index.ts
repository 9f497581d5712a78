import type { Context } from '#platform/context.ts';
import type { CollectionsApi, Handlers } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { coverRoute } from './cover.ts';
import { followTime, listeners } from './follow-rules.ts';
import { migrations } from './migrations.ts';
import { getCollection, getCollectionBySlug, queryCollections } from './read.ts';
import { ruleRoutes } from './rule-routes.ts';

export const collections = defineService({
  name: 'collections',
  package: 'stores_collections',
  handlers: { getCollection, getCollectionBySlug, queryCollections } satisfies Handlers<
    CollectionsApi,
    Context
  >,
  routes: [coverRoute, ...ruleRoutes],
  listeners,
  migrations,
  maintain: followTime,
});
