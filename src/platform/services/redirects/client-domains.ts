import type { Context } from '../../context.ts';

/**
 * Where callbacks of a client may lead, the shop itself among them.
 * @param named in the request; else it is the one whose token the caller has, and of a key any of them
 */
export async function domainsFor(context: Context, named: string | null | undefined): Promise<string[]> {
  const { caller, site } = context;
  const shopper = caller.kind === 'visitor' || caller.kind === 'member' ? caller.clientId : undefined;
  const one = named || shopper;
  const clients = one ? [await context.client(one)] : await context.clients();
  return [new URL(site.publicUrl).host, ...clients.flatMap((client) => client?.redirectDomains ?? [])];
}
