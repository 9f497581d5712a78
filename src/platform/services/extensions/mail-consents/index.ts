import { defineService } from '#platform/service.ts';
import { listeners } from './listen.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export const mailConsents = defineService({ name: 'mail-consents', listeners, routes, migrations });
