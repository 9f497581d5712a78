import type { answer } from './graphql/yoga.ts';

export const lazy = async (): Promise<ReturnType<typeof answer>> =>
  (await import('./graphql/yoga.ts')).answer();
