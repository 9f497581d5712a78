/** The command `counterpart`, as it is installed: starts the server, backs the store up, or leads an app to it. */
import { parseArgs } from 'node:util';
import { readEnvironment, type Environment } from '../config/environment.ts';
import { VERSION } from '../version.ts';

const HELP = `counterpart ${VERSION}: the back office for Wix Headless stores, with the platform in the box.

  counterpart                  starts the server
  counterpart backup FILE      writes the whole store into FILE, also while the server runs
  counterpart restore FILE     makes the store what FILE says, while no server runs
  counterpart hook [FOLDER]    writes the files that lead an app on @wix/sdk to this server

  --port N     port to listen on (PORT, 8080)
  --data DIR   folder of the data (DATA_DIR, .data)
  --demo       with the demo store (DEMO)
  --url URL    hook: address of the server (PUBLIC_URL, http://localhost:8080)
  --client ID  hook: client ID of the app (PLATFORM_CLIENT_ID)
  --replace    restore: removes the store that is there
  --help, --version

FILE may be - for standard output and input. All other settings are environment variables, such as DATABASE_URL:
docs/operating.md has the list.`;

const options = {
  port: { type: 'string' },
  data: { type: 'string' },
  demo: { type: 'boolean' },
  replace: { type: 'boolean', default: false },
  url: { type: 'string' },
  client: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

const read = () => {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return refuse((error as Error).message);
  }
};

function refuse(text: string): never {
  console.error(`${text}\n\n${HELP}`);
  process.exit(2);
}

/** What a backup does not hold is said. */
const inBucket = ({ MEDIA_S3_BUCKET: bucket }: Environment): string =>
  bucket === undefined ? '' : ` Media files are in the bucket ${bucket}, not in the backup.`;

async function run(work: () => Promise<string>): Promise<void> {
  try {
    // Standard output may be the backup.
    console.error(await work());
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

const { values, positionals } = read();
const [command = 'start', file, ...rest] = positionals;
if (values.port !== undefined) process.env['PORT'] = values.port;
if (values.data !== undefined) process.env['DATA_DIR'] = values.data;
if (values.demo) process.env['DEMO'] = '1';

if (values.help) console.log(HELP);
else if (values.version) console.log(VERSION);
else if (rest.length > 0) refuse(`There is one word too many: ${rest.join(' ')}.`);
else if (command === 'start' && file === undefined) await import('../begin.ts');
else if ((command === 'backup' || command === 'restore') && file === undefined)
  refuse(`counterpart ${command} needs a file.`);
else if (command === 'backup')
  await run(async () => {
    const { backup } = await import('./backup.ts');
    const place = readEnvironment(process.env);
    const { rows, files } = await backup(place, file === '-' ? process.stdout : (file ?? ''));
    return `Backed up: ${rows} rows, ${files} files.${inBucket(place)}`;
  });
else if (command === 'restore')
  await run(async () => {
    const { restore } = await import('./restore.ts');
    const place = readEnvironment(process.env);
    const { rows, files } = await restore(place, file === '-' ? process.stdin : (file ?? ''), values);
    return `Restored: ${rows} rows, ${files} files.${inBucket(place)}`;
  });
else if (command === 'hook')
  await run(async () => {
    const { writeHookFiles } = await import('../hook/write-hook-files.ts');
    if (values.url !== undefined) process.env['PUBLIC_URL'] = values.url;
    if (values.client !== undefined) process.env['PLATFORM_CLIENT_ID'] = values.client;
    return writeHookFiles(readEnvironment(process.env), file);
  });
else refuse(`There is no command ${command}.`);
