/** Those that every shop has; the platform refuses to change them. */
const SYSTEM_KEYS: ReadonlySet<string> = new Set(['OWNER', 'CONTRIBUTOR']);

export const isOfSystem = ({ roleKey }: { roleKey?: string }): boolean => SYSTEM_KEYS.has(roleKey ?? '');
