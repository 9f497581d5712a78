import type { Context } from '../context.ts';
import type { ServiceDefinition } from '../service.ts';
import type { Link } from './exchange.ts';

/** Makes what every site has, once; what failed is tried again by the next call. */
export function seedSite(
  definitions: readonly ServiceDefinition[],
  transaction: (work: (context: Context) => Promise<void>) => Promise<void>,
): () => Promise<void> {
  const seeds = definitions.flatMap(({ seed }) => seed ?? []);
  let done: Promise<void> | undefined;
  return () => {
    done ??= transaction(async (context) => {
      for (const seed of seeds) await seed(context);
    }).catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

/** Nothing is read before the site has what every site has. */
export const awaitSeeds =
  (seeded: () => Promise<void>): Link =>
  async (_c, next) => {
    await seeded();
    await next();
  };
