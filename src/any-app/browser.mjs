import { rewriteFetch } from './rewrite-fetch.mjs';
import { rewriteMedia } from './rewrite-media.mjs';

/** The address of the server, which it writes into the file that it hands out. */
const COUNTERPART = '__COUNTERPART_URL__';

rewriteFetch(COUNTERPART);
// React Native runs this file too, and has no document.
if (globalThis.document) rewriteMedia(COUNTERPART);
