import { defineService } from '#platform/service.ts';
import { routes } from './routes.ts';

/** Members as the shop's pages show them, in one call each; it keeps nothing, and asks the rule of who sees whom. */
export const people = defineService({ name: 'people', routes });
