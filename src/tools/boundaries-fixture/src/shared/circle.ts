import type { Other } from './circle-back.ts';
export type One = { other?: Other };
