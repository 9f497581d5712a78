import { Plug } from 'lucide-react';
import { pluginsDesk } from '#shared/desks/plugins.ts';
import { defineDesk } from '../../data/define-desk.ts';
import { restDesk } from '../../data/rest-desk.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import type { PluginRow } from './plugin-form.ts';

const page = preloadable(() => import('./Plugins.tsx'));

export const plugins = defineDesk<PluginRow>({
  ...pluginsDesk,
  icon: Plug,
  provider: restDesk,
  list: page,
  create: page,
  edit: page,
});
