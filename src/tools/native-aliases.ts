import { fileURLToPath } from 'node:url';

const native = (file: string): string => fileURLToPath(new URL(`native/${file}`, import.meta.url));

/** What packages still bring for browsers of long ago, replaced by what every browser has: 5 kB less at first. */
export const nativeAliases: Readonly<Record<string, string>> = {
  hasown: native('has-own.cjs'),
};
