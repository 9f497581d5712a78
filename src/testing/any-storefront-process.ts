import { visitAnyStorefront, type Installation } from './any-storefront.ts';

// node --import src/any-app/register.mjs any-storefront-process.ts '{"clientId":…}'
const installation = JSON.parse(process.argv[2] ?? '{}') as Installation;
console.log(JSON.stringify(await visitAnyStorefront(installation)));
