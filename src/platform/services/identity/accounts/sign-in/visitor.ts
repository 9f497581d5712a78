import type { Context } from '#platform/context.ts';

/** Who the caller was before signing in: what they put into the cart follows them. */
export function visitorOf({ caller }: Pick<Context, 'caller'>): string | undefined {
  if (caller.kind === 'visitor') return caller.visitorId;
  return caller.kind === 'api-key' ? caller.onBehalfOf?.visitorId : undefined;
}
