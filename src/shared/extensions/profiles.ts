import { z } from 'zod';
import type { NamedPerson, OwnField, ProfileVisibility, PersonLink, ShownPerson } from '../people.ts';
import { shopperExtension } from './define.ts';

const nothing = z.strictObject({});
const optionalText = z.string().exactOptional();
const cursor = z.string().max(4000).optional();

const field = z.strictObject({
  key: z.string(),
  name: z.string(),
  isPlatforms: z.boolean(),
  type: z.enum(['TEXT', 'NUMBER', 'DATE', 'URL', 'SOCIAL']),
  network: optionalText,
  section: z.enum(['GENERAL', 'DISPLAY_INFO', 'SOCIAL', 'ADDRESS']),
  isPublic: z.boolean(),
}) satisfies z.ZodType<OwnField>;

const visibility = z.strictObject({
  seenBy: z.enum(['everyone', 'members', 'nobody']),
  mayBePublic: z.boolean(),
  shownTo: z.enum(['everyone', 'members']),
}) satisfies z.ZodType<ProfileVisibility>;

const people = z.strictObject({
  people: z.array(
    z.strictObject({
      id: z.string(),
      nickname: optionalText,
      photo: z
        .strictObject({ id: z.string(), width: z.number(), height: z.number(), videoId: optionalText })
        .exactOptional(),
      slug: optionalText,
      followed: z.boolean().exactOptional(),
      since: optionalText,
    }) satisfies z.ZodType<NamedPerson>,
  ),
  next: optionalText,
});

const link = z.strictObject({
  contactId: z.string(),
  slug: z.string(),
}) satisfies z.ZodType<PersonLink>;

/** The pages of members, as the caller may see them. */
export const shopperProfileExtensions = {
  /** The same 404 where there is nobody, and where the caller may not see the member. */
  getProfile: shopperExtension({
    request: z.strictObject({
      slug: z.string().min(1).max(255),
      page: z.int().min(1).max(10_000).optional(),
      /** As a visitor sees it. */
      stranger: z.boolean().optional(),
    }),
    response: z.strictObject({ person: z.custom<ShownPerson>() }),
  }),
  /** Which authors have a page that the caller may open. */
  listProfileLinks: shopperExtension({
    request: z.strictObject({ contactIds: z.array(z.string().min(1).max(36)).max(100).readonly() }),
    response: z.strictObject({ links: z.array(link) }),
  }),
  getMyProfileVisibility: shopperExtension({
    request: nothing,
    response: z.strictObject({ standing: visibility }),
  }),
  listMyProfileFields: shopperExtension({
    request: nothing,
    response: z.strictObject({ fields: z.array(field) }),
  }),
  listMyFollows: shopperExtension({
    request: z.strictObject({ of: z.enum(['followers', 'following']), cursor }),
    response: people,
  }),
  listMyBlockedMembers: shopperExtension({ request: z.strictObject({ cursor }), response: people }),
};
