import { defineService } from '#platform/service.ts';
import { handlers as applicationHandlers } from './applications.ts';
import { handlers } from './fields.ts';
import { migrations } from './migrations.ts';
import { handlers as suggestionHandlers } from './suggestions.ts';
import { entities, seedFields } from './tables.ts';

export const customFields = defineService({
  name: 'custom-fields',
  package: 'members_custom-fields',
  handlers,
  entities,
  migrations,
  seed: seedFields,
});

export const customFieldApplications = defineService({
  name: 'custom-field-applications',
  package: 'members_custom-field-applications',
  handlers: applicationHandlers,
});

export const customFieldSuggestions = defineService({
  name: 'custom-field-suggestions',
  package: 'members_custom-field-suggestions',
  handlers: suggestionHandlers,
});
