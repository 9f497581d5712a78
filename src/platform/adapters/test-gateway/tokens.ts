import { sql } from 'kysely';
import { randomHex } from '#shared/hex.ts';
import { invalid } from '../../contract/errors.ts';
import type { CardSummary } from '../../ports.ts';
import type { TestGatewayOptions } from './options.ts';
import { gatewayTables } from './tables.ts';
import { readCard, type CardInput } from './validate-card.ts';

/** Tokens are for the purchase at hand. */
const HOURS_VALID = 1;

/** A secret nobody can guess, unlike the ids of tests. */
export const secretName = (prefix: string): string => prefix + randomHex(16);

/**
 * A token for a card; number and code are forgotten with this call.
 * @throws 400 with a violation per field
 */
export async function makeToken(
  { database, siteId, clock }: TestGatewayOptions,
  input: CardInput,
): Promise<{ token: string; card: CardSummary }> {
  const now = clock.now();
  const read = readCard(input, now);
  if ('violations' in read) throw invalid(read.violations);
  const { brand, number, scenario } = read.card;
  const token = secretName('tok_');
  const lastFour = number.slice(-4);
  await gatewayTables(database.kysely)
    .insertInto('testGatewayTokens')
    .values({ siteId, token, brand, lastFour, scenario, usedBy: null, createdDate: now.toISOString() })
    .execute();
  return { token, card: { brand, lastFourDigits: lastFour } };
}

/** The card behind a token, which is used up by that; undefined for an unknown, an old and a used one. */
export async function useToken(
  { siteId, clock }: TestGatewayOptions,
  db: ReturnType<typeof gatewayTables>,
  token: string,
  idempotencyKey: string,
) {
  const oldest = new Date(clock.now().getTime() - HOURS_VALID * 3_600_000).toISOString();
  return db
    .updateTable('testGatewayTokens')
    .set({ usedBy: idempotencyKey })
    .where('siteId', '=', siteId)
    .where('token', '=', token)
    .where('createdDate', '>=', oldest)
    .where(sql<boolean>`coalesce(used_by, ${idempotencyKey}) = ${idempotencyKey}`)
    .returning(['brand', 'lastFour', 'scenario'])
    .executeTakeFirst();
}
