import { badRequest, type PlatformError } from '#platform/contract/errors.ts';
import type { PluginAnswer } from '#platform/plugins.ts';
import type {
  AskablePlugin,
  MembershipAnswer,
  MembershipsAnswer,
} from '#platform/services/extensions/service-plugins/public.ts';
import type { OfferedMembership, PayingMembership, PricingInput, SelectedMembership } from '../pricing.ts';
import type { MembershipQuestion } from './membership-questions.ts';

/** What memberships may pay for, and do. */
export interface OfferedMemberships {
  eligible: OfferedMembership[];
  invalid: { membership: OfferedMembership; reason: string }[];
  /** By line. */
  paying: ReadonlyMap<string, PayingMembership>;
  /** Why what was chosen does not hold. */
  refused?: PlatformError;
}

/** As `MembershipInvalidSelectionError` of the contract says it. */
interface Problem {
  membershipId: string;
  errorType: string;
  lineItemNotFoundInfo?: { lineItemIds: string[] };
  membershipCannotBeUsedForLineItemsInfo?: { lineItems: { lineItemId: string; reason: string }[] };
  membershipSelectionInvalidReason?: string;
}

type MembershipDecision = { problem: Problem } | { silent: true } | { paying: PayingMembership };

interface FromApp {
  plugin: AskablePlugin;
  listed: PluginAnswer<MembershipsAnswer> | undefined;
  stoodBy: PluginAnswer<ReadonlyMap<string, readonly number[]>> | undefined;
}

const NONE: OfferedMemberships = { eligible: [], invalid: [], paying: new Map() };

const isSilent = (pluginAnswer: PluginAnswer<unknown> | undefined): boolean =>
  pluginAnswer === undefined || ('fault' in pluginAnswer && pluginAnswer.fault !== 'REFUSED');

function offered(
  { lines, ...told }: MembershipAnswer,
  { appId }: AskablePlugin,
  membershipQuestion: MembershipQuestion,
): OfferedMembership {
  return { ...told, appId, lineItemIds: lines.flatMap((place) => membershipQuestion.lines[place]?.id ?? []) };
}

const cannot = (id: string, lines: readonly string[], reason: string): Problem => ({
  membershipId: id,
  errorType: 'MEMBERSHIP_CANNOT_BE_USED_FOR_LINE_ITEMS',
  membershipCannotBeUsedForLineItemsInfo: {
    lineItems: lines.map((lineItemId) => ({ lineItemId, reason })),
  },
});

const unfit = (id: string, reason: string): Problem => ({
  membershipId: id,
  errorType: 'MEMBERSHIP_SELECTION_INVALID',
  membershipSelectionInvalidReason: reason,
});

/** Whether what was chosen of one membership holds: for all of its lines, or for none. */
function judge(
  { id, lineItemIds }: SelectedMembership,
  { plugin, listed, stoodBy }: FromApp,
  membershipQuestion: MembershipQuestion,
): MembershipDecision {
  const held = membershipQuestion.held.filter((one) => one.pluginId === plugin.id && one.membershipId === id);
  const heldName = held[0]?.membershipName;
  const open = lineItemIds.filter((line) => !held.some(({ lineItemId }) => lineItemId === line));
  const paying = (name: string): MembershipDecision => ({ paying: { id, name, plugin } });
  const unpayable = lineItemIds.filter((line) => !membershipQuestion.lines.some((one) => one.id === line));
  if (unpayable.length > 0)
    return { problem: cannot(id, unpayable, 'A membership pays for one piece of what it covers.') };
  if (open.length === 0 && heldName !== undefined) return paying(heldName);
  if (isSilent(listed)) return { silent: true };
  const list = listed && 'answer' in listed ? listed.answer : { eligible: [], invalid: [] };
  const found = list.eligible.find((one) => one.id === id);
  if (!found) {
    const why = list.invalid.find(({ membership }) => membership.id === id);
    return { problem: why ? unfit(id, why.reason) : { membershipId: id, errorType: 'MEMBERSHIP_NOT_FOUND' } };
  }
  const covered = new Set(found.lines.map((place) => membershipQuestion.lines[place]?.id));
  const beside = open.filter((line) => !covered.has(line));
  if (beside.length > 0) return { problem: cannot(id, beside, 'The membership does not pay for this.') };
  if (isSilent(stoodBy)) return { silent: true };
  const stands = stoodBy && 'answer' in stoodBy ? stoodBy.answer.get(id) : undefined;
  const whole = open.every((line) => stands?.some((place) => membershipQuestion.lines[place]?.id === line));
  if (!whole) return { problem: unfit(id, 'The membership cannot pay for all of this.') };
  return paying(found.name.translated ?? found.name.original);
}

function refusalFor(problems: readonly Problem[], isAnySilent: boolean): PlatformError | undefined {
  if (problems.length > 0)
    return badRequest('A membership cannot pay for what it was chosen for.', 'INVALID_SELECTION', {
      membershipInvalidSelectionErrors: problems,
    });
  return isAnySilent
    ? badRequest(
        'Whoever keeps this membership does not answer right now.',
        'MEMBERSHIP_PROVIDER_UNAVAILABLE',
      )
    : undefined;
}

/** What the apps said of memberships, and what of what was chosen holds. Whoever does not answer offers nothing. */
export function membershipsFrom(
  membershipQuestion: MembershipQuestion | undefined,
  {
    memberships: list,
    selections,
  }: {
    memberships: readonly PluginAnswer<MembershipsAnswer>[];
    selections: readonly PluginAnswer<ReadonlyMap<string, readonly number[]>>[];
  },
  { memberships }: Pick<PricingInput, 'memberships'>,
): OfferedMemberships {
  const selected = memberships?.selected ?? [];
  if (!membershipQuestion && selected.length === 0) return NONE;
  const told = [...selections];
  const apps = (membershipQuestion?.plugins ?? []).map((plugin, at): FromApp => ({
    plugin,
    listed: list[at],
    stoodBy: membershipQuestion?.selections[at] ? told.shift() : undefined,
  }));
  const paying = new Map<string, PayingMembership>();
  const problems: Problem[] = [];
  let isAnySilent = false;
  for (const one of selected) {
    const app = apps.find(({ plugin }) => plugin.appId === one.appId);
    const membershipDecision: MembershipDecision =
      app && membershipQuestion
        ? judge(one, app, membershipQuestion)
        : { problem: { membershipId: one.id, errorType: 'MEMBERSHIP_NOT_FOUND' } };
    if ('problem' in membershipDecision) problems.push(membershipDecision.problem);
    else if ('silent' in membershipDecision) isAnySilent = true;
    else for (const line of one.lineItemIds) paying.set(line, membershipDecision.paying);
  }
  const rejected = refusalFor(problems, isAnySilent);
  return {
    eligible: apps.flatMap(({ plugin, listed }) =>
      membershipQuestion && listed && 'answer' in listed
        ? listed.answer.eligible.map((one) => offered(one, plugin, membershipQuestion))
        : [],
    ),
    invalid: apps.flatMap(({ plugin, listed }) =>
      membershipQuestion && listed && 'answer' in listed
        ? listed.answer.invalid.map(({ membership, reason }) => ({
            membership: offered(membership, plugin, membershipQuestion),
            reason,
          }))
        : [],
    ),
    paying,
    ...(rejected && { refused: rejected }),
  };
}
