import type { MigrationSet } from '../../database/database.ts';
import { stripeMigrations } from './stripe/tables.ts';
import { testGatewayMigrations } from './test-gateway/tables.ts';

/** What the adapters keep beside the platform, whichever of them are in use. */
export const adapterMigrations: readonly MigrationSet[] = [testGatewayMigrations, stripeMigrations];
