import { responsePathAsArray, type GraphQLFieldConfig, type GraphQLResolveInfo } from 'graphql';
import { entryOf, operations, repliesRaw, type OperationRecord } from '../contract/index.ts';
import type { Exec, Json } from './exec.ts';
import { fieldName } from './names.ts';
import type { Types } from './types.ts';

export type RootField = GraphQLFieldConfig<unknown, Exec, { input?: Json; queryInput?: Json }>;

/** Tokens are given out by their own endpoints, whose errors have a form of their own. */
const APART = new Set(['sdk', 'identity_oauth']);

/** What can be called by GraphQL: all of the contract that is answered with JSON. */
export const callable: readonly OperationRecord[] = operations.filter(
  (operation) => !APART.has(operation.package) && !repliesRaw(operation),
);

export const placeOf = ({ path }: GraphQLResolveInfo): string => responsePathAsArray(path).join('.');

/** One operation: its request as `input`, its reply as it is. */
export function operationField(types: Types, operation: OperationRecord): RootField {
  const { request, reply } = entryOf(operation);
  const input = types.input(operation.package, request);
  return {
    type: types.output(operation.package, reply),
    ...(input && { args: { input: { type: input } } }),
    resolve: (_root, { input: given = {} }, { call }, info) => call(operation, given, placeOf(info)),
  };
}

export const operationFields = (types: Types, of: readonly OperationRecord[]): Record<string, RootField> =>
  Object.fromEntries(of.map((operation) => [fieldName(operation), operationField(types, operation)]));
