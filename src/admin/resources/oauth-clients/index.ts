import { AppWindow } from 'lucide-react';
import type { OAuthClientRow } from '#shared/developers.ts';
import { oauthClientsDesk } from '#shared/desks/oauth-clients.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restDesk } from '../../data/rest-desk.ts';
import { preloadable } from '../../ui/preloadable.tsx';

const page = preloadable(() => import('./OAuthClients.tsx'));

export const oauthClients = defineDesk<OAuthClientRow>({
  ...oauthClientsDesk,
  icon: AppWindow,
  provider: restDesk,
  list: page,
  create: page,
  edit: page,
});
