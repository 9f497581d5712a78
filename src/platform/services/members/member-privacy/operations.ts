import type { Context } from '#platform/context.ts';
import type { Handler, MemberPrivacySettingsApi } from '#platform/contract/index.ts';
import { readSitePrivacy } from './public.ts';
import { privacySettings } from './settings.ts';

/** As they work, also where the older setting of new profiles decides. */
export const getMemberPrivacySettings: Handler<
  MemberPrivacySettingsApi,
  'getMemberPrivacySettings',
  Context
> = async (request, context) => {
  const { memberPrivacySettings } = await privacySettings.get(request, context);
  const { publicMemberCandidates } = await readSitePrivacy(context);
  return { memberPrivacySettings: { ...memberPrivacySettings, publicMemberCandidates } };
};

/** What is left out stays as it works. */
export const setMemberPrivacySettings: Handler<
  MemberPrivacySettingsApi,
  'setMemberPrivacySettings',
  Context
> = async ({ memberPrivacySettings }, context) => {
  const { publicMemberCandidates } = await readSitePrivacy(context);
  return privacySettings.update(
    { memberPrivacySettings: { publicMemberCandidates, ...memberPrivacySettings } },
    context,
  );
};
