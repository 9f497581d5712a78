import type { Triggers } from '../context.ts';
import type { TriggerApp, TriggerQuestion } from '../ports.ts';

/** A question came up where nobody may be waited for. */
class Unasked extends Error {
  readonly question: TriggerQuestion;

  constructor(question: TriggerQuestion) {
    super('An app has to be asked first.');
    this.question = question;
  }
}

const NONE: ReadonlySet<string> = new Set();

/** A call that goes on asking is answered no. */
const MOST_QUESTIONS = 3;

/** Lines that a call adds have other ids each time that it runs. */
const keyOf = ({ lineItems, ...rest }: TriggerQuestion): string =>
  JSON.stringify([rest, lineItems.map(({ id: _id, ...line }) => line)]);

/** What the app answered to one call: the same question is asked once, however often its work runs. */
export class AskFirst {
  readonly #app: TriggerApp | undefined;
  readonly #answers = new Map<string, ReadonlySet<string>>();

  constructor(app: TriggerApp | undefined) {
    this.#app = app;
  }

  async #ask(app: TriggerApp, question: TriggerQuestion): Promise<ReadonlySet<string>> {
    const asked = new Set(question.triggers);
    // What was never asked about is nothing to it.
    const answer = new Set((await app.eligible(question)).filter((id) => asked.has(id)));
    this.#answers.set(keyOf(question), answer);
    return answer;
  }

  /** @param inTransaction a question without an answer then undoes it */
  triggers(inTransaction: boolean): Triggers {
    const app = this.#app;
    return {
      appId: app?.appId,
      met: async (question) => {
        const known = this.#answers.get(keyOf(question));
        if (known) return known;
        if (!app || question.triggers.length === 0 || this.#answers.size >= MOST_QUESTIONS) return NONE;
        if (inTransaction) throw new Unasked(question);
        return this.#ask(app, question);
      },
      list: async () => (await app?.list()) ?? [],
    };
  }

  /** Runs work that is undone when it ends with a question, and again once that is answered. */
  async around<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof Unasked) || !this.#app) throw error;
        await this.#ask(this.#app, error.question);
      }
    }
  }
}

/** Where nobody is waiting, such as upkeep, no app is asked. */
export const askNobody = new AskFirst(undefined);
