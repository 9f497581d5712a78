import { answer } from './graphql/yoga.ts';

export const eager = answer();
