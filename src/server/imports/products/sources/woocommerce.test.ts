import { describe, expect, it } from 'vitest';
import { readProductFile } from '#testing/read-product-file.ts';

const HEAD =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,Tax class,In stock?,Stock,Low stock amount,Backorders allowed?,Sold individually?,Weight (lbs),Length (in),Allow customer reviews?,Sale price,Regular price,Categories,Tags,Images,Parent,Grouped products,External URL,Position,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Attribute 2 global,Meta: _wpcom_is_markdown,Attribute 1 default,Download 1 name,Download 1 URL,Meta: _yoast_wpseo_title';
const TITLES = HEAD.replaceAll(/"([^"]*)"/g, (_, title: string) => title.replaceAll(',', ';')).split(',');

/** A line with these cells; the others are empty. */
const line = (cells: Record<string, string>): string =>
  TITLES.map((title) => {
    const cell = cells[title.replaceAll(';', ',')] ?? '';
    return `"${cell.replaceAll('"', '""')}"`;
  }).join(',');

const simple = (cells: Record<string, string>): string =>
  line({
    ID: '1',
    Type: 'simple',
    SKU: 'CAP',
    Name: 'Cap',
    Published: '1',
    'In stock?': '1',
    'Tax status': 'taxable',
    'Regular price': '18',
    ...cells,
  });

const PARENT = line({
  ID: '44',
  Type: 'variable',
  SKU: 'tee',
  Name: 'V-Neck Tee',
  Published: '1',
  'Visibility in catalog': 'visible',
  'Short description': 'Short.',
  Description: 'Long.',
  'In stock?': '1',
  'Weight (lbs)': '2',
  Categories: String.raw`Clothing > Tshirts, Arts\, Crafts`,
  Tags: 'soft, new',
  Images: 'https://cdn.example.com/tee.jpg, https://cdn.example.com/back.jpg',
  Brands: 'Halfdrop',
  'Attribute 1 name': 'Color',
  'Attribute 1 value(s)': 'Blue, Green',
  'Attribute 2 name': 'Size',
  'Attribute 2 value(s)': 'Large, Small',
  'Meta: _yoast_wpseo_title': 'A tee',
});
const CAP = simple({ ID: '45', 'Sale price': '16', Stock: '4' });
const GREEN = line({
  ID: '51',
  Type: 'variation',
  SKU: 'tee-green',
  Name: 'V-Neck Tee - Green',
  Published: '1',
  Description: 'Of the variation.',
  'In stock?': '1',
  'Regular price': '25',
  Images: 'https://cdn.example.com/green.jpg',
  Parent: 'tee',
  'Attribute 1 name': 'Color',
  'Attribute 1 value(s)': 'Green',
  'Attribute 2 name': 'Size',
  'Attribute 2 value(s)': '',
});
const BLUE = line({
  ID: '50',
  Type: 'variation',
  SKU: 'tee-blue-s',
  'GTIN, UPC, EAN, or ISBN': '4006381333931',
  Published: '0',
  'In stock?': '0',
  Stock: '0',
  'Sale price': '20',
  'Regular price': '24',
  'Weight (lbs)': '1',
  Images: 'https://cdn.example.com/blue.jpg',
  Parent: 'id:44',
  'Attribute 1 name': 'Color',
  'Attribute 1 value(s)': 'Blue',
  'Attribute 2 name': 'Size',
  'Attribute 2 value(s)': 'Small',
});

describe('product files of WooCommerce', () => {
  it('joins variations to their product wherever they stand, by SKU or ID; an empty attribute is each of its values', async () => {
    const { source, problems, products } = await readProductFile([HEAD, PARENT, CAP, GREEN, BLUE]);
    expect({ source, problems }).toEqual({ source: 'woocommerce', problems: [] });
    expect(products).toEqual([
      {
        row: 2,
        name: 'V-Neck Tee',
        description: 'Long.',
        visible: true,
        productType: 'PHYSICAL',
        brand: 'Halfdrop',
        collections: ['Tshirts', 'Arts, Crafts'],
        tags: ['soft', 'new'],
        seoTitle: 'A tee',
        pictures: [
          { url: 'https://cdn.example.com/tee.jpg' },
          { url: 'https://cdn.example.com/back.jpg' },
          { url: 'https://cdn.example.com/green.jpg' },
          { url: 'https://cdn.example.com/blue.jpg' },
        ],
        choicePictures: [
          { option: 'Color', choice: 'Green', url: 'https://cdn.example.com/green.jpg' },
          { option: 'Color', choice: 'Blue', url: 'https://cdn.example.com/blue.jpg' },
        ],
        options: ['Color', 'Size'],
        choiceOrder: [
          ['Blue', 'Green'],
          ['Large', 'Small'],
        ],
        variants: [
          {
            row: 4,
            choices: ['Green', 'Large'],
            sku: 'tee-green',
            price: '25',
            weight: 0.907185,
            visible: true,
            inStock: true,
          },
          {
            row: 4,
            choices: ['Green', 'Small'],
            price: '25',
            weight: 0.907185,
            visible: true,
            inStock: true,
          },
          {
            row: 5,
            choices: ['Blue', 'Small'],
            sku: 'tee-blue-s',
            barcode: '4006381333931',
            price: '20.00',
            compareAtPrice: '24.00',
            weight: 0.453592,
            visible: false,
            quantity: 0,
          },
        ],
        notes: ['summary', 'categoryPaths', 'sharedStock', 'sharedSku'],
      },
      {
        row: 3,
        name: 'Cap',
        visible: true,
        productType: 'PHYSICAL',
        options: [],
        variants: [{ row: 3, choices: [], sku: 'CAP', price: '16.00', compareAtPrice: '18.00', quantity: 4 }],
        notes: [],
      },
    ]);
  });

  it.each([
    [
      'a virtual product',
      { Type: 'simple, virtual' },
      { products: [{ productType: 'DIGITAL', notes: ['noDelivery'] }] },
    ],
    [
      'a download',
      { Type: 'simple, downloadable, virtual' },
      { products: [{ productType: 'DIGITAL', notes: ['digitalFile'] }] },
    ],
    ['a group', { Type: 'grouped' }, { products: [], problems: [{ kind: 'unsupported', column: 'Type' }] }],
    [
      'a product of another store',
      { Type: 'external' },
      { products: [], problems: [{ kind: 'unsupported', column: 'Type' }] },
    ],
    ['a private product', { Published: '0' }, { products: [{ visible: false }] }],
    ['a draft', { Published: '-1' }, { products: [{ visible: false }] }],
    ['a product that no list has', { 'Visibility in catalog': 'hidden' }, { products: [{ visible: false }] }],
    ['no tax', { 'Tax status': 'none' }, { products: [{ notes: ['untaxed'] }] }],
    [
      'backorders',
      { 'Backorders allowed?': 'notify', Stock: '2' },
      { products: [{ variants: [{ quantity: 2 }], notes: ['backorders'] }] },
    ],
    [
      'a product on backorder',
      { 'In stock?': 'backorder', Stock: '0' },
      { products: [{ variants: [{ inStock: true }], notes: ['backorders'] }] },
    ],
    [
      'a sale that is over',
      { 'Sale price': '9', 'Date sale price ends': '2026-01-31' },
      { products: [{ variants: [{ price: '18' }], notes: ['saleDates'] }] },
    ],
    [
      'attributes that are no options',
      { 'Attribute 1 name': 'Fabric', 'Attribute 1 value(s)': 'Wool' },
      { products: [{ options: [], notes: ['attributes'] }] },
    ],
    ['no SKU', { SKU: '' }, { products: [{ name: 'Cap' }], problems: [] }],
  ])('reads %s', async (_, cells, expected) => {
    expect(await readProductFile([HEAD, simple(cells)])).toMatchObject(expected);
  });

  it.each([
    [
      'German',
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,Sichtbarkeit im Katalog,Kurzbeschreibung,Beschreibung,Vorrätig?,Lager,Gewicht (kg),Angebotspreis,Regulärer Preis,Kategorien,Schlagwörter,Bilder,Übergeordnetes Produkt,Attribut 1 Name,Attribut 1 Wert(e)',
    ],
    [
      'French',
      "ID,Type,UGS,Nom,Publié,Visibilité dans le catalogue,Description courte,Description,En stock ?,Stock,Poids (kg),Tarif promo,Tarif régulier,Catégories,Étiquettes,Images,Parent,Nom de l'attribut 1,Valeur(s) de l'attribut 1",
    ],
    [
      'Spanish',
      'ID,Tipo,SKU,Nombre,Publicado,Visibilidad en el catálogo,Descripción corta,Descripción,¿Existencias?,Inventario,Peso (kg),Precio rebajado,Precio normal,Categorías,Etiquetas,Imágenes,Superior,Nombre del atributo 1,Valor(es) del atributo 1',
    ],
    [
      'Italian',
      'ID,Tipo,COD,Nome,Pubblicato,Visibilità nel catalogo,Breve descrizione,Descrizione,In stock?,Magazzino,Peso (kg),Prezzo in offerta,Prezzo di listino,Categorie,Tag,Immagine,Genitore,Attributo 1 nome,Attributo 1 valore(i)',
    ],
    [
      'Dutch',
      'ID,Type,Artikelnummer,Naam,Gepubliceerd,Zichtbaarheid in catalogus,Korte omschrijving,Beschrijving,Op voorraad?,Voorraad,Gewicht (kg),Actieprijs,Reguliere prijs,Categorieën,Tags,Afbeeldingen,Hoofd,Naam eigenschap 1,Waarde eigenschap 1',
    ],
    [
      'Polish',
      'ID,Typ,SKU,Nazwa,Opublikowano,Widoczność w katalogu,Krótki opis,Opis,W magazynie?,Stan magazynowy,Waga (kg),Cena promocyjna,Cena,Kategorie,Tagi,Obrazki,Element nadrzędny,Nazwa atrybutu 1,Wartości atrybutu 1',
    ],
    [
      'Portuguese',
      'ID,Tipo,SKU,Nome,Publicado,Visibilidade no catálogo,Descrição curta,Descrição,Em estoque?,Estoque,Peso (kg),Preço promocional,Preço,Categorias,Tags,Imagens,Ascendente,Nome do atributo 1,Valores do atributo 1',
    ],
    [
      'Russian',
      'ID,Тип,Артикул,Имя,Опубликован,Видимость в каталоге,Короткое описание,Описание,В наличии?,Запасы,Вес (kg),Цена распродажи,Базовая цена,Категории,Метки,Изображения,Родительский,Имя атрибута 1,Значение(-я) аттрибута(-ов) 1',
    ],
  ])('reads the columns of a store in %s', async (_, head) => {
    const english =
      'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)';
    const rows = [
      '7,variable,tee,Tee,1,visible,Short.,Long.,1,,0.2,,,Clothing > Tees,"soft, new",https://cdn.example.com/a.jpg,,Size,"S, L"',
      '8,variation,tee-s,Tee - S,1,visible,,,1,3,,16,18,,,,tee,Size,S',
      '9,variation,tee-l,Tee - L,1,visible,,,0,,,,18,,,,id:7,Size,L',
    ];
    const read = await readProductFile([head, ...rows]);
    expect(read).toEqual(await readProductFile([english, ...rows]));
    expect(read).toMatchObject({ source: 'woocommerce', unmapped: [], problems: [] });
    expect(read.products).toHaveLength(1);
  });

  it('says nothing of a product whose variations alone are in the file', async () => {
    const { products } = await readProductFile([HEAD, BLUE]);
    expect(products).toMatchObject([{ options: ['Color', 'Size'], variants: [{ sku: 'tee-blue-s' }] }]);
    expect(products[0]).not.toHaveProperty('name');
    expect(products[0]).not.toHaveProperty('visible');
  });

  it('reads the visibility of a file whose titles are in British English', async () => {
    const { source, problems, products, unmapped } = await readProductFile([
      'ID,Type,SKU,Name,Published,"Visibility in catalogue",Stock,Regular price',
      '1,simple,A,Candle,1,hidden,1,9',
      '2,simple,B,Lamp,1,visible,1,9',
    ]);
    expect({ source, problems, unmapped }).toEqual({ source: 'woocommerce', problems: [], unmapped: [] });
    expect(products.map(({ visible }) => visible)).toEqual([false, true]);
  });
});
