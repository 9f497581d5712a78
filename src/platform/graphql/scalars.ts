import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

const unchanged = (value: unknown): unknown => value;

/** What the contract leaves open: filters, extended fields, values by key, empty replies. */
export const JsonScalar = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value.',
  serialize: unchanged,
  parseValue: unchanged,
  parseLiteral: (ast, variables) => valueFromASTUntyped(ast, variables),
});

const textOf = (value: unknown): unknown => {
  if (typeof value !== 'string') throw new TypeError('DateTime takes an ISO 8601 text.');
  return value;
};

/** Passed on as it is: whether it is a time is checked with the rest of the request. */
export const DateTimeScalar = new GraphQLScalarType({
  name: 'DateTime',
  description: 'A point in time, ISO 8601.',
  serialize: unchanged,
  parseValue: textOf,
  parseLiteral: (ast) => textOf(valueFromASTUntyped(ast)),
});
