import { sql } from 'kysely';
import { plannedAnew } from '../../database/planned-anew.ts';
import type { Aggregation, Grouping, Level, ScalarAggregation } from '../query/aggregation.ts';
import { groupKey, scalarValue } from '../query/sql-aggregation.ts';
import { sqlFilter } from '../query/sql-filter.ts';
import { countedGroups } from './facets.ts';
import type { Group, Source } from './groups.ts';

/** As the API returns it, under `aggregationData.results`. */
export type AggregationResult = { name: string; type: Aggregation['type']; fieldPath?: string } & Record<
  string,
  unknown
>;

const MAX_NESTED = 1000;
const MAX_HISTOGRAM = 200;

/** Over everything the filter finds, whatever the page. */
export async function readAggregations(
  source: Source,
  aggregations: readonly Aggregation[],
): Promise<AggregationResult[]> {
  const results: AggregationResult[] = [];
  for (const aggregation of aggregations) results.push(await answer(source, aggregation));
  return results;
}

async function answer(source: Source, aggregation: Aggregation): Promise<AggregationResult> {
  const { name, type } = aggregation;
  if (type === 'NESTED')
    return { name, type, nested: { results: await nestedResults(source, aggregation.levels) } };
  const fieldPath = aggregation.field.path;
  if (type === 'SCALAR') {
    const [group] = (await countedGroups(source, aggregation)) ?? (await readGroups(source, [], aggregation));
    return { name, type, fieldPath, scalar: { type: aggregation.scalar, value: Number(group?.scalar ?? 0) } };
  }
  const groups = (await countedGroups(source, aggregation)) ?? (await readGroups(source, [aggregation]));
  return { name, type, fieldPath, ...groupResults(aggregation, groups) };
}

function groupResults(grouping: Grouping, groups: readonly Group[]): Record<string, { results: unknown[] }> {
  switch (grouping.type) {
    case 'VALUE':
      return {
        values: { results: groups.map(({ keys, count }) => bucket(grouping, keys[0] ?? null, count)) },
      };
    case 'RANGE': {
      const counts = new Map(groups.map(({ keys, count }) => [keys[0], count]));
      return {
        ranges: {
          results: grouping.buckets.map((_, index) =>
            bucket(grouping, String(index), counts.get(String(index))),
          ),
        },
      };
    }
    case 'DATE_HISTOGRAM':
      return {
        dateHistogram: { results: groups.map(({ keys, count }) => bucket(grouping, keys[0] ?? null, count)) },
      };
  }
}

function bucket(grouping: Grouping, key: string | null, count = 0): Record<string, unknown> {
  if (grouping.type === 'RANGE') return { ...grouping.buckets[Number(key)], count };
  return { value: key ?? (grouping.type === 'VALUE' ? grouping.missing : ''), count };
}

const NESTED_NAMES = { VALUE: 'value', RANGE: 'range', DATE_HISTOGRAM: 'dateHistogram' } as const;

async function nestedResults(source: Source, levels: readonly Level[]): Promise<unknown[]> {
  const groupings = levels.filter((level) => level.type !== 'SCALAR');
  const scalar = levels.find((level) => level.type === 'SCALAR');
  const groups = await readGroups(source, groupings, scalar);
  return groups.map(({ keys, count, scalar: value }) => ({
    results: Object.fromEntries([
      ...groupings.map((grouping, index) => [
        grouping.name,
        { [NESTED_NAMES[grouping.type]]: bucket(grouping, keys[index] ?? null, count) },
      ]),
      ...(scalar ? [[scalar.name, { scalar: { value: Number(value ?? 0) } }]] : []),
    ]),
  }));
}

async function readGroups(
  { plan, db, siteId, where }: Source,
  groupings: readonly Grouping[],
  scalar?: ScalarAggregation,
): Promise<Group[]> {
  const levels = groupings.map((grouping, index) => groupKey(grouping, `level${index}`));
  const names = levels.map((_, index) => sql.ref(`key${index}`));
  const outputs = [
    ...levels.map(({ key }, index) => sql`${key} as ${sql.id(`key${index}`)}`),
    // In one statement with the counts, minimum and maximum of a whole listing could not be read from an index.
    sql`${levels.length > 0 ? sql`count(*)` : sql`0`} as count`,
    sql`${scalar ? scalarValue(scalar) : sql`null`} as scalar`,
  ];
  const stored = levels.filter(({ keepsNull }) => !keepsNull).map(({ key }) => sql`and ${key} is not null`);
  const grouped =
    levels.length === 0
      ? sql``
      : sql`group by ${sql.join(names)} order by ${order(groupings)} limit ${limit(groupings)}`;
  const { rows } = await sql<
    Record<string, string | null> & { count: number; scalar: string | null }
  >`${plannedAnew}
    select ${sql.join(outputs)} from ${sql.table(plan.table)} ${sql.join(
      levels.map(({ join }) => join),
      sql` `,
    )}
    where site_id = ${siteId} and ${sqlFilter(where)} ${sql.join(stored, sql` `)} ${grouped}`.execute(db);
  return rows.map((row) => ({
    keys: levels.map((_, index) => row[`key${index}`] ?? null),
    count: row.count,
    scalar: row.scalar,
  }));
}

function limit(groupings: readonly Grouping[]): number {
  const [only, second] = groupings;
  if (second || !only) return MAX_NESTED;
  return only.type === 'VALUE' ? only.limit : MAX_HISTOGRAM;
}

/** Ties in the order of the names, so that the answer is always the same. */
function order(groupings: readonly Grouping[]) {
  const names = groupings.map((_, index) => sql`${sql.lit(index + 1)}`);
  const [first, second] = groupings;
  if (second || first?.type !== 'VALUE') return sql.join(names);
  const direction = first.descending ? sql`desc` : sql`asc`;
  const numeric = first.field.type === 'decimal';
  const value = numeric ? sql`max(platform_decimal(${groupKey(first, 'level0').key}))` : sql`1`;
  if (!first.byCount) return numeric ? sql`${value} ${direction}` : sql`${collated(first)} ${direction}`;
  return sql`count(*) ${direction}, ${numeric ? value : collated(first)}`;
}

const collated = (grouping: Grouping) => sql`max((${groupKey(grouping, 'level0').key}) collate "C")`;
