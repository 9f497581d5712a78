import { preloadable } from '../../ui/preloadable.tsx';

export const Settings = preloadable(() => import('./Settings.tsx'));
