import type { z } from 'zod';
import { invalid, PlatformError } from '../../platform/contract/errors.ts';
import type { GatewayContext } from './gateway-env.ts';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PlatformError(400, 'The request body is not valid JSON.', { code: 'INVALID_JSON', cause });
  }
};

/** The body, checked. @throws 400 with a violation per field that does not fit. */
export async function readJson<T>(c: GatewayContext, schema: z.ZodType<T>): Promise<T> {
  const result = schema.safeParse(parse(await c.req.text()));
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
