const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

const nameIn = (agent: string, names: readonly (readonly [RegExp, string])[]) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** "Firefox, Linux": enough to tell one's own devices apart. */
export function browserOf(agent: string | null | undefined): string {
  if (!agent) return '—';
  const found = [nameIn(agent, browsers), nameIn(agent, systems)].filter(Boolean);
  return found.length > 0 ? found.join(', ') : agent.slice(0, 40);
}

export const isPhone = (agent: string | null | undefined): boolean =>
  /Mobile|Android|iPhone/.test(agent ?? '');
