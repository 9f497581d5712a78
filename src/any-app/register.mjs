// node --import ./register.mjs app.mjs, with COUNTERPART_URL=https://shop.example in the environment
import { leadConnections } from './lead-connections.mjs';

/** A server writes its own address here, in the file that it hands out. */
const COUNTERPART = process.env.COUNTERPART_URL || '__COUNTERPART_URL__';

if (!URL.canParse(COUNTERPART)) throw new Error('COUNTERPART_URL must name where Counterpart runs.');
leadConnections(COUNTERPART);
