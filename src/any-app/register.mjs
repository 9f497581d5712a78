// node --import ./register.mjs app.mjs, with COUNTERPART_URL=https://shop.example in the environment
import { leadConnections } from './lead-connections.mjs';

const shop = process.env.COUNTERPART_URL;
if (!URL.canParse(shop ?? '')) throw new Error('COUNTERPART_URL must name where Counterpart runs.');
leadConnections(shop);
