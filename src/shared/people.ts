import type { RichContent } from './rich-content.ts';

/** A picture of the library, as pages draw it. */
export interface PersonPicture {
  id: string;
  width: number;
  height: number;
  /** Of a video this is the first picture of. */
  videoId?: string;
}

/** A review on the page of whoever wrote it. */
export interface PersonReview {
  id: string;
  title: string;
  body: string;
  rating: number;
  /** ISO 8601. */
  date: string;
  verified: boolean;
  pictures: PersonPicture[];
  /** Absent where nobody can see it any more. */
  product?: { name: string; slug: string; picture?: PersonPicture };
}

/** A badge as the shop has drawn it. */
export interface PersonBadge {
  id: string;
  title: string;
  description?: string;
  /** As CSS has them. */
  background: string;
  text: string;
  icon?: PersonPicture;
}

/** What somebody has said of themselves where the shop asked. */
export interface PersonFact {
  name: string;
  value: string;
}

/** Whom a profile is shown to: as its member and the shop have decided. */
export type SeenBy = 'everyone' | 'members' | 'nobody';

/** What is told of a member to whoever may see the profile. */
export interface ShownPerson {
  id: string;
  slug: string;
  nickname?: string;
  title?: string;
  photo?: PersonPicture;
  /** ISO 8601. */
  since: string;
  /** Approved reviews, and how often they were found helpful. */
  reviews: number;
  helpful: number;
  followers: number;
  following: number;
  /** Of whoever is signed in: they follow this member; this member follows them. */
  ties?: { followed: boolean; follows: boolean };
  about?: RichContent;
  badges: PersonBadge[];
  facts: PersonFact[];
  /** Some of the reviews, the newest first. */
  shown: PersonReview[];
  page: number;
  pages: number;
  /** Of one's own alone. */
  own?: { seenBy: SeenBy };
}

/** Where a name leads to. */
export interface PersonLink {
  contactId: string;
  slug: string;
}

/** Somebody among others. */
export interface NamedPerson {
  id: string;
  nickname?: string;
  photo?: PersonPicture;
  /** Absent where the profile is not shown. */
  slug?: string;
  /** Of lists of followers: whether the member whose list it is follows them. */
  followed?: boolean;
  /** ISO 8601: since when what ties the two. */
  since?: string;
}

/** What a member decides of being seen. */
export interface OwnStanding {
  seenBy: SeenBy;
  /** The shop lets members have a public profile. */
  mayBePublic: boolean;
  /** And shows them to whom. */
  shownTo: 'everyone' | 'members';
}

export const REVIEWS_OF_PERSON = 6;
