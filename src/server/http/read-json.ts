import type { z } from 'zod';
import { checkShape } from '../../platform/contract/check-shape.ts';
import { parseJsonBody } from '../../platform/contract/sound.ts';
import type { GatewayContext } from './gateway-env.ts';

/** The body, checked. @throws 400 with a violation per field that does not fit. */
export const readJson = async <T>(c: GatewayContext, schema: z.ZodType<T>): Promise<T> =>
  checkShape(parseJsonBody(await c.req.text()), schema);
