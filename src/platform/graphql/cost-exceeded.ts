import { GraphQLError } from 'graphql';
import { MAX_POINTS } from './budget.ts';

/** A document, or the field where it did, asks for more than it may. */
export function costExceeded(cost: number, requestId?: string): GraphQLError {
  const description = `The document costs ${cost} points of at most ${MAX_POINTS}. Request shorter pages or fewer operations.`;
  const details = {
    applicationError: { code: 'MAX_COST_EXCEEDED', description, data: { cost, max: MAX_POINTS } },
  };
  return new GraphQLError(description, {
    extensions: { ...details, details, status: 400, ...(requestId !== undefined && { requestId }) },
  });
}
