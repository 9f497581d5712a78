import { AppWindow } from 'lucide-react';
import type { OAuthClientRow } from '#shared/developers.ts';
import { oauthClientsDesk } from '#shared/desks/oauth-clients.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { restDesk } from '#admin/data/rest-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';

const page = preloadable(() => import('./OAuthClients.tsx'));

export const oauthClients = defineDesk<OAuthClientRow>({
  ...oauthClientsDesk,
  icon: AppWindow,
  provider: restDesk,
  list: page,
  create: page,
  edit: page,
});
