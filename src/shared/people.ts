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

/** Fields of the platform's own that a profile shows where the shop has them public. */
export type OwnFactKey = 'phone' | 'birthdate' | 'position' | 'company';

/** A member's answer to a custom field of the profile. */
export interface PersonFact {
  /** As the shop has named it. */
  name: string;
  /** Of the platform's own fields, which each language names. */
  key?: OwnFactKey;
  /** The type of the answer; text by default. */
  type?: 'NUMBER' | 'DATE' | 'URL';
  value: string;
  /** On one's own page: nobody else sees it but the shop. */
  kept?: true;
}

/** A custom field of the profile, as the member fills it in. */
export interface OwnField {
  /** The key under which the answer is stored. */
  key: string;
  /** As the shop has named it; of the platform's own fields in English. */
  name: string;
  /** The platform's own, which stands in the member in a place of its own. */
  isPlatforms: boolean;
  type: 'TEXT' | 'NUMBER' | 'DATE' | 'URL' | 'SOCIAL';
  /** Of social fields: `INSTAGRAM`. */
  network?: string;
  section: 'GENERAL' | 'DISPLAY_INFO' | 'SOCIAL' | 'ADDRESS';
  /** Whoever sees the profile sees it; else the member and the shop do. */
  isPublic: boolean;
}

/** Whom a profile is shown to: as its member and the shop have decided. */
export type SeenBy = 'everyone' | 'members' | 'nobody';

/** A member's profile, as those see it who may. */
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
export interface ProfileVisibility {
  seenBy: SeenBy;
  /** The shop lets members have a public profile. */
  mayBePublic: boolean;
  /** Who sees these fields. */
  shownTo: 'everyone' | 'members';
}

export const REVIEWS_OF_PERSON = 6;
