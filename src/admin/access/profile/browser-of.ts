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

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** "Firefox on a Windows computer": enough to tell one's own devices apart. */
export function browserOf(agent: string | null | undefined, translate: Translate): string {
  const browser = nameIn(agent ?? '', browsers);
  const device = nameIn(agent ?? '', devices);
  const place = device && translate(`access.device.${device}`);
  if (browser && place) return translate('access.device.on', { browser, place });
  return browser ?? place ?? translate('access.device.unknown');
}

export const isPhone = (agent: string | null | undefined): boolean =>
  /Mobile|Android|iPhone/.test(agent ?? '');
