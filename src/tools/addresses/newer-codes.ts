/** ISO 3166-2:CN named provinces by number until 2017. */
export const chineseProvinces: Readonly<Record<string, string>> = {
  11: 'BJ', 12: 'TJ', 13: 'HE', 14: 'SX', 15: 'NM', 21: 'LN', 22: 'JL', 23: 'HL', 31: 'SH', 32: 'JS', 33: 'ZJ',
  34: 'AH', 35: 'FJ', 36: 'JX', 37: 'SD', 41: 'HA', 42: 'HB', 43: 'HN', 44: 'GD', 45: 'GX', 46: 'HI', 50: 'CQ',
  51: 'SC', 52: 'GZ', 53: 'YN', 54: 'XZ', 61: 'SN', 62: 'GS', 63: 'QH', 64: 'NX', 65: 'XJ', 71: 'TW', 91: 'HK',
  92: 'MO',
}; // prettier-ignore

/** Renamed in ISO 3166-2:IN in 2023. */
export const indianStates: Readonly<Record<string, string>> = { CT: 'CG', OR: 'OD', TG: 'TS', UT: 'UK' };

/** libaddressinput has no code for the outlying islands. */
export const taiwaneseCounties: Readonly<Record<string, string>> = { 金門縣: 'KIN', 連江縣: 'LIE' };
