import ts from 'typescript';
import type { EventEntry } from '../../platform/contract/schema.ts';
import { readNonNullable } from './non-nullable.ts';
import { tagsOf } from './syntax.ts';

export interface Annotation {
  permissions: string[];
  identities: string[];
  errors: string[];
  rules: string[];
  /** As the SDK names the arguments, such as `options.order.lineItems`. */
  required: string[];
  /** Paths of what the SDK returns that are never null, such as `lineItems.${number}._id`. */
  nonNullable: string[];
}

export interface Annotations {
  /** By fully qualified name of the method. */
  operations: Map<string, Annotation>;
  events: EventEntry[];
}

const unique = (values: readonly string[] = []): string[] => [...new Set(values)].sort();

/** What is only said in comments and error types of the SDK-shaped declarations. */
export function readAnnotations(sources: readonly ts.SourceFile[]): Annotations {
  const operations = new Map<string, Annotation>();
  const events = new Map<string, EventEntry>();
  for (const source of sources) {
    const codes = new Map<string, string[]>();
    for (const statement of source.statements) {
      if (
        !ts.isTypeAliasDeclaration(statement) ||
        !/(?:Application|Validation)Errors$/.test(statement.name.text)
      )
        continue;
      const text = source.text.slice(statement.type.pos, statement.type.end);
      const values = [...text.matchAll(/^ {4}(?:code|ruleName)\?: ([^;]*);/gm)].flatMap(([, union]) =>
        [...(union as string).matchAll(/'([^']+)'/g)].map((match) => match[1] as string),
      );
      codes.set(statement.name.text, values);
    }
    for (const statement of source.statements) {
      if (!ts.isFunctionDeclaration(statement) || !statement.name) continue;
      const tags = tagsOf(statement, source);
      const [fqn] = tags['fqn'] ?? [];
      const [type] = tags['eventType'] ?? [];
      if (type) {
        events.set(type, {
          type,
          slug: tags['slug']?.[0] ?? '',
          name: statement.name.text,
          permissions: unique(tags['permissionId']),
        });
      }
      if (!fqn) continue;
      const text = source.text.slice(statement.pos, statement.end);
      const nonNullable = readNonNullable(
        source.text.slice(statement.type?.pos ?? statement.end, statement.end),
      );
      // `typedQueryX` repeats `queryX` for the typed builders, and alone says what is there.
      const known = operations.get(fqn);
      if (known) known.nonNullable = unique([...known.nonNullable, ...nonNullable]);
      if (known) continue;
      const named = (key: string) => codes.get(new RegExp(`${key}\\?: (\\w+)`).exec(text)?.[1] ?? '');
      operations.set(fqn, {
        permissions: unique(tags['permissionId']),
        identities: unique(tags['applicableIdentity']),
        errors: unique(named('__applicationErrorsType')),
        rules: unique(named('__validationErrorsType')),
        // The SDK's own carts of arguments do not travel.
        required: unique(tags['requiredField']).filter(
          (path) => path !== 'options' && path !== 'identifiers',
        ),
        nonNullable,
      });
    }
  }
  return { operations, events: [...events.values()].sort((a, b) => (a.type < b.type ? -1 : 1)) };
}
