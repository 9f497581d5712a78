import type { z } from 'zod';
import { checkShape } from './contract/check-shape.ts';
import { permissionDenied, tooLarge } from './contract/errors.ts';
import { parseJsonBody } from './contract/sound.ts';
import { may, type Caller } from './identity/caller.ts';

const MAX_BODY = 65_536;

async function readText(request: Request, max: number): Promise<string> {
  const text = await request.text();
  if (text.length > max) throw tooLarge(`The request body is larger than ${max} characters.`);
  return text;
}

/** The body of a hosted route as JSON of that shape; an empty one counts as `{}`. @throws 400, 413 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  max = MAX_BODY,
): Promise<z.infer<Schema>> {
  const text = await readText(request, max);
  return checkShape(text === '' ? {} : parseJsonBody(text), schema);
}

/** Reached through the gateway, which looks at the staff's rights, and by the keys of the shop. @throws 403 */
export function requireMerchant({ caller }: { caller: Caller }, permission: string): void {
  if (!may(caller, permission)) throw permissionDenied('This takes a permission of the shop.');
}
