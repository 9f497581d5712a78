import { b } from '../../other/b/inside.ts';
export const a = b;
