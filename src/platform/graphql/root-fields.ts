import {
  getArgumentValues,
  getDirectiveValues,
  getOperationAST,
  getVariableValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

type Values = Record<string, unknown>;

interface RootCall {
  extensions: Readonly<Record<string, unknown>>;
  args: Values;
}

interface Execution {
  schema: GraphQLSchema;
  document: DocumentNode;
  variableValues?: unknown;
  operationName?: string | null | undefined;
}

function isIncluded(node: SelectionNode, values: Values): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, node, values);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, values);
  return skip?.['if'] !== true && include?.['if'] !== false;
}

/** One field for each name in the response, as they are executed: what is asked twice under one name is called once. */
function collect(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  values: Values,
  found = new Map<string, FieldNode>(),
  visited = new Set<string>(),
): Map<string, FieldNode> {
  for (const node of selections) {
    if (!isIncluded(node, values)) continue;
    if (node.kind === Kind.FIELD) {
      const key = node.alias?.value ?? node.name.value;
      if (!found.has(key)) found.set(key, node);
    } else if (node.kind === Kind.INLINE_FRAGMENT)
      collect(node.selectionSet, fragments, values, found, visited);
    else if (!visited.has(node.name.value)) {
      visited.add(node.name.value);
      const fragment = fragments.get(node.name.value);
      if (fragment) collect(fragment.selectionSet, fragments, values, found, visited);
    }
  }
  return found;
}

const fragmentsOf = ({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> =>
  new Map(
    definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );

function variablesOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  input: unknown,
): Values | undefined {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], (input ?? {}) as Values);
  return coerced;
}

/** The calls that a document makes of its root. None where its variables are not what it says: execution tells of that. */
export function rootCalls({ schema, document, variableValues, operationName }: Execution): RootCall[] {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  const values = operation && variablesOf(schema, operation, variableValues);
  if (!root || !values) return [];
  const fields = root.getFields();
  return [...collect(operation.selectionSet, fragmentsOf(document), values).values()].flatMap((node) => {
    const field = fields[node.name.value];
    try {
      return field ? [{ extensions: field.extensions, args: getArgumentValues(field, node, values) }] : [];
    } catch {
      // A required argument is null: its resolver is not called.
      return [];
    }
  });
}
