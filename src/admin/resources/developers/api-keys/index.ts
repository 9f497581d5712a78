import { KeySquare } from 'lucide-react';
import type { ApiKeyRow } from '#shared/developers.ts';
import { apiKeysDesk } from '#shared/desks/api-keys.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { restDesk } from '#admin/data/rest-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

const page = preloadable(() => import('./ApiKeys.tsx'));

export const apiKeys = defineDesk<ApiKeyRow>({
  ...apiKeysDesk,
  icon: KeySquare,
  provider: restDesk,
  list: page,
  create: page,
  edit: page,
});
