import { z } from 'zod';
import { BadAnswer, type PluginQuestion } from '#platform/plugins.ts';
import type { AskablePlugin, OnBehalfOf } from './questions.ts';

interface RecommendedItem {
  appId: string;
  catalogItemId: string;
}

/** What an app recommends, by the ids of its algorithms. */
type RecommendedBy = Record<string, RecommendedItem[]>;

interface AlgorithmParams extends OnBehalfOf {
  /** The ids of the algorithms, at least one. */
  algorithmIds: readonly string[];
  /** The items that recommendations are related to; empty where no algorithm relates to items. */
  items: readonly RecommendedItem[];
}

const MAX_ITEMS = 100;
/** What it recommended is shown while it cannot be asked. */
const STAND_IN_MS = 900_000;

const answer = z.object({
  recommendationPerAlgorithm: z
    .array(
      z.object({
        algorithmId: z.string().max(36),
        recommendedItems: z
          .array(z.object({ appId: z.string().min(1).max(36), catalogItemId: z.string().min(1).max(36) }))
          .max(MAX_ITEMS)
          .nullish(),
      }),
    )
    .max(10)
    .nullish(),
});

function read(body: unknown, algorithmIds: readonly string[]): RecommendedBy {
  const told = answer.parse(body).recommendationPerAlgorithm ?? [];
  // What was never asked about is nothing to it.
  const requested = told.filter(({ algorithmId }) => algorithmIds.includes(algorithmId));
  if (new Set(requested.map(({ algorithmId }) => algorithmId)).size < requested.length)
    throw new BadAnswer('It answers twice for one algorithm.');
  return Object.fromEntries(
    requested.map(({ algorithmId, recommendedItems }) => [algorithmId, recommendedItems ?? []]),
  );
}

export function fetchRecommendations(
  plugin: AskablePlugin,
  params: AlgorithmParams,
): PluginQuestion<RecommendedBy> {
  const { algorithmIds, identity, language } = params;
  const items = params.items.map(({ appId, catalogItemId }) => ({ appId, catalogItemId }));
  const request = { algorithmIds, ...(items.length > 0 && { items }) };
  return {
    plugin,
    kind: 'RECOMMENDATIONS',
    path: '/v1/get-recommendations',
    extension: 'ECOM_RECOMMENDATIONS_PROVIDER',
    request,
    identity,
    language,
    same: request,
    read: (body) => read(body, algorithmIds),
    standInMs: STAND_IN_MS,
  };
}
