import type { z } from 'zod';
import { invalid } from './errors.ts';

/** @throws 400 with a violation per field that does not fit */
export function checkShape<Schema extends z.ZodType>(value: unknown, schema: Schema): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(
    result.error.issues.map(({ path, message, code }) => ({
      field: path.join('.'),
      description: message,
      violatedRule: code === 'invalid_format' ? 'FORMAT' : 'VALIDATION',
      data: {},
    })),
  );
}
