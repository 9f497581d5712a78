import { b } from '../b/inside.ts';
export const a = b;
