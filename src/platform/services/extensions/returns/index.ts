import { defineService } from '#platform/service.ts';
import { listeners } from './listen.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';

/** What buyers want to send back, until the money has gone back. The contract knows refunds and no returns. */
export const returns = defineService({ name: 'returns', listeners, routes, entities, migrations });
