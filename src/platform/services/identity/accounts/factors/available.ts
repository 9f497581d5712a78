import type { SiteDb } from '#platform/context.ts';
import type { AvailableFactor } from '../sign-in/state-reply.ts';
import type { FactorRow } from '../tables.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** What somebody may choose from to go on; each kind once. */
export async function availableFactors(
  context: SiteDb,
  memberId: string,
  factors: readonly FactorRow[],
): Promise<AvailableFactor[]> {
  const types = new Set<AvailableFactor['factorType']>(factors.map(({ type }) => type));
  if ((await countRecoveryCodes(context, memberId)) > 0) types.add('RECOVERY_CODE');
  return [...types].map((factorType) => ({ factorType, factorStatus: 'ENABLED' }));
}
