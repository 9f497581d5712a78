import { hostedSort, type MediaSort } from '../../shared/media-listing.ts';
import { currentSession } from '../access/session.ts';

/** The order as the platform in use can sort: only the embedded one knows when a file came in. */
export const supportedSort = (sort: MediaSort): MediaSort =>
  currentSession()?.ownFields === false ? hostedSort(sort) : sort;
