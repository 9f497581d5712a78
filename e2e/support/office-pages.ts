import { allPages } from '../../src/tools/test-run/pages.ts';

/** Every page that a desk registers, such as `/admin/orders/:id/refund`. */
export const officePatterns = (): string[] => allPages().filter((path) => path.startsWith('/admin/'));

export const deskOf = (path: string): string => path.split('/')[2] ?? '';
