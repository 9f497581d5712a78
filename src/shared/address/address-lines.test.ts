import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';
import { addressInLine, formatAddress } from './format-address.ts';
import { subdivisionName } from './subdivisions.ts';

const person = { firstName: 'Ann', lastName: 'Lee', company: 'Acme' };
const at = (country: string, addressLine: string, city: string, postalCode: string, subdivision = '') => ({
  country,
  addressLine,
  city,
  postalCode,
  subdivision,
});

/** The order of lines is that of libaddressinput; of the countries marked so, that of UPU's sheet of addressing as well. */
it.each([
  // UPU
  [at('US', '1600 Amphitheatre Pkwy', 'Mountain View', '94043', 'US-CA'), 'Ann Lee|Acme|1600 Amphitheatre Pkwy|Mountain View, CA 94043|United States'],
  // UPU
  [at('CA', '111 Richmond St W', 'Toronto', 'M5H 2G4', 'CA-ON'), 'Ann Lee|Acme|111 Richmond St W|Toronto ON M5H 2G4|Canada'],
  // UPU
  [at('GB', '10 Downing Street', 'London', 'SW1A 2AA'), 'Ann Lee|Acme|10 Downing Street|London|SW1A 2AA|United Kingdom'],
  [at('IE', 'Kildare Street', 'Dublin 2', 'D02 XR20', 'IE-D'), 'Ann Lee|Acme|Kildare Street|Dublin 2|Co. Dublin|D02 XR20|Ireland'],
  // UPU
  [at('DE', 'Platz der Republik 1', 'Berlin', '11011'), 'Ann Lee|Acme|Platz der Republik 1|11011 Berlin|Germany'],
  [at('FR', '55 rue du Faubourg Saint-Honoré', 'Paris', '75008'), 'Acme|Ann Lee|55 rue du Faubourg Saint-Honoré|75008 Paris|France'],
  // UPU
  [at('IT', 'Piazza del Quirinale', 'Roma', '00187', 'IT-RM'), 'Ann Lee|Acme|Piazza del Quirinale|00187 Roma RM|Italy'],
  [at('ES', 'Plaza de la Constitución 1', 'Dos Hermanas', '41701', 'ES-SE'), 'Ann Lee|Acme|Plaza de la Constitución 1|41701 Dos Hermanas Sevilla|Spain'],
  // UPU
  [at('PT', 'Praça do Município 1', 'Lisboa', '1149-014'), 'Ann Lee|Acme|Praça do Município 1|1149-014 Lisboa|Portugal'],
  [at('NL', 'Binnenhof 1A', 'Den Haag', '2513 AA'), 'Acme|Ann Lee|Binnenhof 1A|2513 AA Den Haag|Netherlands'],
  [at('BE', 'Rue de la Loi 16', 'Bruxelles', '1000'), 'Acme|Ann Lee|Rue de la Loi 16|1000 Bruxelles|Belgium'],
  [at('CH', 'Bundesplatz 3', 'Bern', '3003'), 'Acme|Ann Lee|Bundesplatz 3|3003 Bern|Switzerland'],
  [at('AT', 'Ballhausplatz 2', 'Wien', '1010'), 'Acme|Ann Lee|Ballhausplatz 2|1010 Wien|Austria'],
  [at('DK', 'Prins Jørgens Gård 1', 'København K', '1240'), 'Ann Lee|Acme|Prins Jørgens Gård 1|1240 København K|Denmark'],
  [at('SE', 'Riksgatan 1', 'Stockholm', '100 12'), 'Acme|Ann Lee|Riksgatan 1|100 12 Stockholm|Sweden'],
  [at('NO', 'Karl Johans gate 22', 'Oslo', '0026'), 'Ann Lee|Acme|Karl Johans gate 22|0026 Oslo|Norway'],
  [at('PL', 'ul. Wiejska 4/6/8', 'Warszawa', '00-902'), 'Ann Lee|Acme|ul. Wiejska 4/6/8|00-902 Warszawa|Poland'],
  // UPU: street and town change places.
  [at('HU', 'Kossuth Lajos tér 1-3.', 'Budapest', '1055'), 'Ann Lee|Acme|Budapest|Kossuth Lajos tér 1-3.|1055|Hungary'],
  [at('TR', 'Bakanlıklar', 'Çankaya', '06543', 'TR-06'), 'Ann Lee|Acme|Bakanlıklar|06543 Çankaya/Ankara|Türkiye'],
  [at('AU', 'Parliament Drive', 'Canberra', '2600', 'AU-ACT'), 'Acme|Ann Lee|Parliament Drive|Canberra ACT 2600|Australia'],
  [at('NZ', 'Molesworth Street', 'Wellington', '6160'), 'Ann Lee|Acme|Molesworth Street|Wellington 6160|New Zealand'],
  [at('JP', '1-3-2 Kasumigaseki', 'Chiyoda-ku', '100-8798', 'JP-13'), 'Ann Lee|Acme|1-3-2 Kasumigaseki|Chiyoda-ku, Tokyo|100-8798|Japan'],
  [at('JP', '霞が関1-3-2', '千代田区', '100-8798', 'JP-13'), '〒100-8798|東京都千代田区|霞が関1-3-2|Acme|Ann Lee|Japan'],
  [at('KR', '37 Sejong-daero', 'Jongno-gu', '03154', 'KR-11'), 'Ann Lee|Acme|37 Sejong-daero|Jongno-gu|Seoul|03154|South Korea'],
  [at('CN', '人民路1号', '青岛市', '266033', 'CN-SD'), '266033|山东省青岛市|人民路1号|Acme|Ann Lee|China'],
  [at('CN', '1 Renmin Lu', 'Qingdao', '266033', 'CN-SD'), 'Ann Lee|Acme|1 Renmin Lu|Qingdao|Shandong Sheng, 266033|China'],
  [at('TW', '信義路五段7號', '信義區', '110', 'TW-TPE'), '110|台北市信義區|信義路五段7號|Acme|Ann Lee|Taiwan'],
  [at('HK', '1 Tim Mei Avenue', 'Central', ''), 'Ann Lee|Acme|1 Tim Mei Avenue|Central|Hong Kong SAR China'],
  [at('IN', 'Rashtrapati Bhavan', 'New Delhi', '110004', 'IN-DL'), 'Ann Lee|Acme|Rashtrapati Bhavan|New Delhi 110004|Delhi|India'],
  // UPU
  [at('BR', 'Praça dos Três Poderes', 'Brasília', '70150-900', 'BR-DF'), 'Acme|Ann Lee|Praça dos Três Poderes|Brasília-DF|70150-900|Brazil'],
  [at('MX', 'Plaza de la Constitución 2', 'Cuauhtémoc', '06010', 'MX-CMX'), 'Ann Lee|Acme|Plaza de la Constitución 2|06010 Cuauhtémoc, Ciudad de México|Mexico'],
  [at('RU', 'пр. Ленина 1', 'Екатеринбург', '620014', 'RU-SVE'), 'Ann Lee|Acme|пр. Ленина 1|Екатеринбург|Свердловская область|620014|Russia'],
  // UPU: the country is the city.
  [at('SG', '1 Parliament Place', '', '178880'), 'Ann Lee|Acme|1 Parliament Place|Singapore 178880|Singapore'],
  [at('IL', 'קפלן 1', 'ירושלים', '9195015'), 'Ann Lee|Acme|קפלן 1|ירושלים 9195015|Israel'],
  [at('AE', 'P.O. Box 1', 'Dubai', '', 'AE-DU'), 'Ann Lee|Acme|P.O. Box 1|Dubai|United Arab Emirates'],
  [at('AE', 'P.O. Box 1', 'Al Ain', '', 'AE-AZ'), 'Ann Lee|Acme|P.O. Box 1|Al Ain|Abu Dhabi|United Arab Emirates'],
  [at('ZA', '120 Plein Street', 'Cape Town', '8001'), 'Ann Lee|Acme|120 Plein Street|Cape Town|8001|South Africa'],
  [at('TH', '1 Na Phra Lan Road', 'Phra Nakhon', '10200', 'TH-10'), 'Ann Lee|Acme|1 Na Phra Lan Road|Phra Nakhon|Bangkok 10200|Thailand'],
  [at('LT', 'Gedimino pr. 53', 'Vilnius', '01109'), 'Acme|Ann Lee|Gedimino pr. 53|LT-01109 Vilnius|Lithuania'],
  [at('LT', 'Gedimino pr. 53', 'Vilnius', 'LT-01109'), 'Acme|Ann Lee|Gedimino pr. 53|LT-01109 Vilnius|Lithuania'],
  [at('LV', 'Jēkaba iela 11', 'Rīga', 'LV-1811'), 'Ann Lee|Acme|Jēkaba iela 11|Rīga, LV-1811|Latvia'],
])('writes %j as its country does', (address, lines) => {
  expect(addressLines(address, person, 'en')).toEqual(lines.split('|'));
}); // prettier-ignore

it('reads every form that the contract has', () => {
  const lisbon = ['Rua Augusta 12', '3.º esq.', '1100-053 Lisboa', 'Portugal'];
  const rest = { addressLine2: '3.º esq.', city: 'Lisboa', postalCode: '1100-053', country: 'PT' };
  const streetAddress = { name: 'Rua Augusta', number: '12' };
  expect(addressLines({ ...rest, streetAddress }, undefined, 'en')).toEqual(lisbon);
  expect(addressLines({ ...rest, addressLine: 'Rua Augusta 12', streetAddress }, null, 'en')).toEqual(lisbon);
  expect(addressLines({ ...rest, addressLine1: 'Rua Augusta 12' }, {}, 'en')).toEqual(lisbon);
  expect(addressLines({ ...rest, addressLine: 'Rua Augusta 12' }, {}, 'pt').at(-1)).toBe('Portugal');
  expect(addressLines(undefined, undefined, 'en')).toEqual([]);
});

it('names a state by what is known of it', () => {
  const state = (country: string, more: object) => addressLines({ country, city: 'X', ...more }, null, 'en');
  expect(state('US', { subdivision: 'CA' })).toEqual(['X, CA', 'United States']);
  expect(state('DE', { subdivision: 'DE-BY', subdivisionFullname: 'Bavaria' })).toEqual([
    'X',
    'Bavaria',
    'Germany',
  ]);
  // A code without a name says nothing where no state is written.
  expect(state('GB', { subdivision: 'GB-LND' })).toEqual(['X', 'United Kingdom']);
  expect(state('RO', { subdivision: 'RO-B' })).toEqual(['B X', 'Romania']);
});

it('has the family name first in Chinese, Japanese and Korean', () => {
  const taro = { firstName: '太郎', lastName: '山田' };
  expect(addressLines({ country: 'JP', city: '千代田区' }, taro, 'ja')).toEqual([
    '千代田区',
    '山田 太郎',
    '日本',
  ]);
});

it('says a place in one line without its country', () => {
  const shop = { addressLine1: '1 Main St', city: 'Springfield', subdivision: 'US-IL', postalCode: '62701' };
  expect(addressInLine({ ...shop, country: 'US' }, 'en')).toBe('1 Main St, Springfield, IL 62701');
  expect(addressInLine({ city: 'Chiyoda-ku', subdivision: 'JP-13', country: 'JP' }, 'en')).toBe('Chiyoda-ku');
  expect(addressInLine(undefined, 'en')).toBe('');
  expect(formatAddress({ country: 'JP', subdivision: 'JP-13' }, null, 'en', subdivisionName)).toEqual([
    'Tokyo',
    'Japan',
  ]);
});
