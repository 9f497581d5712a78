import { invalidField, type PlatformError } from '#platform/contract/errors.ts';

/** "Default: `#796EFF` (purple)" and "`#FFFFFF` (white)". */
const COLOURS = { backgroundColor: '#796EFF', textColor: '#FFFFFF' } as const;

/** What the fourth version declares; there is one badge, so the third keeps to it too. */
const MAX = { title: 50, description: 1500 } as const;

const tooLong = (field: keyof typeof MAX): PlatformError =>
  invalidField(`badge.${field}`, 'MAX_LENGTH', `must have at most ${MAX[field]} characters`, {
    threshold: MAX[field],
  });

interface Written {
  title?: string | null | undefined;
  description?: string | null | undefined;
  backgroundColor?: string | null | undefined;
  textColor?: string | null | undefined;
  permissionsEnabled?: boolean | null | undefined;
}

/**
 * The texts and colours of a badge as they are kept.
 * @throws 400 for a title or description that no badge has
 */
export function readBadge({ title, description, backgroundColor, textColor, permissionsEnabled }: Written) {
  const name = title?.trim() ?? '';
  if (name === '') throw invalidField('badge.title', 'REQUIRED_FIELD', 'must not be empty');
  if (name.length > MAX.title) throw tooLong('title');
  if ((description?.length ?? 0) > MAX.description) throw tooLong('description');
  return {
    title: name,
    ...(description && { description }),
    backgroundColor: (backgroundColor || COLOURS.backgroundColor).toUpperCase(),
    textColor: (textColor || COLOURS.textColor).toUpperCase(),
    permissionsEnabled: permissionsEnabled ?? false,
  };
}
