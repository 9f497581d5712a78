/** Text made safe between tags, in HTML and XML. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text made safe between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;');

/** JSON made safe inside a `<script>`: no end tag, no comment can begin. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
