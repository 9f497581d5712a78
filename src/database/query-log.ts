import type { KyselyConfig } from 'kysely';
import type { QueryWatch } from './database.ts';

/** Kysely's own log, where somebody wants to be told: without, nothing is measured. */
export const queryLog = (onQuery: QueryWatch | undefined): Pick<KyselyConfig, 'log'> =>
  onQuery
    ? {
        log: ({ level, query, queryDurationMillis }) =>
          onQuery({ sql: query.sql, seconds: queryDurationMillis / 1000, failed: level === 'error' }),
      }
    : {};
