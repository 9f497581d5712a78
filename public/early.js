// Asks for what the page begins with while its code is still on its way; src/wix/early-answers.ts hands it out.
// A file of its own: the page's policy forbids inline scripts.
(() => {
  // The page was faster: a second answer would be handed out later, as if it were new.
  if (globalThis.counterpartEarly) return;
  const { calls, kept } = document.currentScript.dataset;
  // What changes until it is open is sent, as old as this document is.
  const source = new EventSource(`/admin/api/events?since=${Math.round(performance.now())}`);
  const heard = [];
  const hear = (event) => heard.push(event);
  const kinds = ['open', 'change', 'missed', 'behind', 'job', 'error'];
  for (const kind of kinds) source.addEventListener(kind, hear);
  const leave = () => kinds.forEach((kind) => source.removeEventListener(kind, hear));
  const events = { source, heard, leave };

  const early = new Map();
  const sessionPath = '/admin/api/session';
  const json = { accept: 'application/json', 'content-type': 'application/json' };
  early.set(`GET ${sessionPath} `, fetch(sessionPath, { headers: { accept: json.accept } }));
  let chosen = location.search !== '';
  try {
    chosen ||= localStorage.getItem(kept) !== null;
  } catch {
    // Storage may be off: then nothing is kept.
  }
  for (const [path, body] of chosen ? [] : JSON.parse(calls)) {
    early.set(`POST ${path} ${body}`, fetch(path, { method: 'POST', headers: json, body }));
  }
  // Who never asks need not hear that nobody answered.
  for (const answer of early.values()) answer.catch(() => undefined);

  globalThis.counterpartEarly = { answers: early, events };
  // What nobody has asked for by then is no longer today's.
  setTimeout(() => {
    early.clear();
    if (globalThis.counterpartEarly.events) source.close();
    globalThis.counterpartEarly.events = undefined;
  }, 20_000);
})();
