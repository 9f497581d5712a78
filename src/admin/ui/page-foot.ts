import { createContext } from 'react';

/** Where a page has what stays in sight at its foot, as wide as the page; null where there is no page around. */
export const PageFoot = createContext<HTMLElement | null>(null);
