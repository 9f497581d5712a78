import { badRequest, missing } from '#platform/contract/errors.ts';
import type { ProductOption } from '../../catalog/public.ts';

type Choice = NonNullable<NonNullable<ProductOption['choicesSettings']>['choices']>[number];
type Linked = NonNullable<Choice['linkedMedia']>[number];

/** The contract's bound. */
const MAX_LINKED = 15;

export interface ChoiceMedia {
  option?: string | undefined;
  choice?: string | undefined;
  mediaIds?: readonly string[] | undefined;
}

const choicesIn = (option: ProductOption): Choice[] => option.choicesSettings?.choices ?? [];

const hasMedia = (option: ProductOption): boolean =>
  choicesIn(option).some(({ linkedMedia = [] }) => linkedMedia.length > 0);

function withLinked(option: ProductOption, change: (choice: Choice) => Linked[]): ProductOption {
  const choices = choicesIn(option).map((choice) => {
    const linkedMedia = change(choice);
    const { linkedMedia: _before, ...rest } = choice;
    return { ...rest, ...(linkedMedia.length > 0 && { linkedMedia }) };
  });
  return { ...option, choicesSettings: { ...option.choicesSettings, choices } };
}

/**
 * The options with media on a choice of one of them.
 * @throws 404 for a choice that there is not, 400 where another option's choices have media
 */
export function linkMedia(
  options: readonly ProductOption[],
  { option: name, choice: wanted, mediaIds = [] }: ChoiceMedia,
): ProductOption[] {
  const option = options.find((one) => one.name === name);
  if (!option || !choicesIn(option).some((one) => one.name === wanted))
    throw missing('choice of the product');
  if (options.some((one) => one !== option && hasMedia(one)))
    throw badRequest('Choices of one option only can have media.');
  return options.map((one) =>
    one === option
      ? withLinked(one, (choice) => {
          const before = choice.linkedMedia ?? [];
          if (choice.name !== wanted) return before;
          const fresh = mediaIds.filter((id) => !before.some((known) => known.id === id));
          if (before.length + fresh.length > MAX_LINKED)
            throw badRequest(`A choice has ${MAX_LINKED} media items at most.`);
          return [...before, ...fresh.map((id) => ({ id }))];
        })
      : one,
  );
}

/** Without these, or any, media on the choice, or on any; the same options where none had them. */
export function unlinkMedia(
  options: ProductOption[],
  { option: name, choice: wanted, mediaIds = [] }: ChoiceMedia,
): ProductOption[] {
  let changed = false;
  const after = options.map((one) =>
    name !== undefined && one.name !== name
      ? one
      : withLinked(one, (choice) => {
          const before = choice.linkedMedia ?? [];
          if (wanted !== undefined && choice.name !== wanted) return before;
          const left = before.filter(({ id }) => mediaIds.length > 0 && !mediaIds.includes(id ?? ''));
          changed ||= left.length < before.length;
          return left;
        }),
  );
  return changed ? after : options;
}
