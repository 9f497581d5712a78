import type { BrandPictureName } from './store-brand.ts';

/** What can hold files; the gateway adds `shopText`, which the platform does not know. */
export type MediaHolder =
  | 'product'
  | 'collection'
  | 'review'
  | 'member'
  | 'about'
  | 'badge'
  | 'storefront'
  | 'storePage'
  | 'shopText';

/** Where in it: the pictures are counted from one. */
export type MediaPlace = `picture ${number}` | 'description' | 'file' | 'cover' | 'icon' | BrandPictureName;

/** A file that stands somewhere. */
export interface MediaUse {
  fileId: string;
  entity: MediaHolder;
  entityId: string;
  /** Of what holds it, such as the product's; empty of what there is one of. */
  name: string;
  place: MediaPlace;
}
