/** What can hold files. */
export type MediaHolder = 'product' | 'collection' | 'review' | 'member' | 'about' | 'badge';

/** Where in it: the pictures are counted from one. */
export type MediaPlace = `picture ${number}` | 'description' | 'file' | 'cover' | 'icon';

/** A file that stands somewhere. */
export interface MediaUse {
  fileId: string;
  entity: MediaHolder;
  entityId: string;
  /** Of what holds it, such as the product's. */
  name: string;
  place: MediaPlace;
}
