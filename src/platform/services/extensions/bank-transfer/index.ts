import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export const bankTransfer = defineService({ name: 'bank-transfer', routes, migrations });
