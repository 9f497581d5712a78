import type { z } from 'zod';
import { invalid, tooLarge } from '../../../contract/errors.ts';
import { parseJsonBody } from '../../../contract/sound.ts';

const MAX_BODY = 65_536;

async function readText(request: Request): Promise<string> {
  const text = await request.text();
  if (text.length > MAX_BODY) throw tooLarge(`The request body is larger than ${MAX_BODY} characters.`);
  return text;
}

/** The body as JSON of that shape; an empty one counts as `{}`. @throws 400, 413 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = await readText(request);
  const value = text === '' ? {} : parseJsonBody(text);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(
    result.error.issues.map(({ path, message }) => ({
      field: path.join('.'),
      description: message,
      violatedRule: 'VALIDATION',
      data: {},
    })),
  );
}

export const answer = (body: object): Response =>
  Response.json(body, { headers: { 'cache-control': 'no-store' } });
