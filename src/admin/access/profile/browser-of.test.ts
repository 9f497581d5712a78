import { describe, expect, it } from 'vitest';
import { access } from '../../i18n/access.ts';
import { browserOf } from './browser-of.ts';

const words = access.device as Readonly<Record<string, string>>;
const translate = (key: string, values: Record<string, unknown> = {}) =>
  (words[key.split('.').at(-1) ?? ''] ?? '').replaceAll(/%\{(\w+)\}/g, (_, name: string) =>
    String(values[name]),
  );

describe('a device', () => {
  it('is told in plain words', () => {
    const told = (agent: string | null) => browserOf(agent, translate);
    expect(told('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120 Safari/537.36')).toBe(
      'Chrome on a Linux computer',
    );
    expect(told('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120 Safari/537.36 Edg/120')).toBe(
      'Edge on a Windows computer',
    );
    expect(
      told('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1'),
    ).toBe('Safari on an iPhone');
    expect(told('Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/120 Mobile Safari/537.36')).toBe(
      'Chrome on an Android phone',
    );
    expect(told('curl/8')).toBe('Unknown device');
    expect(told(null)).toBe('Unknown device');
  });
});
