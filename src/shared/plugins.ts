/** Apps of the shop that the platform asks while somebody shops, each by a kind of the contract. */
export const pluginKinds = [
  'SHIPPING_RATES',
  'ADDITIONAL_FEES',
  'VALIDATIONS',
  'TAX_CALCULATION',
  'CUSTOM_TRIGGERS',
] as const;
export type PluginKind = (typeof pluginKinds)[number];

/** Why there is no answer that counts. */
export const pluginFaults = [
  /** It took longer than it may. */
  'TIMEOUT',
  /** Nobody is there, or the line broke. */
  'UNREACHABLE',
  /** Its address leads inside, where nobody is asked. */
  'ADDRESS_NOT_ALLOWED',
  /** It answered with another status than 200. */
  'STATUS',
  /** Its answer is longer than answers may be. */
  'TOO_LONG',
  /** Its answer is no JSON. */
  'NOT_JSON',
  /** Its answer breaks the contract, or says what cannot be. */
  'BAD_ANSWER',
  /** It said by an error of the contract that it cannot answer this. */
  'REFUSED',
  /** It failed a moment ago and is left alone. */
  'RESTING',
] as const;
export type PluginFault = (typeof pluginFaults)[number];

export const MOST_PLUGINS = 20;
export const MIN_PLUGIN_MS = 200;
export const MAX_PLUGIN_MS = 10_000;
export const MAX_PLUGIN_NAME = 60;
export const MAX_PLUGIN_URL = 1000;

/** What the merchant says of one. */
export interface PluginSettings {
  name: string;
  /** The base address; the path of each method follows it. */
  url: string;
  kinds: PluginKind[];
  active: boolean;
  timeLimitMs: number;
  /** Offered under its name where it has no answer. */
  fallbackRate?: { title: string; price: string };
  /** It is asked of bags, too, not of checkouts alone. */
  validateInCart?: boolean;
  /** Nothing is ordered while it does not say that it may be. */
  blockWhenSilent?: boolean;
}

/** One answer or fault of a plugin; nothing of who shops. */
export interface PluginMoment {
  at: string;
  kind: PluginKind;
  ms: number;
  fault?: PluginFault;
  detail?: string;
}

/** How it does. */
export interface PluginHealth {
  answered: number;
  failed: number;
  lastAnswerAt?: string;
  /** The last ones, newest first. */
  faults: PluginMoment[];
}

export interface Plugin extends PluginSettings {
  id: string;
  /** What its tokens are meant for: `appId` of the SDK's `AppStrategy`. */
  appId: string;
  /** What they are checked with: `publicKey` of the same. */
  publicKey: string;
  createdDate: string;
  updatedDate: string;
  /** Counts up with each change. */
  revision: number;
}

export interface ToldPlugin extends Plugin {
  health: PluginHealth;
}

/** What came of asking one with a sample bag. */
export interface PluginTrial {
  kind: PluginKind;
  ms: number;
  /** As it counts; absent where it does not. */
  answer?: unknown;
  fault?: PluginFault;
  detail?: string;
}
