import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { duplexPair, pipeline } from 'node:stream';
import tls from 'node:tls';
import { addressIn } from './rewrite-fetch.mjs';

/** What concerns one connection only, or is written anew. */
const HOP = new Set(['connection', 'expect', 'host', 'keep-alive', 'transfer-encoding']);

const onward = (headers) => Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name)));

/** A file that the shop does not have may be one of another site, such as a picture in the app's own texts. */
const isMissingFile = (answer, { method, socket }) =>
  answer.statusCode === 404 && method === 'GET' && !socket.servername.endsWith('.wixapis.com');

/** Asks the shop what was asked of the platform, and hands its answer back as it comes. */
const forwardTo = (shop, connect) => (request, response) => {
  const { socket, url, method } = request;
  const address = new URL(addressIn(shop, `https://${socket.servername}${url}`));
  const { request: send } = address.protocol === 'https:' ? https : http;
  const headers = onward(request.headers);
  const answerWith = (answer) => {
    response.writeHead(answer.statusCode, answer.statusMessage, onward(answer.headers));
    pipeline(answer, response, (error) => error && socket.fail(error));
  };
  const askOriginalHost = (missing) => {
    const host = socket.servername;
    const createConnection = (options) => connect({ ...options, servername: host });
    const asked = https.get(
      { host, port: 443, defaultPort: 443, path: url, headers, createConnection },
      (answer) => {
        missing.resume();
        answerWith(answer);
      },
    );
    asked.on('error', () => response.headersSent || answerWith(missing));
    response.once('close', () => response.writableFinished || asked.destroy());
  };
  const sent = send(address, { method, headers }, (answer) => {
    if (isMissingFile(answer, request)) askOriginalHost(answer);
    else answerWith(answer);
  });
  response.once('close', () => response.writableFinished || sent.destroy());
  pipeline(request, sent, (error) => error && socket.fail(error));
};

/** Nothing to do here: there is no wire. */
const WIRE = ['setKeepAlive', 'setNoDelay', 'setTimeout', 'ref', 'unref'];
const SECURED = { authorized: true, encrypted: true, alpnProtocol: false };

/** One end of a connection that never leaves the process; `server` serves the other. */
function connectInside(server, servername) {
  const [near, far] = duplexPair();
  for (const name of WIRE) near[name] = () => near;
  Object.assign(near, SECURED, { servername, getSession: () => undefined, isSessionReused: () => false });
  Object.assign(far, { servername, fail: (error) => near.destroy(error) });
  near.once('close', () => far.destroy());
  far.once('close', () => near.destroy());
  far.on('error', (error) => near.destroy(error));
  server.emit('connection', far);
  setImmediate(() => {
    near.emit('connect');
    near.emit('secureConnect');
  });
  return near;
}

/** As `tls.connect` takes them: options, or port, host, options. */
function hostOf(args) {
  const options = args.find((one) => typeof one === 'object' && one !== null);
  return options?.servername || options?.host || (typeof args[1] === 'string' ? args[1] : '');
}

/**
 * Leads every connection of this process to the platform's hosts to a Counterpart. All of Node's clients end in
 * `tls.connect`: `fetch`, also the one in a framework's sandbox, `undici` of any version and `https`.
 * @param {string} shop where Counterpart runs, such as `https://shop.example`
 */
export function leadConnections(shop) {
  const { connect } = tls;
  const server = http.createServer(forwardTo(shop, connect));
  tls.connect = (...args) => {
    const host = hostOf(args);
    if (addressIn(shop, `https://${host}/`) === undefined) return connect(...args);
    const made = connectInside(server, host);
    const connected = args.findLast((one) => typeof one === 'function');
    if (connected) made.once('secureConnect', connected);
    return made;
  };
  syncBuiltinESMExports();
}
