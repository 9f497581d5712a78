import { shopperProfileExtensions } from '#shared/extensions/profiles.ts';
import { notFound } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { blockedPeople, ownCircle, ownFields, ownProfileVisibility } from './own-profile.ts';
import { linksTo, readPerson } from './person.ts';
import { asStranger, publicContextOf } from './public-context.ts';

export const routes = serveExtensions(shopperProfileExtensions, {
  async getProfile({ slug, page = 1, stranger = false }, context) {
    const person = await readPerson(stranger ? asStranger(context) : publicContextOf(context), slug, page);
    if (!person) throw notFound('There is nobody of this name.', 'PERSON_NOT_FOUND');
    return { person };
  },
  listProfileLinks: async ({ contactIds }, context) => ({
    links: await linksTo(publicContextOf(context), contactIds),
  }),
  getMyProfileVisibility: async (_request, context) => ({ standing: await ownProfileVisibility(context) }),
  listMyProfileFields: async (_request, context) => ({ fields: await ownFields(context) }),
  listMyFollows: ({ of, cursor }, context) => ownCircle(context, of, cursor),
  listMyBlockedMembers: ({ cursor }, context) => blockedPeople(context, cursor),
});
