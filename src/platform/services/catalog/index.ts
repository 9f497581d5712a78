import { defineService } from '../../service.ts';
import { catalogMigrations } from './tables.ts';

export const catalog = defineService({ name: 'catalog', migrations: catalogMigrations });
