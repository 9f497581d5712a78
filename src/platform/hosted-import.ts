import { z } from 'zod';
import type { Context } from './context.ts';
import { readJson, requireMerchant } from './hosted-json.ts';
import type { HostedRoute } from './service.ts';

export const wholeImport = z.strictObject({ importId: z.guid() });

/** Some rows of an import, at most so many. */
export const importedRows = (max: number) =>
  z.strictObject({
    importId: z.guid(),
    rows: z.array(z.int().min(0).max(2_147_483_647)).min(1).max(max),
  });

/** Under one root, with bodies as large as a hundred of what is imported need. */
export const importRoute =
  (root: string, mostBody: number) =>
  <Schema extends z.ZodType>(
    path: string,
    permissions: readonly string[],
    schema: Schema,
    handle: (context: Context, body: z.infer<Schema>) => Promise<object>,
  ): HostedRoute => ({
    method: 'POST',
    path: `/hosted/${root}${path}`,
    async handle(request, context) {
      for (const permission of permissions) requireMerchant(context, permission);
      return Response.json(await handle(context, await readJson(request, schema, mostBody)));
    },
  });
