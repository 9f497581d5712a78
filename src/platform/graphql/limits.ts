import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type SelectionSetNode,
  type ValidationContext,
  type ASTVisitor,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { costExceeded } from './cost-exceeded.ts';
import type { Exec } from './exec.ts';
import type { FieldCost } from './operation-fields.ts';
import { rootCalls } from './root-fields.ts';

/** What one document may ask for. Every field of an order stays far below. */
const LIMITS = {
  tokens: 8_000,
  depth: 20,
  aliases: 100,
  cost: 60_000,
  /** Operations of the platform that one request calls. */
  operations: 30,
} as const;

/** How many fields of the root a selection asks for, those of its fragments included. */
function countFields(
  context: ValidationContext,
  { selections }: SelectionSetNode,
  seen: readonly string[],
): number {
  let count = 0;
  for (const selection of selections) {
    if (count > LIMITS.operations) break;
    if (selection.kind === Kind.FIELD) count += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      count += countFields(context, selection.selectionSet, seen);
    else if (!seen.includes(selection.name.value)) {
      const fragment = context.getFragment(selection.name.value);
      if (fragment) count += countFields(context, fragment.selectionSet, [...seen, selection.name.value]);
    }
  }
  return count;
}

/** Each field of the root is a call of the platform. */
const limitOperations = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition(operation) {
    if (countFields(context, operation.selectionSet, []) <= LIMITS.operations) return;
    context.reportError(
      new GraphQLError(`A document may call at most ${LIMITS.operations} operations.`, {
        nodes: [operation],
      }),
    );
  },
});

/** What the calls of its root cost is known before the first of them; what is below it pays as it is called. */
const limitCost: Plugin<Exec> = {
  onExecute({ args, setResultAndStopExecution }) {
    const { budget } = args.contextValue;
    const cost = rootCalls(args).reduce(
      (sum, { extensions, args: input }) => sum + ((extensions as Partial<FieldCost>).points?.(input) ?? 0),
      0,
    );
    if (!budget.reserve(cost)) setResultAndStopExecution({ errors: [costExceeded(cost)] });
  },
};

/** @param isOpen whether the schema may be looked into */
export const limits = (isOpen: boolean): Plugin<Exec>[] => [
  maxTokensPlugin({ n: LIMITS.tokens }),
  maxDepthPlugin({ n: LIMITS.depth, flattenFragments: true, propagateOnRejection: true }),
  maxAliasesPlugin({ n: LIMITS.aliases }),
  costLimitPlugin({ maxCost: LIMITS.cost, objectCost: 2, scalarCost: 1, depthCostFactor: 1.2 }),
  limitCost,
  {
    onValidate({ addValidationRule }) {
      addValidationRule(limitOperations);
      if (!isOpen) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  },
];
