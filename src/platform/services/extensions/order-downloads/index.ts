import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';

/** What buyers of digital files may download, and how often they did. */
export const orderDownloads = defineService({ name: 'order-downloads', routes, entities, migrations });
