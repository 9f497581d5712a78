import { z } from 'zod';
import { BadAnswer, type PluginQuestion } from '#platform/plugins.ts';
import { byPlace, placeIn, plainText, type AskablePlugin, type OnBehalfOf } from './questions.ts';
import { cutText } from '#shared/cut-text.ts';

const kind = 'MEMBERSHIPS' as const;
const extension = 'ECOM_MEMBERSHIPS';
const LIST_PATH = '/v1/list-eligible-memberships';

/** One piece of something, that a membership may pay for. */
export interface MembershipQuestionLine {
  id: string;
  catalogReference: { appId: string; catalogItemId: string };
  rootCatalogItemId: string | undefined;
}

interface MembershipsParams extends OnBehalfOf {
  memberId: string;
  lines: readonly MembershipQuestionLine[];
}

/** A membership as the app tells it; lines go by their place in the question. */
export interface MembershipAnswer {
  id: string;
  name: { original: string; translated?: string };
  lines: number[];
  credits?: { total?: number; remaining?: number };
  expirationDate?: string;
}

export interface MembershipsAnswer {
  eligible: MembershipAnswer[];
  invalid: { membership: MembershipAnswer; reason: string }[];
}

const MAX_CREDITS = 2_147_483_647;
const MAX_MEMBERSHIPS = 300;
const MAX_REASON = 100;

const membershipId = z.string().min(1).max(200);
const credits = z.object({
  total: z.int().min(1).max(MAX_CREDITS).nullish(),
  remaining: z.int().min(0).max(MAX_CREDITS).nullish(),
});
const membership = z.object({
  id: membershipId,
  name: z.object({ original: plainText(100), translated: plainText(100).nullish() }),
  lineItemIds: z.array(z.string()).max(300).nullish(),
  credits: credits.nullish(),
  expirationDate: z.iso.datetime({ offset: true }).nullish(),
});
const listed = z.object({
  eligibleMemberships: z.array(membership).max(MAX_MEMBERSHIPS).nullish(),
  invalidMemberships: z
    .array(z.object({ membership, reason: plainText(200) }))
    .max(MAX_MEMBERSHIPS)
    .nullish(),
});
const selected = z.object({
  selectedMemberships: z
    .array(z.object({ id: membershipId, lineItemIds: z.array(z.string()).max(300) }))
    .max(MAX_MEMBERSHIPS)
    .nullish(),
});
const charged = z.object({ transactionId: z.string().min(1).max(100) });
const voided = z.object({});

function toldOf(
  { id, name, lineItemIds, credits: held, expirationDate }: z.infer<typeof membership>,
  lines: readonly MembershipQuestionLine[],
): MembershipAnswer {
  const { total, remaining } = held ?? {};
  return {
    id,
    name: { original: name.original, ...(name.translated && { translated: name.translated }) },
    lines: [...new Set((lineItemIds ?? []).map((line) => placeIn(lines, line)))],
    ...(held && { credits: { ...(total && { total }), ...(remaining != null && { remaining }) } }),
    ...(expirationDate && { expirationDate: new Date(expirationDate).toISOString() }),
  };
}

function readList(body: unknown, lines: readonly MembershipQuestionLine[]): MembershipsAnswer {
  const { eligibleMemberships, invalidMemberships } = listed.parse(body);
  const eligible = (eligibleMemberships ?? []).map((one) => toldOf(one, lines));
  if (new Set(eligible.map(({ id }) => id)).size < eligible.length)
    throw new BadAnswer('It names a membership twice.');
  if (eligible.some((one) => one.lines.length === 0))
    throw new BadAnswer('It names a membership that pays for nothing.');
  return {
    eligible,
    invalid: (invalidMemberships ?? []).map(({ membership: one, reason }) => ({
      membership: toldOf(one, lines),
      reason: cutText(reason, MAX_REASON),
    })),
  };
}

/** What the member has that can pay for these lines. What it would choose by itself does not count: somebody chooses. */
export const fetchMemberships = (
  plugin: AskablePlugin,
  { memberId, lines, identity, language }: MembershipsParams,
): PluginQuestion<MembershipsAnswer> => ({
  plugin,
  kind,
  path: LIST_PATH,
  extension,
  request: { lineItems: lines, memberId },
  identity,
  language,
  same: ['list', memberId, byPlace(lines)],
  read: (body) => readList(body, lines),
});

interface SelectionParams extends MembershipsParams {
  selected: readonly { id: string; lineItemIds: readonly string[] }[];
}

/** Whether they can pay as they were chosen, all together. @returns those that it stands by, by id, with the places of their lines */
export const fetchSelection = (
  plugin: AskablePlugin,
  { memberId, lines, selected: chosen, identity, language }: SelectionParams,
): PluginQuestion<ReadonlyMap<string, readonly number[]>> => ({
  plugin,
  kind,
  path: LIST_PATH,
  extension,
  request: { lineItems: lines, memberId, selectedMemberships: { memberships: chosen } },
  identity,
  language,
  same: [
    'select',
    memberId,
    byPlace(lines),
    chosen.map(({ id, lineItemIds }) => [id, lineItemIds.map((line) => placeIn(lines, line))]),
  ],
  read: (body) =>
    new Map(
      (selected.parse(body).selectedMemberships ?? []).map(({ id, lineItemIds }) => [
        id,
        lineItemIds.map((line) => placeIn(lines, line)),
      ]),
    ),
});

interface ChargeParams extends OnBehalfOf {
  memberId: string;
  membershipId: string;
  /** The key is the same for each repetition of a charge. */
  idempotencyKey: string;
  catalogReference: MembershipQuestionLine['catalogReference'];
  rootCatalogItemId: string | null;
}

/**
 * Has a membership pay for a line: carried out, never asked for its own sake. Where it did so already, because its answer was
 * lost, it says by which name.
 */
export const requestCharge = (
  plugin: AskablePlugin,
  { identity, language, rootCatalogItemId, ...charge }: ChargeParams,
): PluginQuestion<{ transactionId: string; wasTaken?: true }> => ({
  plugin,
  kind,
  path: '/v1/charge-membership',
  extension,
  request: { ...charge, ...(rootCatalogItemId && { rootCatalogItemId }) },
  identity,
  language,
  same: [charge.idempotencyKey],
  read: (body) => ({ transactionId: charged.parse(body).transactionId }),
  readRefusal({ code, data }) {
    const before = code === 'MEMBERSHIP_ALREADY_CHARGED' ? charged.safeParse(data).data : undefined;
    return before && { ...before, wasTaken: true };
  },
});

interface VoidRequest extends OnBehalfOf {
  transactionId: string;
}

/** Gives back what it paid. */
export const requestVoidCharge = (
  plugin: AskablePlugin,
  { transactionId, identity, language }: VoidRequest,
): PluginQuestion<true> => ({
  plugin,
  kind,
  path: '/v1/void-membership-charge',
  extension,
  request: { transactionId },
  identity,
  language,
  same: [transactionId],
  read(body) {
    voided.parse(body);
    return true;
  },
});
