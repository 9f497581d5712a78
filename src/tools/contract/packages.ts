import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The SDK's umbrellas whose packages the platform serves. */
const umbrellas = ['ecom', 'stores', 'reviews', 'members', 'media', 'redirects', 'identity', 'categories'];

/** Of umbrellas whose other packages are no matter of a shop. */
const singles = ['@wix/auto_sdk_business-tools_locations', '@wix/auto_sdk_business-tools_site-properties'];

export interface SourcePackage {
  /** Without scope and prefix: `ecom_orders`. */
  name: string;
  version: string;
  /** Declarations of the REST shapes, including fields the public ones hide. */
  metaDeclarations: string;
  metaModule: string;
  /** Declarations that carry permissions, errors, events and query specs. */
  sdkDeclarations: string[];
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

const prefix = '@wix/auto_sdk_';
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Every package below the umbrellas that declares operations; service plugins do not. */
export function listPackages(nodeModules: string): SourcePackage[] {
  const names = new Set<string>(singles);
  for (const umbrella of umbrellas) {
    const { dependencies = {} } = readManifest(join(nodeModules, '@wix', umbrella));
    for (const name of Object.keys(dependencies)) if (name.startsWith(prefix)) names.add(name);
  }
  return [...names].sort().flatMap((name) => {
    const folder = join(nodeModules, name);
    const internal = join(folder, 'build/internal/es');
    const metaDeclarations = join(internal, 'meta.d.mts');
    if (!existsSync(metaDeclarations)) return [];
    const sdkDeclarations = readdirSync(internal)
      .filter((file) => file.endsWith('.d.mts') && !['meta.d.mts', 'index.d.mts'].includes(file))
      .sort()
      .map((file) => join(internal, file));
    return [
      {
        name: name.slice(prefix.length),
        version: readManifest(folder).version,
        metaDeclarations,
        metaModule: join(folder, 'build/es/meta.mjs'),
        sdkDeclarations,
      },
    ];
  });
}
