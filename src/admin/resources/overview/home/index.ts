import { preloadable } from '#admin/ui/preloadable.tsx';

export const Home = preloadable(() => import('./Home.tsx'));
