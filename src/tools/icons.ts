/**
 * `npm run icons`: writes the icons that the sources import into `src/stand-ins/lucide-react`, from the published package.
 * Whoever imports another icon runs it once; the package itself would bring 4,854 files to everyone.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { usedIcons } from './icons/used-icons.ts';

const VERSION = '1.75.0';
const FOLDER = 'src/stand-ins/lucide-react';

interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

const work = mkdtempSync(join(tmpdir(), 'counterpart-icons-'));

/** Downloads the published package. @returns the folder of its modules */
function download(): string {
  const pack = ['pack', `lucide-react@${VERSION}`, '--silent', '--pack-destination', work];
  const archive = execFileSync('npm', pack, { encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', join(work, archive), '-C', work]);
  writeFileSync(`${FOLDER}/LICENSE`, readFileSync(join(work, 'package/LICENSE')));
  return join(work, 'package/dist/esm');
}

/** The shapes of an icon, under its current name where the imported one is an older alias. */
function readIcon(path: string): IconData {
  const code = readFileSync(path, 'utf8');
  const alias = /export \{ default \} from '\.\/([^']+)'/.exec(code)?.[1];
  if (alias !== undefined) return readIcon(join(path, '..', alias));
  const data = /const __iconData = (\{[\s\S]*?\n\});/.exec(code)?.[1];
  if (data === undefined) throw new Error(`${path} holds no icon.`);
  return runInNewContext(`(${data})`) as IconData;
}

try {
  const modules = download();
  const barrel = readFileSync(join(modules, 'lucide-react.mjs'), 'utf8');
  rmSync(`${FOLDER}/generated`, { recursive: true, force: true });
  mkdirSync(`${FOLDER}/generated`);
  const icons = usedIcons().map((name) => {
    const file = new RegExp(String.raw`\bdefault as ${name}\b[^\n]*from '\./icons/([^']+)\.mjs'`).exec(
      barrel,
    )?.[1];
    if (file === undefined) throw new Error(`lucide-react ${VERSION} has no icon ${name}.`);
    const data = readIcon(join(modules, 'icons', `${file}.mjs`));
    const shapes = JSON.stringify(data.node);
    writeFileSync(
      `${FOLDER}/generated/${file}.js`,
      `import { createIcon } from '../create-icon.js';\n\nexport default /* @__PURE__ */ createIcon('${data.name}', ${shapes});\n`,
    );
    return { name, file };
  });
  const lines = icons.map(({ name, file }) => `export { default as ${name} } from './${file}.js';\n`);
  writeFileSync(`${FOLDER}/generated/index.js`, lines.join(''));
  const types = icons.map(({ name }) => `export const ${name}: LucideIcon;\n`);
  writeFileSync(
    `${FOLDER}/generated/index.d.ts`,
    `import type { LucideIcon } from '../types.d.ts';\n\nexport type { LucideIcon, LucideProps } from '../types.d.ts';\n${types.join('')}`,
  );
  console.log(`${icons.length} icons.`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
