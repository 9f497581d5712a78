import type { QueryPlugin, PluginAnswer, PluginCommand, PluginQuestion, Plugins } from '../plugins.ts';
import type { PluginDesk } from './plugin-desk.ts';

/** Questions came up where nobody may be waited for. */
class Unasked extends Error {
  readonly questions: readonly PluginQuestion[];

  constructor(questions: readonly PluginQuestion[]) {
    super('Apps of the shop have to be asked first.');
    this.questions = questions;
  }
}

/** Something is to be done at an app before the work can go on. */
class Undone extends Error {
  readonly key: string;
  readonly deed: PluginCommand;

  constructor(key: string, pluginCommand: PluginCommand) {
    super('Something has to be done at an app of the shop first.');
    this.key = key;
    this.deed = pluginCommand;
  }
}

/** A call that goes on asking is answered no more. */
const MAX_ROUNDS = 8;

/** What the shop's apps answered to one call: the same question is asked once, however often its work runs. */
export class PluginAnswers {
  readonly #desk: PluginDesk | undefined;
  readonly #requestId: string;
  readonly #answers = new Map<string, PluginAnswer<unknown>>();
  readonly #done = new Set<string>();
  readonly #waits: boolean;
  #rounds = 0;

  /** @param waits false where nobody does, such as maintain: no app is asked */
  constructor(desk?: PluginDesk, requestId = '', waits = true) {
    this.#desk = desk;
    this.#waits = waits;
    this.#requestId = requestId;
  }

  async #askAll(questions: readonly PluginQuestion[]): Promise<void> {
    const desk = this.#desk;
    if (!desk) return;
    this.#rounds += 1;
    await Promise.all(
      questions.map(async (question) => {
        this.#answers.set(desk.keyOf(question), await desk.ask(question, this.#requestId));
      }),
    );
  }

  /** What it said before stands in for nothing here. */
  #askOnce: QueryPlugin = async (question) => {
    if (!this.#desk) return { fault: 'RESTING' };
    return (await this.#desk.ask({ ...question, standInMs: 0 }, this.#requestId)) as never;
  };

  async #do(key: string, pluginCommand: PluginCommand): Promise<void> {
    this.#rounds += 1;
    this.#done.add(key);
    await pluginCommand(this.#askOnce);
  }

  /** What is known without asking; a call that asked too often is told that nobody answers. */
  #known(question: PluginQuestion): PluginAnswer<unknown> | undefined {
    const desk = this.#desk;
    if (!desk || !this.#waits) return { fault: 'RESTING' };
    const key = desk.keyOf(question);
    const known = this.#answers.get(key) ?? desk.remembered(question);
    if (known) this.#answers.set(key, known);
    return known ?? (this.#rounds >= MAX_ROUNDS ? { fault: 'RESTING' } : undefined);
  }

  /** @param inTransaction questions without an answer then undo it */
  plugins(inTransaction: boolean): Plugins {
    const desk = this.#desk;
    return {
      configured: desk?.configured ?? [],
      ask: async (groups) => {
        const open = Object.values(groups)
          .flat()
          .filter((question) => !this.#known(question));
        if (open.length > 0 && inTransaction) throw new Unasked(open);
        if (open.length > 0) await this.#askAll(open);
        const told = Object.entries(groups).map(([name, questions]) => [
          name,
          questions.map((question) => this.#known(question) ?? { fault: 'RESTING' }),
        ]);
        return Object.fromEntries(told);
      },
      askNow: async (question) => (inTransaction ? { fault: 'RESTING' } : this.#askOnce(question)),
      carryOut: async (key, action) => {
        if (!desk || !this.#waits || this.#done.has(key) || this.#rounds >= MAX_ROUNDS) return false;
        if (inTransaction) throw new Undone(key, action);
        await this.#do(key, action);
        return true;
      },
      health: (pluginId) => desk?.health.of(pluginId) ?? { answered: 0, failed: 0, faults: [] },
      takeHealth: () => desk?.health.take() ?? new Map(),
    };
  }

  /** Runs work that is undone when it ends with questions, and again once those are answered. */
  async around<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!this.#desk) throw error;
        if (error instanceof Undone) await this.#do(error.key, error.deed);
        else if (error instanceof Unasked) await this.#askAll(error.questions);
        else throw error;
      }
    }
  }
}
