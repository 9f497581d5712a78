import type { DiscountTrigger } from '#wix/discount-operations.ts';

/** What a condition that is made elsewhere is about, and of how many. */
export function externalConditionOf({ customerEligibility }: DiscountTrigger): {
  about: 'members' | 'tags' | 'other';
  smart_count: number;
} {
  const members = customerEligibility?.individualMembersInfo?.memberIds?.length;
  if (members !== undefined) return { about: 'members', smart_count: members };
  const tags = customerEligibility?.contactTagsInfo?.tagReferences?.length;
  return tags === undefined ? { about: 'other', smart_count: 0 } : { about: 'tags', smart_count: tags };
}
