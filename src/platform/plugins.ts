import type { PluginFailure, PluginHealth, PluginKind } from '../shared/plugins.ts';

/** Whom a question goes to. */
export interface QuestionedPlugin {
  id: string;
  /** Another one with every change of it. */
  version: string;
  name: string;
  /** Without a slash at its end. */
  url: string;
  appId: string;
  /** Sealed by the secret box for its id; the configuration's own is plain. */
  key: { sealed: string } | { plain: string };
  timeLimitMs: number;
}

export interface ConfiguredPlugin extends QuestionedPlugin {
  kinds: readonly PluginKind[];
}

export interface PluginQuestion<Answer = unknown> {
  plugin: QuestionedPlugin;
  kind: PluginKind;
  /** Of the method, such as `/v1/getRates`. */
  path: string;
  /** As `ServicePluginDefinition` of the SDK names it. */
  extension: string;
  request: object;
  /** On whose behalf, as `IdentificationData` of the contract says it. */
  identity: object;
  /** Of who shops. */
  language: string;
  /** What makes it the same question. Lines go by their place in it: their ids may be others each time the work runs. */
  same: unknown;
  /** @throws what is wrong with it; lines in it go by their place */
  read(body: unknown): Answer;
  /** What it says by an error of the contract, where that is an answer, too; undefined where it is not. */
  readRefusal?(rejection: { code: string; data: unknown }): Answer | undefined;
  /** So long an earlier answer stands in for one that does not come. */
  standInMs?: number;
}

/** What it says cannot be. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer';
}

export type PluginAnswer<Answer> = { answer: Answer } | { fault: PluginFailure; detail?: string };

type AnswerTo<Question> = Question extends PluginQuestion<infer Answer> ? Answer : never;
export type PluginAnswers<Groups extends Record<string, readonly PluginQuestion[]>> = {
  [Name in keyof Groups]: PluginAnswer<AnswerTo<Groups[Name][number]>>[];
};

/** Asks once more than for its own sake: it changes something at the app. */
export type QueryPlugin = <Answer>(question: PluginQuestion<Answer>) => Promise<PluginAnswer<Answer>>;

/** Writes down what it is about to ask, asks, and writes down the answer, each in its own transaction. */
export type PluginCommand = (ask: QueryPlugin) => Promise<void>;

/** Apps of the shop, as an operation asks them. */
export interface Plugins {
  /** Those that the configuration names. */
  readonly configured: readonly ConfiguredPlugin[];
  /**
   * Asks all of them side by side, each in its time; what does not come is told as a fault. No transaction waits: it is
   * undone, they are asked, and the work runs again from its beginning, so what calls this writes nothing but by its
   * transaction.
   */
  ask<const Groups extends Record<string, readonly PluginQuestion[]>>(
    groups: Groups,
  ): Promise<PluginAnswers<Groups>>;
  /** Asks it, whatever it said before; only where no transaction is open. */
  askNow: QueryPlugin;
  /**
   * Has an app change something. Where a transaction is open that is undone, the action is done, and the work runs again,
   * which finds on record what came of it.
   * @param key the same for the same action: a call does it once
   * @returns false where it is done already, or nobody may be asked
   */
  carryOut(key: string, pluginCommand: PluginCommand): Promise<boolean>;
  /** How one does, as far as this process knows and has not written down yet. */
  health(pluginId: string): PluginHealth;
  /** The same of all, which is then forgotten here. */
  takeHealth(): ReadonlyMap<string, PluginHealth>;
}

/** One question to an app of the shop, as the hosted platform asks it. */
export interface PluginCall {
  /** Of the method, whole. */
  url: string;
  appId: string;
  /** RSA, as PKCS #8 in PEM; the app has its public half. */
  privateKey: string;
  timeoutMs: number;
  /** Named by whoever runs the server: it may lead inside. */
  trusted: boolean;
  request: object;
  metadata: object;
}

export interface PluginReply {
  status: number;
  /** Undefined where it was not JSON. */
  body: unknown;
}

/** Carries questions to apps of the shop: signed, once, in bounded time and size, and no further than their address. */
export interface PluginLine {
  /** @throws where no whole answer came */
  call(call: PluginCall): Promise<PluginReply>;
}
