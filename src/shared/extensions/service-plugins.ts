import { z } from 'zod';
import {
  algorithmTypes,
  MAX_ALGORITHM_NAME,
  MAX_PLUGIN_MS,
  MAX_PLUGIN_NAME,
  MAX_PLUGIN_URL,
  MIN_PLUGIN_MS,
  MAX_ALGORITHMS,
  pluginFailures,
  pluginKinds,
  type Plugin,
  type PluginTrial,
  type OpenMembershipCharge,
  type PluginView,
  type OpenRedemption,
} from '../plugins.ts';
import { changeExtension, readExtension } from './define.ts';

const READ = 'ECOM.READ_CHECKOUT_SETTINGS';
const MANAGE = 'ECOM.UPDATE_CHECKOUT_SETTINGS';
const MAX_RATE_TITLE = 100;

const kind = z.enum(pluginKinds);
const algorithm = z.strictObject({
  id: z.guid(),
  name: z.string().trim().min(1).max(MAX_ALGORITHM_NAME),
  type: z.enum(algorithmTypes),
});

const settings = z.strictObject({
  name: z.string().trim().min(1).max(MAX_PLUGIN_NAME),
  url: z.string().trim().max(MAX_PLUGIN_URL),
  kinds: z.array(kind).min(1).max(pluginKinds.length),
  active: z.boolean().default(true),
  timeLimitMs: z.int().min(MIN_PLUGIN_MS).max(MAX_PLUGIN_MS).default(3000),
  fallbackRate: z
    .strictObject({ title: z.string().trim().min(1).max(MAX_RATE_TITLE), price: z.string().max(30) })
    .nullish(),
  validateInCart: z.boolean().optional(),
  blockWhenSilent: z.boolean().optional(),
  algorithms: z.array(algorithm).max(MAX_ALGORITHMS).optional(),
  secondStepWhenSilent: z.boolean().optional(),
});
/** What the merchant enters, with the defaults of what is absent. */
export type EnteredPluginSettings = z.output<typeof settings>;

const plugin = z.strictObject({
  id: z.string(),
  appId: z.string(),
  publicKey: z.string(),
  name: z.string(),
  url: z.string(),
  kinds: z.array(kind),
  active: z.boolean(),
  timeLimitMs: z.int(),
  fallbackRate: z.strictObject({ title: z.string(), price: z.string() }).exactOptional(),
  validateInCart: z.boolean().exactOptional(),
  blockWhenSilent: z.boolean().exactOptional(),
  algorithms: z.array(algorithm).exactOptional(),
  secondStepWhenSilent: z.boolean().exactOptional(),
  createdDate: z.string(),
  updatedDate: z.string(),
  revision: z.int(),
}) satisfies z.ZodType<Plugin>;

const pluginWithHealth = plugin.extend({
  health: z.strictObject({
    answered: z.int(),
    failed: z.int(),
    lastAnswerAt: z.string().exactOptional(),
    faults: z.array(
      z.strictObject({
        at: z.string(),
        kind,
        ms: z.number(),
        fault: z.enum(pluginFailures).exactOptional(),
        detail: z.string().exactOptional(),
      }),
    ),
  }),
}) satisfies z.ZodType<PluginView>;

const trial = z.strictObject({
  kind,
  ms: z.number(),
  answer: z.unknown().optional(),
  fault: z.enum(pluginFailures).exactOptional(),
  detail: z.string().exactOptional(),
}) satisfies z.ZodType<PluginTrial>;

const pluginId = z.string().max(100);
const ofPlugin = z.strictObject({ pluginId });
const onePlugin = z.strictObject({ plugin });
const plugins = z.strictObject({ plugins: z.array(pluginWithHealth) });

/** How the audit log reads a plugin before it changes: without its health. */
const pluginBefore = {
  operation: 'listPlugins',
  request: () => ({}),
  entity(response: z.output<typeof plugins>, request: z.output<typeof ofPlugin>) {
    const found = response.plugins.find(({ id }) => id === request.pluginId);
    return found && { ...found, health: undefined };
  },
};

/** Apps that the platform calls while somebody shops. */
export const pluginExtensions = {
  listPlugins: readExtension({ permission: READ, request: z.strictObject({}), response: plugins }),
  addPlugin: changeExtension({
    permission: MANAGE,
    request: settings,
    response: onePlugin,
    audit: {
      entityType: 'plugin',
      entityId: (_request, response) => response.plugin.id,
      after: (response) => response.plugin,
    },
    outgoingUrl: 'url',
    isSensitive: true,
  }),
  /** Replaces the settings. The revision is that which was read. */
  changePlugin: changeExtension({
    permission: MANAGE,
    request: settings.extend({ pluginId, revision: z.int().min(1) }),
    response: onePlugin,
    audit: {
      entityType: 'plugin',
      entityId: (request) => request.pluginId,
      before: pluginBefore,
      after: (response) => response.plugin,
    },
    outgoingUrl: 'url',
    isSensitive: true,
  }),
  removePlugin: changeExtension({
    permission: MANAGE,
    request: ofPlugin,
    response: onePlugin,
    audit: { entityType: 'plugin', entityId: (request) => request.pluginId, before: pluginBefore },
  }),
  /** Calls it now, with a sample cart; nothing is written. */
  tryPlugin: readExtension({
    permission: MANAGE,
    request: ofPlugin.extend({ kind }),
    response: trial,
  }),
};

const takingState = z.enum([
  'ASKED',
  'REDEEMED',
  'TAKEN',
  'UNSURE',
  'VOIDING',
  'VOIDED',
  'REFUSED',
  'UNCLEAR',
  'SETTLED',
]);
const taking = z.strictObject({
  id: z.string(),
  orderId: z.string(),
  state: takingState,
  reason: z.string().nullable(),
  createdDate: z.string(),
  updatedDate: z.string(),
});

const redemption = taking.extend({
  lastFour: z.string(),
  amount: z.string(),
  currency: z.string(),
}) satisfies z.ZodType<OpenRedemption>;

const charge = taking.extend({
  membershipName: z.string(),
  lineName: z.string(),
}) satisfies z.ZodType<OpenMembershipCharge>;

/** By the id of the plugin. */
const unclear = z.strictObject({ unclear: z.record(z.string(), z.int()) });

/** Money that gift cards of apps pay with, as far as it is not known to be settled. */
export const pluginRedemptionExtensions = {
  countUnclearRedemptions: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: unclear,
  }),
  listOpenRedemptions: readExtension({
    permission: READ,
    request: ofPlugin,
    response: z.strictObject({ redemptions: z.array(redemption) }),
  }),
  /** Somebody has clarified it with the maker of the app. */
  resolveRedemption: changeExtension({
    permission: MANAGE,
    request: ofPlugin.extend({ redemptionId: z.string().max(100) }),
    response: z.strictObject({ redemption }),
    audit: {
      entityType: 'plugin',
      entityId: (request) => request.pluginId,
      after: (response) => response.redemption,
    },
  }),
};

/** The same of memberships of apps. */
export const pluginChargeExtensions = {
  countUnclearMembershipCharges: readExtension({
    permission: READ,
    request: z.strictObject({}),
    response: unclear,
  }),
  listOpenMembershipCharges: readExtension({
    permission: READ,
    request: ofPlugin,
    response: z.strictObject({ charges: z.array(charge) }),
  }),
  resolveMembershipCharge: changeExtension({
    permission: MANAGE,
    request: ofPlugin.extend({ chargeId: z.string().max(100) }),
    response: z.strictObject({ charge }),
    audit: {
      entityType: 'plugin',
      entityId: (request) => request.pluginId,
      after: (response) => response.charge,
    },
  }),
};
