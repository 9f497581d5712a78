import { invalid, type PlatformError } from '#platform/contract/errors.ts';

/** 400 by one of the contract's rules. */
export const rule = (
  ruleName: string,
  field: string,
  description: string,
  data: Record<string, unknown> = {},
): PlatformError => invalid([{ field, violatedRule: 'OTHER', ruleName, description, data }]);
