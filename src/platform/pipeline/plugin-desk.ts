import type { PluginFailure } from '../../shared/plugins.ts';
import type { Site } from '../context.ts';
import type { SecretBox } from '../identity/secret-box.ts';
import type { ConfiguredPlugin, PluginAnswer, PluginLine, PluginQuestion } from '../plugins.ts';
import type { Clock, Logger } from '../ports.ts';
import { HealthBook } from './plugin-health.ts';
import { pluginFailureOf, NotJson, PluginRejection } from './plugin-errors.ts';
import { cutText } from '../../shared/cut-text.ts';

interface PluginDeskDeps {
  line: PluginLine;
  configured: readonly ConfiguredPlugin[];
  site: Site;
  secretBox: SecretBox;
  clock: Clock;
  logger: Pick<Logger, 'warn'>;
}

/** A page asks for its totals several times in a row. */
const FRESH_MS = 20_000;
const MAX_REMEMBERED = 500;
/** Nobody waits for one that failed a moment ago; the longer it fails, the longer it is left alone. */
const REST_MS = 10_000;
const MAX_REST_MS = 120_000;
const MAX_DETAIL = 200;

interface Remembered {
  told: PluginAnswer<unknown>;
  at: number;
}

/** Asks the apps of one shop: remembers answers for a moment, leaves alone what fails, and knows how each does. */
export class PluginDesk {
  readonly configured: readonly ConfiguredPlugin[];
  readonly health = new HealthBook();
  readonly #parts: PluginDeskDeps;
  readonly #remembered = new Map<string, Remembered>();
  readonly #rests = new Map<string, { until: number; times: number }>();

  constructor(parts: PluginDeskDeps) {
    this.#parts = parts;
    this.configured = parts.configured;
  }

  keyOf({ plugin, path, same, identity, language }: PluginQuestion): string {
    return JSON.stringify([plugin.id, plugin.version, path, identity, language, same]);
  }

  #now(): number {
    return this.#parts.clock.now().getTime();
  }

  #withinMs(key: string, ms: number): PluginAnswer<unknown> | undefined {
    const found = this.#remembered.get(key);
    return found && this.#now() - found.at < ms ? found.told : undefined;
  }

  /** What it said a moment ago, or that it is left alone. */
  remembered(question: PluginQuestion): PluginAnswer<unknown> | undefined {
    const key = this.keyOf(question);
    return (
      this.#withinMs(key, FRESH_MS) ?? (this.#isResting(question) ? this.#silent(question, key) : undefined)
    );
  }

  #silent({ standInMs = 0 }: PluginQuestion, key: string): PluginAnswer<unknown> {
    return this.#withinMs(key, standInMs) ?? { fault: 'RESTING' };
  }

  #restKey = ({ plugin, kind }: PluginQuestion): string => `${plugin.id} ${plugin.version} ${kind}`;

  #isResting(question: PluginQuestion): boolean {
    return (this.#rests.get(this.#restKey(question))?.until ?? 0) > this.#now();
  }

  #rest(question: PluginQuestion): void {
    const key = this.#restKey(question);
    const times = (this.#rests.get(key)?.times ?? 0) + 1;
    const ms = Math.min(REST_MS * 2 ** Math.min(times - 1, 10), MAX_REST_MS);
    this.#rests.set(key, { times, until: this.#now() + ms });
  }

  #keep(key: string, pluginAnswer: PluginAnswer<unknown>): void {
    this.#remembered.delete(key);
    this.#remembered.set(key, { told: pluginAnswer, at: this.#now() });
    for (const old of this.#remembered.keys()) {
      if (this.#remembered.size <= MAX_REMEMBERED) return;
      this.#remembered.delete(old);
    }
  }

  /** Asks it now. @throws what went wrong */
  async put<Answer>(question: PluginQuestion<Answer>, requestId: string): Promise<Answer> {
    const { plugin, path, extension, request, identity, language } = question;
    const { line, secretBox, site } = this.#parts;
    const { key, appId, timeLimitMs } = plugin;
    const { status, body } = await line.call({
      url: `${plugin.url}${path}`,
      appId,
      privateKey: 'plain' in key ? key.plain : await secretBox.open(key.sealed, plugin.id),
      timeoutMs: timeLimitMs,
      trusted: 'plain' in key,
      request,
      metadata: {
        appExtensionType: extension,
        instanceId: site.id,
        requestId,
        currency: site.currency,
        identity,
        languages: [language],
      },
    });
    if (status !== 200) {
      const rejected = PluginRejection.from(status, body);
      const { code, data } = rejected;
      const told = code === undefined ? undefined : question.readRefusal?.({ code, data });
      if (told === undefined) throw rejected;
      return told;
    }
    if (body === undefined) throw new NotJson('It answered no JSON.');
    return question.read(body);
  }

  async ask(question: PluginQuestion, requestId: string): Promise<PluginAnswer<unknown>> {
    const { plugin, kind } = question;
    const key = this.keyOf(question);
    const began = performance.now();
    const moment = (more: { fault?: PluginFailure; detail?: string }) => ({
      at: this.#parts.clock.now().toISOString(),
      kind,
      ms: Math.round(performance.now() - began),
      ...more,
    });
    try {
      const answer = await this.put(question, requestId);
      this.#rests.delete(this.#restKey(question));
      this.#keep(key, { answer });
      this.health.note(plugin.id, moment({}));
      return { answer };
    } catch (error) {
      const { fault, detail } = pluginFailureOf(error);
      const result = { fault, ...(detail && { detail: cutText(detail, MAX_DETAIL) }) };
      if (fault === 'REFUSED') {
        // It works, and said no.
        this.#rests.delete(this.#restKey(question));
        this.#keep(key, result);
        this.health.note(plugin.id, moment({}));
        return result;
      }
      this.#rest(question);
      this.health.note(plugin.id, moment(result));
      this.#parts.logger.warn({ err: error, plugin: plugin.name, kind, fault }, 'a service plugin failed');
      return this.#withinMs(key, question.standInMs ?? 0) ?? result;
    }
  }
}
