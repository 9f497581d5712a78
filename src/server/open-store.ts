import { join } from 'node:path';
import type { Database, MigrationSet, QueryWatch } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { readEmptyStore } from './built.ts';
import { checkDataFolder, dataFolderProblem } from './config/data-folder-problem.ts';
import type { Environment } from './config/environment.ts';
import { SettingProblem } from './config/setting-problem.ts';

type Settings = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>;

/** As it may be shown. */
const withoutPassword = (url: string): string => {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
};

/** Where several addresses were tried, the message is in the parts. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError && error.message === ''
    ? error.errors.map(reasonOf).join(', ')
    : error instanceof Error
      ? error.message
      : String(error);

const urlProblem = (url: string, error: unknown): SettingProblem =>
  new SettingProblem('DATABASE_URL', `${withoutPassword(url)} cannot be used: ${reasonOf(error)}`, error);

/**
 * The folder for files and the database with all its tables.
 * @param onBroken told when the embedded database can go on no longer
 * @throws SettingProblem
 */
export async function openStore(
  { DATA_DIR, DATABASE_URL }: Settings,
  migrations: readonly MigrationSet[],
  onBroken: (problem: SettingProblem) => void,
  onQuery?: QueryWatch,
): Promise<Database> {
  await checkDataFolder(DATA_DIR, ['database', 'media', 'documents', 'renditions']);
  const problem = async (error: unknown): Promise<SettingProblem> =>
    DATABASE_URL === undefined ? dataFolderProblem(DATA_DIR, error) : urlProblem(DATABASE_URL, error);
  const tell = async (error: unknown): Promise<void> => onBroken(await problem(error));
  let database: Database | undefined;
  try {
    database = await openDatabase(
      DATABASE_URL === undefined
        ? {
            dataDir: join(DATA_DIR, 'database'),
            fresh: readEmptyStore,
            onBroken: (error) => void tell(error),
            onQuery,
          }
        : { url: DATABASE_URL, onQuery },
    );
    await database.migrate(migrations);
    return database;
  } catch (error) {
    await database?.close().catch(() => {});
    throw await problem(error);
  }
}
