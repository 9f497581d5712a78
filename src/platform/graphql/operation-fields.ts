import { responsePathAsArray, type GraphQLFieldConfig, type GraphQLResolveInfo } from 'graphql';
import { callsBeyondSdk, entryOf, operations, repliesRaw, type OperationRecord } from '../contract/index.ts';
import { pointsOf } from './budget.ts';
import type { Exec, Json } from './exec.ts';
import { fieldName } from './names.ts';
import type { Types } from './types.ts';

interface RootArgs {
  input?: Json;
  queryInput?: Json;
}

export type RootField = GraphQLFieldConfig<unknown, Exec, RootArgs>;

/** What a call by this field costs, which is summed up before any of a document is made. */
export interface FieldCost {
  points: (args: RootArgs) => number;
}

/** The extensions of a field of the root. */
export const withCost = (
  points: FieldCost['points'],
): { extensions: FieldCost & Record<string, unknown> } => ({
  extensions: { points },
});

/** Endpoints for tokens, whose errors have a form of their own, and calls that the hosted schema does not have. */
const APART = new Set(['sdk', 'identity_oauth', ...callsBeyondSdk.map(({ package: name }) => name)]);

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
    ...withCost(({ input = {} }) => pointsOf(operation, input)),
    resolve: (_root, { input = {} }, { call }, info) => call(operation, input, placeOf(info)),
  };
}

export const operationFields = (types: Types, of: readonly OperationRecord[]): Record<string, RootField> =>
  Object.fromEntries(of.map((operation) => [fieldName(operation), operationField(types, operation)]));
