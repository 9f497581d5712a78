import type { Context } from '#platform/context.ts';
import { healthTogether, UNASKED } from '#platform/pipeline/plugin-health.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { addHealth } from './plugin-store.ts';
import { routes } from './routes.ts';

/** What this process saw of them since it last looked; several processes add theirs. */
async function writeHealth(context: Context): Promise<void> {
  const seen = [...context.plugins.takeHealth()].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [id, health] of seen) {
    await addHealth(context, id, (before = UNASKED) => healthTogether(before, health));
  }
}

/** Apps of the shop that are asked while somebody shops: who they are, how they do. */
export const servicePlugins = defineService({
  name: 'service-plugins',
  routes,
  migrations,
  maintain: writeHealth,
});
