import type { PluginHealth, PluginMoment } from '../../shared/plugins.ts';

/** Of each plugin the last faults; more say nothing new. */
export const MAX_FAILURES = 20;

export const UNASKED: PluginHealth = { answered: 0, failed: 0, faults: [] };

export function withMoment(health: PluginHealth, moment: PluginMoment): PluginHealth {
  if (!moment.fault) return { ...health, answered: health.answered + 1, lastAnswerAt: moment.at };
  return {
    ...health,
    failed: health.failed + 1,
    faults: [moment, ...health.faults].slice(0, MAX_FAILURES),
  };
}

/** @param after what came later */
export function healthTogether(before: PluginHealth, after: PluginHealth): PluginHealth {
  const lastAnswerAt = after.lastAnswerAt ?? before.lastAnswerAt;
  return {
    answered: before.answered + after.answered,
    failed: before.failed + after.failed,
    ...(lastAnswerAt && { lastAnswerAt }),
    faults: [...after.faults, ...before.faults]
      .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
      .slice(0, MAX_FAILURES),
  };
}

/** What this process saw and nobody wrote down yet. */
export class HealthBook {
  #seen = new Map<string, PluginHealth>();

  note(pluginId: string, moment: PluginMoment): void {
    this.#seen.set(pluginId, withMoment(this.of(pluginId), moment));
  }

  of(pluginId: string): PluginHealth {
    return this.#seen.get(pluginId) ?? UNASKED;
  }

  take(): ReadonlyMap<string, PluginHealth> {
    const seen = this.#seen;
    this.#seen = new Map();
    return seen;
  }
}
