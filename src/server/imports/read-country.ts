import { isCountry } from '../../shared/countries.ts';
import { LOCALES } from './dates/month-names.ts';

/** ISO 3166-1 codes of three letters, which Wix writes. */
const CODES_OF_THREE =
  'AD:AND AE:ARE AF:AFG AG:ATG AI:AIA AL:ALB AM:ARM AO:AGO AR:ARG AS:ASM AT:AUT AU:AUS AW:ABW AX:ALA ' +
  'AZ:AZE BA:BIH BB:BRB BD:BGD BE:BEL BF:BFA BG:BGR BH:BHR BI:BDI BJ:BEN BL:BLM BM:BMU BN:BRN BO:BOL ' +
  'BQ:BES BR:BRA BS:BHS BT:BTN BW:BWA BY:BLR BZ:BLZ CA:CAN CC:CCK CD:COD CF:CAF CG:COG CH:CHE CI:CIV ' +
  'CK:COK CL:CHL CM:CMR CN:CHN CO:COL CR:CRI CU:CUB CV:CPV CW:CUW CX:CXR CY:CYP CZ:CZE DE:DEU DJ:DJI ' +
  'DK:DNK DM:DMA DO:DOM DZ:DZA EC:ECU EE:EST EG:EGY EH:ESH ER:ERI ES:ESP ET:ETH FI:FIN FJ:FJI FK:FLK ' +
  'FM:FSM FO:FRO FR:FRA GA:GAB GB:GBR GD:GRD GE:GEO GF:GUF GG:GGY GH:GHA GI:GIB GL:GRL GM:GMB GN:GIN ' +
  'GP:GLP GQ:GNQ GR:GRC GT:GTM GU:GUM GW:GNB GY:GUY HK:HKG HN:HND HR:HRV HT:HTI HU:HUN ID:IDN IE:IRL ' +
  'IL:ISR IM:IMN IN:IND IO:IOT IQ:IRQ IR:IRN IS:ISL IT:ITA JE:JEY JM:JAM JO:JOR JP:JPN KE:KEN KG:KGZ ' +
  'KH:KHM KI:KIR KM:COM KN:KNA KP:PRK KR:KOR KW:KWT KY:CYM KZ:KAZ LA:LAO LB:LBN LC:LCA LI:LIE LK:LKA ' +
  'LR:LBR LS:LSO LT:LTU LU:LUX LV:LVA LY:LBY MA:MAR MC:MCO MD:MDA ME:MNE MF:MAF MG:MDG MH:MHL MK:MKD ' +
  'ML:MLI MM:MMR MN:MNG MO:MAC MP:MNP MQ:MTQ MR:MRT MS:MSR MT:MLT MU:MUS MV:MDV MW:MWI MX:MEX MY:MYS ' +
  'MZ:MOZ NA:NAM NC:NCL NE:NER NF:NFK NG:NGA NI:NIC NL:NLD NO:NOR NP:NPL NR:NRU NU:NIU NZ:NZL OM:OMN ' +
  'PA:PAN PE:PER PF:PYF PG:PNG PH:PHL PK:PAK PL:POL PM:SPM PN:PCN PR:PRI PS:PSE PT:PRT PW:PLW PY:PRY ' +
  'QA:QAT RE:REU RO:ROU RS:SRB RU:RUS RW:RWA SA:SAU SB:SLB SC:SYC SD:SDN SE:SWE SG:SGP SH:SHN SI:SVN ' +
  'SJ:SJM SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR SS:SSD ST:STP SV:SLV SX:SXM SY:SYR SZ:SWZ TC:TCA ' +
  'TD:TCD TG:TGO TH:THA TJ:TJK TK:TKL TL:TLS TM:TKM TN:TUN TO:TON TR:TUR TT:TTO TV:TUV TW:TWN TZ:TZA ' +
  'UA:UKR UG:UGA US:USA UY:URY UZ:UZB VA:VAT VC:VCT VE:VEN VG:VGB VI:VIR VN:VNM VU:VUT WF:WLF WS:WSM ' +
  'YE:YEM YT:MYT ZA:ZAF ZM:ZMB ZW:ZWE';

/** Names that files write and Intl does not. */
const ALIASES: Readonly<Record<string, string>> = {
  us: 'united states of america, u s a, u s, america',
  gb: 'uk, great britain, england, scotland, wales, northern ireland, u k',
  nl: 'holland',
  kr: 'korea, republic of korea, korea republic of',
  kp: 'korea democratic peoples republic of',
  ru: 'russian federation',
  vn: 'viet nam',
  cz: 'czech republic',
  mk: 'macedonia',
  ci: 'ivory coast',
  tw: 'taiwan province of china',
  ir: 'iran islamic republic of',
  sy: 'syrian arab republic',
  md: 'moldova republic of, republic of moldova',
  tz: 'tanzania united republic of',
  la: 'lao peoples democratic republic',
  bo: 'bolivia plurinational state of',
  ve: 'venezuela bolivarian republic of',
  bn: 'brunei darussalam',
  ps: 'palestine, state of palestine',
};

/** Case, accents, punctuation and a leading article make no difference; WooCommerce adds `(US)`. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\(\w{2,3}\)$/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');

const CODES = CODES_OF_THREE.split(' ').map((pair) => pair.split(':') as [code: string, long: string]);

/** Codes of three letters, and names of English that are not Intl's. */
const fixedNames = new Map([
  ...CODES.map(([code, long]) => [plainName(long), code] as const),
  ...Object.entries(ALIASES).flatMap(([code, list]) =>
    list.split(', ').map((name) => [plainName(name), code.toUpperCase()] as const),
  ),
]);

const byLocale = new Map<string, ReadonlyMap<string, string>>();

/** Built for each language when the ones before it do not know a name: most files need one of them. */
function namesIn(locale: string): ReadonlyMap<string, string> {
  const built = byLocale.get(locale);
  if (built) return built;
  const names = new Map(
    (['short', 'long'] as const).flatMap((style) => {
      const display = new Intl.DisplayNames(locale, { type: 'region', style });
      return CODES.map(([code]) => [plainName(display.of(code) ?? code), code] as const);
    }),
  );
  byLocale.set(locale, names);
  return names;
}

/** By its code of two or three letters, or its name in any language that dates are read in. */
export function readCountry(cell: string): string | undefined {
  const written = cell.trim();
  const upper = written.toUpperCase();
  if (isCountry(upper)) return upper;
  const name = plainName(written);
  const fixed = fixedNames.get(name);
  if (fixed !== undefined || name === '') return fixed;
  for (const locale of LOCALES) {
    const code = namesIn(locale).get(name);
    if (code !== undefined) return code;
  }
  return undefined;
}
