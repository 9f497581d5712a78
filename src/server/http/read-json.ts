import type { z } from 'zod';
import { invalid } from '../../platform/contract/errors.ts';
import { parseJsonBody } from '../../platform/contract/sound.ts';
import type { GatewayContext } from './gateway-env.ts';

/** The body, checked. @throws 400 with a violation per field that does not fit. */
export async function readJson<T>(c: GatewayContext, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(parseJsonBody(await c.req.text()));
  if (result.success) return result.data;
  throw invalid(
    result.error.issues.map((issue) => ({
      field: issue.path.join('.'),
      description: issue.message,
      violatedRule: issue.code === 'invalid_format' ? 'FORMAT' : 'VALIDATION',
      data: {},
    })),
  );
}
