import type { Context } from '#platform/context.ts';
import { issueTokens, type TokenReply } from '../issue-tokens.ts';
import { findClient, type TokenRequest } from '../token-request.ts';

/** A visitor nobody has seen before. */
export async function anonymous(request: TokenRequest, context: Context): Promise<TokenReply> {
  const client = await findClient(context, request);
  const subject = {
    kind: 'visitor' as const,
    siteId: context.siteId,
    visitorId: context.ids.guid(),
  };
  return issueTokens(context, subject, client.id);
}
