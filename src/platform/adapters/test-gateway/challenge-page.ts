import { escapeHtml } from '#shared/html.ts';
import { formatMoney } from '#shared/money.ts';
import type { ChallengeMessages } from './challenge-messages.ts';
import type { PaymentRow } from './tables.ts';

const STYLE = `
:root{color-scheme:light dark;--page:#fcfcfa;--wall:#e8ece5;--ink:#12211c;--ink-2:#46544e;--line:#d3dad2;--strong:#76837c;--action:#12211c;--on:#fcfcfa;--halo:#ffc93c}
@media (prefers-color-scheme:dark){:root{--page:#0d1613;--wall:#17231e;--ink:#eff3ee;--ink-2:#b8c4bd;--line:#293a33;--strong:#66766e;--action:#ffc93c;--on:#12211c}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--wall);color:var(--ink);font:16px/1.5 'Instrument Sans','Rubik Hebrew',system-ui,sans-serif}
main{width:100%;max-width:440px;padding:32px;background:var(--page)}
p{margin:0 0 16px}.bank{margin:0 0 24px;padding-bottom:16px;border-bottom:1px solid var(--line);font-weight:600;color:var(--ink-2)}
h1{margin:0 0 12px;font:600 28px/1.15 'Bricolage Grotesque','Rubik Hebrew',system-ui,sans-serif;letter-spacing:-.02em}
dl{margin:24px 0;border-top:1px solid var(--line)}dl div{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-bottom:1px solid var(--line)}dt{color:var(--ink-2)}dd{margin:0;font-weight:600}
form{display:grid;gap:12px}button{min-height:48px;padding:12px 20px;border:1px solid var(--strong);border-radius:8px;background:transparent;color:var(--ink);font-family:inherit;font-size:16px;font-weight:600;line-height:1.3;cursor:pointer}
button.main{border-color:var(--action);background:var(--action);color:var(--on)}button:focus-visible{outline:2px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 6px var(--halo)}
.note{margin:24px 0 0;color:var(--ink-2);font-size:14px}`;

export interface Page {
  html: string;
  /** Nothing from elsewhere, no script at all. */
  contentSecurityPolicy: string;
}

function page(words: ChallengeMessages, title: string, body: string): Page {
  const nonce = crypto.randomUUID();
  return {
    contentSecurityPolicy: `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="${words.language}" dir="${words.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><p class="bank">${words.bank}</p><h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>`,
  };
}

const fact = (name: string, value: string): string =>
  `<div><dt>${escapeHtml(name)}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd></div>`;

export function challengePage(words: ChallengeMessages, payment: PaymentRow, shopName: string): Page {
  const { amount, currency, brand, lastFour } = payment;
  const body = `<p>${words.explain}</p>
<dl>${fact(words.shop, shopName)}${fact(words.amount, formatMoney(amount, currency, words.language))}${fact(words.card, `${brand ?? ''} •••• ${lastFour ?? ''}`)}</dl>
<form method="post"><button class="main" name="answer" value="approve">${words.approve}</button><button name="answer" value="deny">${words.deny}</button></form>
<p class="note">${words.demo}</p>`;
  return page(words, words.title, body);
}

export const gonePage = (words: ChallengeMessages): Page =>
  page(words, words.goneTitle, `<p>${words.gone}</p>`);
