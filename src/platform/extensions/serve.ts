import type { z } from 'zod';
import {
  extensionPath,
  permissionsOf,
  type AnyExtension,
  type ExtensionResponse,
  type Extensions,
} from '../../shared/extensions/define.ts';
import type { Context } from '../context.ts';
import { readJson, requireMerchant } from '../hosted-json.ts';
import type { HostedRoute } from '../service.ts';

type Handler<Of extends AnyExtension> = (
  request: z.output<Of['request']>,
  context: Context,
) => Promise<ExtensionResponse<Of>>;

interface Options<Name> {
  /** Operations that talk to the outside between transactions: they get none, and open their own. */
  ownTransactions?: readonly Name[];
}

/**
 * The routes of a service's operations beyond the contract: each checks the permission and the request, then calls its
 * handler. A definition without a handler does not compile.
 */
export const serveExtensions = <Of extends Extensions>(
  extensions: Of,
  handlers: { readonly [Name in keyof Of]: Handler<Of[Name]> },
  { ownTransactions = [] }: Options<keyof Of> = {},
): HostedRoute[] =>
  Object.entries(extensions).map(([name, extension]) => ({
    method: 'POST',
    path: extensionPath(name),
    ...(ownTransactions.includes(name) && { ownTransactions: true }),
    ...('provesCaller' in extension && { provesCaller: true }),
    ...(permissionsOf(extension).length > 0 && { requiresPermission: true }),
    async handle(request, context) {
      for (const permission of permissionsOf(extension)) requireMerchant(context, permission);
      const handler = handlers[name] as Handler<AnyExtension>;
      const body = await readJson(request, extension.request, extension.maxLength);
      return Response.json(await handler(body, context));
    },
  }));
