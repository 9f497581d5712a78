import type { Plugin, PluginHealth } from '../../../shared/plugins.ts';

export type PluginState = 'paused' | 'failing' | 'answers' | 'unasked';

/** As its last answer or fault says. */
export function stateOf({ active, health }: Pick<Plugin, 'active'> & { health: PluginHealth }): PluginState {
  if (!active) return 'paused';
  const { lastAnswerAt, faults } = health;
  const lastFaultAt = faults[0]?.at;
  if (lastFaultAt && (!lastAnswerAt || lastFaultAt > lastAnswerAt)) return 'failing';
  return lastAnswerAt ? 'answers' : 'unasked';
}
