import { sql, type RawBuilder } from 'kysely';
import { databasePatternsOf } from '../shared/redact.ts';

const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether a text has one of these words as a whole, whatever the case. All that might is found first, which is faster. */
export const mentions = (text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> =>
  sql`(${text} ilike any(${words.map(like)}::text[]) and ${text} ~* any(${databasePatternsOf(words)}::text[]))`;
