import { randomUUID } from 'node:crypto';
import type { Clock, IdSource } from '../ports.ts';

export const systemClock: Clock = { now: () => new Date() };
export const randomIds: IdSource = { guid: () => randomUUID() };
