import { defineService } from '#platform/service.ts';
import { routes } from './routes.ts';

/** What the shop keeps of one person, over all services: told as one file, and erased. It keeps nothing itself. */
export const personalData = defineService({ name: 'personal-data', routes });
