import { preloadable } from '../../ui/preloadable.tsx';

export const Home = preloadable(() => import('./Home.tsx'));
