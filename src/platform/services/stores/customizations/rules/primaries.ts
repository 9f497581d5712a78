import type { CustomizationChoice } from '../../catalog/public.ts';
import { rule } from './reject.ts';

const primariesOf = ({ primaryChoiceIds }: CustomizationChoice): readonly string[] => primaryChoiceIds ?? [];

/**
 * A choice is grouped under others of the same customization, one level deep.
 * @throws 400 PRIMARY_CHOICE_SELF_REFERENCE, PRIMARY_CHOICE_NOT_FOUND, PRIMARY_CHOICE_HIERARCHY_VIOLATION
 */
export function rejectPrimaries(choices: readonly CustomizationChoice[], field: string): void {
  const byId = new Map(choices.map((choice) => [choice.id, choice]));
  for (const [index, choice] of choices.entries()) {
    const place = `${field}[${index}].primaryChoiceIds`;
    for (const id of primariesOf(choice)) {
      if (id === choice.id) throw rule('PRIMARY_CHOICE_SELF_REFERENCE', place, 'may not name itself');
      const primary = byId.get(id);
      if (!primary)
        throw rule('PRIMARY_CHOICE_NOT_FOUND', place, 'must be choices of the customization', { id });
      if (primariesOf(primary).length > 0)
        throw rule('PRIMARY_CHOICE_HIERARCHY_VIOLATION', place, 'must be grouped under none themselves', {
          id,
        });
    }
  }
}

/** Without those that are gone: what was grouped under them stays. */
export function withoutPrimaries(
  choice: CustomizationChoice,
  missing: ReadonlySet<string>,
): CustomizationChoice {
  if (!primariesOf(choice).some((id) => missing.has(id))) return choice;
  const { primaryChoiceIds = [], ...rest } = choice;
  const left = primaryChoiceIds.filter((id) => !missing.has(id));
  return { ...rest, ...(left.length > 0 && { primaryChoiceIds: left }) };
}
