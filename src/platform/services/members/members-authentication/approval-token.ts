import type { Context } from '#platform/context.ts';

/** "Tokens must be approved within 30 hours of token creation": `approve` of the contract. */
const APPROVAL_SECONDS = 30 * 3600;

export const makeApprovalToken = ({ tokens }: Pick<Context, 'tokens'>, memberId: string): Promise<string> =>
  tokens.signId('approval', memberId, APPROVAL_SECONDS);

/** Whom it lets in; undefined when it is none, or too old. */
export const readApprovalToken = (
  { tokens }: Pick<Context, 'tokens'>,
  token: string,
): Promise<string | undefined> => tokens.readId('approval', token);
