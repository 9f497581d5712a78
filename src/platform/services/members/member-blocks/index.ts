import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { handlers } from './operations.ts';
import { entities } from './tables.ts';

export const memberBlocks = defineService({
  name: 'member-blocks',
  package: 'members_member-to-member-block',
  handlers,
  entities,
  migrations,
});
