/** Countries by what people call many of them at once. */
const GROUPS = {
  eu: 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE',
  europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL ' +
    'NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  northAmerica: 'BM CA GL MX PM US',
  latinAmerica:
    'AG AI AR AW BB BL BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GT GY HN HT JM KN KY LC MF MQ MS NI PA PE PR PY ' +
    'SR SV SX TC TT UY VC VE VG VI',
  asia:
    'AE AF AM AZ BD BH BN BT CC CN CX GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA ' +
    'SA SG SY TH TJ TL TM TR TW UZ VN YE',
  africa:
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW IO KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE ' +
    'RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  oceania: 'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
} as const;

export type CountryGroup = keyof typeof GROUPS;

export const countryGroups = Object.keys(GROUPS) as CountryGroup[];

export const countriesOf = (group: CountryGroup): readonly string[] => GROUPS[group].split(' ');
