import { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { entityFields } from './entity-fields.ts';
import type { Exec } from './exec.ts';
import { callable, operationField, operationFields } from './operation-fields.ts';
import { otherNames } from './published.ts';
import { references } from './references.ts';
import { Types } from './types.ts';

/** The whole contract as one schema. Takes a third of a second and some 15 MB. */
export function buildSchema(): GraphQLSchema {
  const types = new Types(references);
  const reading = callable.filter((operation) => operation.readOnly);
  const published = callable.flatMap((operation) => {
    const name = otherNames[`${operation.package}.${operation.name}`];
    return name === undefined ? [] : [[name, operationField(types, operation)] as const];
  });
  return new GraphQLSchema({
    query: new GraphQLObjectType<unknown, Exec>({
      name: 'Query',
      description: 'Entities by their ids, lists of them, and every operation that only reads.',
      fields: () => ({ ...operationFields(types, reading), ...entityFields(types) }),
    }),
    mutation: new GraphQLObjectType<unknown, Exec>({
      name: 'Mutation',
      description: 'Every operation. Those that only read are queries, too.',
      fields: () => ({ ...operationFields(types, callable), ...Object.fromEntries(published) }),
    }),
  });
}
