import type { Site } from '../../context.ts';
import { invalidField } from '../../contract/errors.ts';
import { isAllowedCallback } from '../redirects/public.ts';

interface Redirect {
  url?: string | null;
  clientId?: string | null;
}

/** Where the member goes afterwards. @throws 400 for a page that is not one of the shop's apps */
export function allowedRedirect(
  redirect: Redirect | null | undefined,
  { clients, publicUrl }: Site,
  field: string,
): string | undefined {
  if (!redirect?.url) return undefined;
  const { url, clientId } = redirect;
  const asked = clients.filter(({ id }) => !clientId || id === clientId);
  const isListed = asked.some(({ redirectUris }) => redirectUris.includes(url));
  const domains = [new URL(publicUrl).host, ...asked.flatMap(({ redirectDomains }) => redirectDomains)];
  if (!isListed && !isAllowedCallback(url, domains, publicUrl))
    throw invalidField(field, 'VALIDATION', 'is not at a domain that redirects may lead to');
  return url;
}
