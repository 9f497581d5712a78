import type { One } from './circle.ts';
export type Other = { one?: One };
