/** What is known of an item before its file is there; travels with the upload or import. */
export interface Arrival {
  categoryIds: string[];
  systemTags: string[];
}

const MARK = 'enterprise:';

export const writeArrival = (arrival: Arrival): string => MARK + JSON.stringify(arrival);

/** Undefined where somebody else waits for the file. */
export const readArrival = (text: string | undefined): Arrival | undefined =>
  text?.startsWith(MARK) ? (JSON.parse(text.slice(MARK.length)) as Arrival) : undefined;

interface Uploader {
  uploaderSystemTag?: string | null | undefined;
  uploaderInfoSystemTag?: string | null | undefined;
}

const MAX_TAG = 1000;

/** Who brought it, and what for: as the platform writes it into the tags that it keeps itself. */
export const systemTagsOf = ({ uploaderSystemTag: app, uploaderInfoSystemTag: info }: Uploader): string[] => [
  ...(app ? [`_external_uploader:${app}`] : []),
  ...(info ? [`_external_uploader_info:${info}`.slice(0, MAX_TAG)] : []),
];
