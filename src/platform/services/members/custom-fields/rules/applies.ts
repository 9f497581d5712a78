import type { Application } from '../field.ts';

/** What a field may be limited to, of one member or of one role. */
export interface Audience {
  MEMBER: ReadonlySet<string>;
  ROLE: ReadonlySet<string>;
  BADGE: ReadonlySet<string>;
  PRICING_PLAN: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();
export const NOBODY: Audience = { MEMBER: NONE, ROLE: NONE, BADGE: NONE, PRICING_PLAN: NONE };

const isIn = (
  audience: Audience,
  kind: keyof Audience | 'UNKNOWN' | undefined,
  entityId: string | null | undefined,
): boolean => kind !== undefined && kind !== 'UNKNOWN' && audience[kind].has(entityId ?? '');

/**
 * Whether a field is for them. Without an application it is for all, and so it is where one names nobody; who is
 * excluded is so whatever else is said.
 */
export function applies(
  application: Pick<Application, 'applications' | 'exclusions'> | undefined,
  audience: Audience,
): boolean {
  if (!application) return true;
  const { applications, exclusions } = application;
  if (exclusions.items.some(({ exclusionType, entityId }) => isIn(audience, exclusionType, entityId)))
    return false;
  return (
    applications.items.length === 0 ||
    applications.items.some(({ applicationType, entityId }) => isIn(audience, applicationType, entityId))
  );
}
