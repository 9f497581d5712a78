import type { ToldPlugin } from '../../../shared/plugins.ts';

export type PluginState = 'unclear' | 'paused' | 'failing' | 'answers' | 'unasked';

/** As its last answer or fault says; before all, where somebody has to look at money. */
export function stateOf({
  active,
  health,
  unclearCards = 0,
}: Pick<ToldPlugin, 'active' | 'health' | 'unclearCards'>): PluginState {
  if (unclearCards > 0) return 'unclear';
  if (!active) return 'paused';
  const { lastAnswerAt, faults } = health;
  const lastFaultAt = faults[0]?.at;
  if (lastFaultAt && (!lastAnswerAt || lastFaultAt > lastAnswerAt)) return 'failing';
  return lastAnswerAt ? 'answers' : 'unasked';
}
