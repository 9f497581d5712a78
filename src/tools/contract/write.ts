import type { PackageContract } from '../../platform/contract/schema.ts';

/** Minified, yet one line a definition, operation, event or query spec: changes of the SDK read well in a diff. */
export function serialise(contract: PackageContract): string {
  const lines = (record: object) =>
    Object.entries(record).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  const block = (key: string, entries: string[], [open, close]: string) =>
    `${JSON.stringify(key)}:${open}${entries.length > 0 ? `\n${entries.join(',\n')}\n` : ''}${close}`;
  return `{\n${[
    `"package":${JSON.stringify(contract.package)},"version":${JSON.stringify(contract.version)}`,
    block('operations', lines(contract.operations), '{}'),
    block('definitions', lines(contract.definitions), '{}'),
    block('querySpecs', lines(contract.querySpecs), '{}'),
    block(
      'events',
      contract.events.map((event) => JSON.stringify(event)),
      '[]',
    ),
  ].join(',\n')}\n}\n`;
}

const identifier = (name: string): string =>
  name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase());

/** The module that hands the documents to the runtime; its header names the versions they were read from. */
export function serialiseIndex(contracts: readonly PackageContract[]): string {
  const imports = contracts.map(
    ({ package: name }) => `import ${identifier(name)} from './${name}.json' with { type: 'json' };`,
  );
  return [
    '// Written by `npm run generate` from the declarations of:',
    ...contracts.map(({ package: name, version }) => `//   @wix/auto_sdk_${name} ${version}`),
    ...imports,
    '',
    'export const documents: readonly unknown[] = [',
    ...contracts.map(({ package: name }) => `  ${identifier(name)},`),
    '];',
    '',
  ].join('\n');
}
