import { preloadable } from '#admin/ui/preloadable.tsx';

export const Settings = preloadable(() => import('./Settings.tsx'));
