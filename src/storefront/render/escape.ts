const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe between tags and inside quoted attributes, in HTML and XML. */
export const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON made safe inside a `<script>`: no end tag, no comment can begin. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
