/** The roles that every store has; the platform rejects changes to them. */
const SYSTEM_KEYS: ReadonlySet<string> = new Set(['OWNER', 'CONTRIBUTOR']);

export const isOfSystem = ({ roleKey }: { roleKey?: string }): boolean => SYSTEM_KEYS.has(roleKey ?? '');
