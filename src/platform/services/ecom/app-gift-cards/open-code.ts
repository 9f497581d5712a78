import type { Context } from '#platform/context.ts';
import type { StoredRedemption } from './redemption.ts';

export const openCode = (
  { secretBox }: Pick<Context, 'secretBox'>,
  { sealedCode, id }: StoredRedemption,
): Promise<string> => secretBox.open(sealedCode, id);
