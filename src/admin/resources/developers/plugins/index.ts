import { Plug } from 'lucide-react';
import { pluginsDesk } from '#shared/desks/plugins.ts';
import { defineDesk } from '#admin/data/define-desk.ts';
import { preloadable } from '#admin/ui/preloadable.tsx';
import type { PluginRow } from './plugin-form.ts';

const page = preloadable(() => import('./Plugins.tsx'));

export const plugins = defineDesk<PluginRow>({
  ...pluginsDesk,
  icon: Plug,
  provider: async () => (await import('./provider.ts')).pluginsProvider,
  list: page,
  create: page,
  edit: page,
});
