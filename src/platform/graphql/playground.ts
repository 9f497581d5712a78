import { PLAYGROUND_SCRIPT } from './playground-script.ts';

const STYLE = `
body { margin: 0 auto; max-width: 80rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c1b1f; background: #fff; }
form { display: grid; gap: 0.25rem; }
label { font-weight: 600; margin-top: 0.75rem; }
textarea, input, pre { font: 0.875rem/1.5 ui-monospace, monospace; padding: 0.75rem; border: 1px solid #79747e; border-radius: 0.5rem; }
button { justify-self: start; margin: 1rem 0; padding: 0.625rem 1.25rem; font: inherit; color: #fff; background: #1c1b1f; border: 0; border-radius: 0.5rem; }
pre { min-height: 8rem; overflow: auto; white-space: pre-wrap; }
@media (prefers-color-scheme: dark) { body, textarea, input { color: #e6e1e5; background: #1c1b1f; } button { color: #1c1b1f; background: #e6e1e5; } }
`;

const QUERY = '{\n  storesProductsV3Products {\n    items {\n      id\n      name\n    }\n  }\n}\n';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphQL playground</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>GraphQL playground</h1>
<form id="form">
<label for="authorization">Authorization header</label>
<input id="authorization" autocomplete="off" placeholder="API key or token">
<label for="query">Query</label>
<textarea id="query" rows="12" spellcheck="false">${QUERY}</textarea>
<label for="variables">Variables (JSON)</label>
<textarea id="variables" rows="3" spellcheck="false"></textarea>
<button type="submit">Run query</button>
</form>
<h2 id="response-title">Response</h2>
<pre id="response" role="status" aria-labelledby="response-title" tabindex="0"></pre>
<details id="schema">
<summary>Operations</summary>
<ul id="operations"></ul>
</details>
</main>
<script type="module">${PLAYGROUND_SCRIPT}</script>
</body>
</html>
`;

async function hashSource(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}

/** A page that tries queries on this server and loads nothing from another; its policy allows only its own code. */
export async function playground(): Promise<{ html: string; policy: string }> {
  const policy = [
    "default-src 'none'",
    `script-src ${await hashSource(PLAYGROUND_SCRIPT)}`,
    `style-src ${await hashSource(STYLE)}`,
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html: PAGE, policy };
}
