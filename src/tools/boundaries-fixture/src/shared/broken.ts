import { secret } from '../server/secret.ts';
export const leaked = secret;
