const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const devices = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'android'],
  [/Android/, 'tablet'],
  [/Windows/, 'windows'],
  [/CrOS/, 'chromebook'],
  [/Mac OS/, 'mac'],
  [/Linux/, 'linux'],
] as const;

const nameIn = (agent: string, names: readonly (readonly [RegExp, string])[]) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/** What a browser says it is, and on which kind of device; neither where it does not say. */
export const agentNames = (agent = ''): { browser: string | undefined; device: string | undefined } => ({
  browser: nameIn(agent, browsers),
  device: nameIn(agent, devices),
});

export const isPhone = (agent: string | null | undefined): boolean =>
  /Mobile|Android|iPhone/.test(agent ?? '');
