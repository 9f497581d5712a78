import type { Context } from '#platform/context.ts';
import { selectedMemberships, type ChosenMembership } from '../../app-memberships/public.ts';
import {
  askablePlugins,
  fetchMemberships,
  fetchSelection,
  type AskablePlugin,
  type MembershipQuestionLine,
} from '#platform/services/extensions/service-plugins/public.ts';
import type { PricingInput, SelectedMembership } from '../pricing.ts';
import { onBehalfOf } from './question-lines.ts';

/** What is asked about the memberships of who shops, and what is known before. */
export interface MembershipQuestion {
  plugins: readonly AskablePlugin[];
  lines: readonly MembershipQuestionLine[];
  held: readonly ChosenMembership[];
  list: readonly ReturnType<typeof fetchMemberships>[];
  /** Of those apps of which something is chosen, by their place. */
  selections: readonly (ReturnType<typeof fetchSelection> | undefined)[];
}

const payableLines = ({ lines }: PricingInput): MembershipQuestionLine[] =>
  lines.flatMap(({ id, membership }) =>
    membership
      ? [
          {
            id,
            catalogReference: membership.catalogReference,
            rootCatalogItemId: membership.rootCatalogItemId,
          },
        ]
      : [],
  );

/** What is there already need not be stood by. */
const unheld = (
  { lineItemIds, id }: SelectedMembership,
  plugin: AskablePlugin,
  chosenMemberships: readonly ChosenMembership[],
): string[] =>
  lineItemIds.filter(
    (line) =>
      !chosenMemberships.some(
        ({ pluginId, membershipId, lineItemId }) =>
          pluginId === plugin.id && membershipId === id && lineItemId === line,
      ),
  );

/** Of members, and of what their memberships could pay for; undefined where nobody is asked. */
export async function membershipQuestions(
  context: Context,
  input: PricingInput,
): Promise<MembershipQuestion | undefined> {
  const { memberships, buyer } = input;
  if (!memberships || !buyer.memberId) return undefined;
  const { memberId } = buyer;
  const plugins = await askablePlugins(context, 'MEMBERSHIPS');
  if (plugins.length === 0) return undefined;
  const lines = payableLines(input);
  const held = memberships.selected.length > 0 ? await selectedMemberships(context, input.checkoutId) : [];
  const requested = { ...onBehalfOf(context, input), memberId, lines };
  const isPayable = (line: string): boolean => lines.some(({ id }) => id === line);
  return {
    plugins,
    lines,
    held,
    list: lines.length > 0 ? plugins.map((plugin) => fetchMemberships(plugin, requested)) : [],
    selections: plugins.map((plugin) => {
      const selected = memberships.selected
        .filter(({ appId }) => appId === plugin.appId)
        .map((one) => ({ id: one.id, lineItemIds: unheld(one, plugin, held).filter(isPayable) }))
        .filter(({ lineItemIds }) => lineItemIds.length > 0);
      return selected.length > 0 ? fetchSelection(plugin, { ...requested, selected }) : undefined;
    }),
  };
}
