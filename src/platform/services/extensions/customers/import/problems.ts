import type { PlatformError } from '#platform/contract/errors.ts';

/** What somebody is rejected for, by what the column became. */
export interface PersonProblem {
  field?: string;
  kind: 'format' | 'badge' | 'taken';
  text: string;
}

const FIELDS: readonly (readonly [RegExp, string])[] = [
  [/loginEmail/, 'email'],
  [/contact\.customFields\.(.+?)(?:\.value)?$/, 'custom:'],
  [/contact\.phones/, 'phone'],
  [/addressLine2/, 'street2'],
  [/addressLine/, 'street'],
  [/postalCode/, 'zip'],
  [/addresses.*(city|subdivision|country)$/, ''],
  [/(firstName|lastName|company|jobTitle|birthdate|nickname)$/, ''],
  [/^badges/, 'badges'],
];

function fieldOf(path: string): string | undefined {
  for (const [shape, field] of FIELDS) {
    const found = shape.exec(path);
    if (found) return field + (found[1] ?? '');
  }
  return undefined;
}

/** What the platform rejected, cell by cell. */
export function problemsOf({ violations, message, status }: PlatformError): PersonProblem[] {
  if (!violations) return [{ kind: status === 409 ? 'taken' : 'format', text: message }];
  return violations.map(({ field: path, description, ruleName }) => {
    const field = fieldOf(path);
    return {
      kind: ruleName === 'UNKNOWN_BADGE' ? 'badge' : 'format',
      text: description,
      ...(field !== undefined && { field }),
    };
  });
}
