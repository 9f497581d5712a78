import { z } from 'zod';
import { extensionPath, permissionsOf, type AnyExtension } from '#shared/extensions/define.ts';
import { extensions, shopperExtensions } from '#shared/extensions/index.ts';

const ERRORS = {
  type: 'object',
  properties: { message: { type: 'string' }, details: { type: 'object' } },
  required: ['message'],
} as const;

/** `changeGiftCardEnd` → `Change gift card end`. */
const summaryOf = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a schema does by code, such as comparing two amounts, is left out. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });

const json = (schema: object) => ({ 'application/json': { schema } });

const operationOf = (name: string, extension: AnyExtension) => ({
  operationId: name,
  summary: summaryOf(name),
  'x-permissions': permissionsOf(extension),
  ...('provesCaller' in extension && { security: [] }),
  requestBody: { required: true, content: json(schemaOf(extension.request, 'input')) },
  responses: {
    200: { description: 'OK', content: json(schemaOf(extension.response, 'output')) },
    default: { description: 'An error in the envelope of the platform', content: json(ERRORS) },
  },
});

let paths: ReturnType<typeof describePaths> | undefined;

const describePaths = () =>
  Object.fromEntries(
    [...extensions, ...shopperExtensions].map(([name, extension]) => [
      extensionPath(name),
      { post: operationOf(name, extension) },
    ]),
  );

/**
 * The operations beyond the contract as OpenAPI 3.1, whose schemas are converted once. They are called like those of the contract, with
 * an API key or, those without a permission, with a shopper's access token.
 * @param url where the server is reached, without a trailing slash
 */
export const extensionsOpenApi = (url: string) => ({
  openapi: '3.1.0',
  info: { title: 'Counterpart extensions', version: '1' },
  servers: [{ url }],
  security: [{ token: [] }],
  paths: (paths ??= describePaths()),
  components: {
    securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
  },
});
