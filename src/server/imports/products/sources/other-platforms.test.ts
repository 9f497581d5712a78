import { describe, expect, it } from 'vitest';
import { readProductFile } from '#testing/read-product-file.ts';

describe('product files of Squarespace', () => {
  const HEAD =
    'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,Description,SKU,GTIN,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Length,Width,Height,Visible,Hosted Image URLs';

  it('reads variants below their product, sales that are on, and unlimited stock', async () => {
    const { source, problems, products } = await readProductFile([
      HEAD,
      'p1,v1,PHYSICAL,shop,shop/p/tee,Tee,<p>Soft</p>,T-S,4006381333931,Size,S,Color,Red,20.00,15.00,Yes,35,"/clothes, /clothes/tees","soft, new",0.2,1,1,1,Yes,https://cdn.example.com/a.jpg https://cdn.example.com/b.jpg',
      ',v2,,,,,,T-M,,Size,M,Color,Red,21.00,15.00,No,Unlimited,,,0.3,1,1,1,,',
      'p2,v3,DIGITAL,shop,guide,Guide,,G-1,,,,,,9.00,0.00,No,Unlimited,,,0.0,0,0,0,No,',
    ]);
    expect({ source, problems }).toEqual({ source: 'squarespace', problems: [] });
    expect(products).toEqual([
      {
        row: 2,
        handle: 'tee',
        name: 'Tee',
        description: '<p>Soft</p>',
        visible: true,
        productType: 'PHYSICAL',
        collections: ['clothes', 'tees'],
        tags: ['soft', 'new'],
        pictures: [{ url: 'https://cdn.example.com/a.jpg' }, { url: 'https://cdn.example.com/b.jpg' }],
        options: ['Size', 'Color'],
        variants: [
          {
            row: 2,
            choices: ['S', 'Red'],
            sku: 'T-S',
            barcode: '4006381333931',
            price: '15.00',
            compareAtPrice: '20.00',
            weight: 0.2,
            quantity: 35,
          },
          { row: 3, choices: ['M', 'Red'], sku: 'T-M', price: '21.00', weight: 0.3, inStock: true },
        ],
        notes: ['categoryPaths', 'weightUnit'],
      },
      {
        row: 4,
        handle: 'guide',
        name: 'Guide',
        visible: false,
        productType: 'DIGITAL',
        options: [],
        variants: [{ row: 4, choices: [], sku: 'G-1', price: '9.00', weight: 0, inStock: true }],
        notes: ['digitalFile'],
      },
    ]);
  });

  it('reads files whose columns are not marked as not editable, and products without an ID', async () => {
    const { source, problems, products } = await readProductFile([
      'Product Type,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories',
      'PHYSICAL,Tee,<p>Soft</p>,T-S,Size,S,42.00,35.00,Yes,5,Clothes',
      ',,,T-M,Size,M,48.00,,No,Unlimited,',
      'DIGITAL,Guide,,G-1,,,9.00,,No,Unlimited,',
    ]);
    expect({ source, problems }).toEqual({ source: 'squarespace', problems: [] });
    expect(products).toMatchObject([
      {
        name: 'Tee',
        options: ['Size'],
        variants: [
          { choices: ['S'], sku: 'T-S', price: '35.00', compareAtPrice: '42.00', quantity: 5 },
          { choices: ['M'], sku: 'T-M', price: '48.00', inStock: true },
        ],
      },
      { name: 'Guide', productType: 'DIGITAL' },
    ]);
  });

  it('rejects gift cards, and notes services', async () => {
    const { problems, products } = await readProductFile([
      HEAD,
      'p1,v1,GIFT_CARD,shop,card,Card,,,,,,,,25.00,,No,Unlimited,,,,,,,Yes,',
      'p2,v2,SERVICE,shop,lesson,Lesson,,,,,,,,40.00,,No,Unlimited,,,,,,,Yes,',
    ]);
    expect(problems).toMatchObject([{ kind: 'unsupported', row: 2 }]);
    expect(products).toMatchObject([{ productType: 'DIGITAL', notes: ['noDelivery'] }]);
  });
});

describe('product files of BigCommerce', () => {
  it('reads rows of products, SKUs and rules', async () => {
    const { source, problems, products } = await readProductFile([
      'Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Brand Name,Product Description,Price,Cost Price,Retail Price,Sale Price,Product Weight,Product Visible?,Track Inventory,Current Stock Level,Category,Product Image File - 1,Product Image Description - 1,Product Image File - 2,Page Title,Meta Description,Product UPC/EAN,Product URL,Search Keywords',
      'Product,12,Tee,P,TEE,Halfdrop,<p>Soft</p>,20.00,8.00,30.00,0.00,0.2,Y,by option,0,Shop All/Clothes;Shop All/Sale,https://cdn.example.com/a.jpg,Front,b/local.jpg,A tee,Soft tee,,/tee/,tee soft',
      '  SKU,101,"[S]Size=Small,[CS]Color=Red:#FF0000",,TEE-S,,,,,,,,,,5,,,,,,,4006381333931,,',
      '  SKU,102,"[S]Size=Large,[CS]Color=Red:#FF0000",,TEE-L,,,,,,,,,,2,,,,,,,,,',
      '  Rule,103,"[S]Size=Large",,,,,[ADD]2.50,,,,,,,,,,,,,,,,',
      'Product,13,Guide,D,GUIDE,,,9.00,,,7.00,0,N,none,0,,,,,,,,/guide/,',
    ]);
    expect({ source, problems }).toEqual({ source: 'bigcommerce', problems: [] });
    expect(products).toEqual([
      {
        row: 2,
        handle: 'tee',
        name: 'Tee',
        description: '<p>Soft</p>',
        visible: true,
        productType: 'PHYSICAL',
        brand: 'Halfdrop',
        collections: ['Clothes', 'Sale'],
        pictures: [{ url: 'https://cdn.example.com/a.jpg', text: 'Front' }],
        seoTitle: 'A tee',
        seoDescription: 'Soft tee',
        options: ['Size', 'Color'],
        variants: [
          {
            row: 3,
            choices: ['Small', 'Red'],
            sku: 'TEE-S',
            barcode: '4006381333931',
            price: '20.00',
            compareAtPrice: '30.00',
            cost: '8.00',
            weight: 0.2,
            quantity: 5,
          },
          {
            row: 4,
            choices: ['Large', 'Red'],
            sku: 'TEE-L',
            price: '22.50',
            compareAtPrice: '30.00',
            cost: '8.00',
            weight: 0.2,
            quantity: 2,
          },
        ],
        notes: ['swatches', 'relativePictures', 'weightUnit'],
      },
      {
        row: 6,
        handle: 'guide',
        name: 'Guide',
        visible: false,
        productType: 'DIGITAL',
        options: [],
        variants: [
          {
            row: 6,
            choices: [],
            sku: 'GUIDE',
            price: '7.00',
            compareAtPrice: '9.00',
            weight: 0,
            isUntracked: true,
          },
        ],
        notes: ['digitalFile'],
      },
    ]);
  });

  it('reads rows of products, variants and images', async () => {
    const { source, problems, products } = await readProductFile([
      'Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Cost Price,Retail Price,Sale Price,Brand ID,Categories,Description,Page Title,Product URL,Meta Description,UPC/EAN,Free Shipping,Weight,Is Visible,Variant Image URL,Internal Image URL (Export),Image URL (Import),Image Description,Image is Thumbnail,Image Sort Order',
      'Product,77,Tee,physical,TEE,,variant,0,20.00,8.00,0.00,0.00,3,23;24,<p>Soft</p>,,/tees/tee/,,,FALSE,0.2,TRUE,,,,,,',
      'Variant,78,,,TEE-S,Type=Rectangle|Name=Size|Value=SType=Swatch|Name=Color|Value=Red[#FF0000],,4,,,,,,,,,,,4006381333931,,,,https://cdn.example.com/red.jpg,,,,,',
      'Variant,79,,,TEE-L,Type=Rectangle|Name=Size|Value=LType=Swatch|Name=Color|Value=Blue[#0000FF],,0,24.00,,,,,,,,,,,,,,https://cdn.example.com/blue.jpg,,,,,',
      'Image,80,,,,,,,,,,,,,,,,,,,,,,https://cdn.example.com/back.jpg,,Back,FALSE,1',
      'Image,81,,,,,,,,,,,,,,,,,,,,,,https://cdn.example.com/front.jpg,,Front,TRUE,0',
    ]);
    expect({ source, problems }).toEqual({ source: 'bigcommerce', problems: [] });
    expect(products).toMatchObject([
      {
        handle: 'tee',
        name: 'Tee',
        visible: true,
        pictures: [
          { url: 'https://cdn.example.com/front.jpg', text: 'Front' },
          { url: 'https://cdn.example.com/back.jpg', text: 'Back' },
          { url: 'https://cdn.example.com/red.jpg' },
          { url: 'https://cdn.example.com/blue.jpg' },
        ],
        options: ['Size', 'Color'],
        variants: [
          {
            choices: ['S', 'Red'],
            sku: 'TEE-S',
            barcode: '4006381333931',
            price: '20.00',
            cost: '8.00',
            weight: 0.2,
            quantity: 4,
          },
          { choices: ['L', 'Blue'], sku: 'TEE-L', price: '24.00', quantity: 0 },
        ],
        notes: ['swatches', 'categoryIds', 'weightUnit'],
      },
    ]);
    expect(products[0]).not.toHaveProperty('collections');
  });
});

describe('product files of Magento', () => {
  it('reads what customers are asked for: texts, and choices with what each costs', async () => {
    const { problems, products } = await readProductFile([
      'sku,store_view_code,attribute_set_code,product_type,name,price,custom_options',
      'ring,,Default,simple,Ring,90,"name=Engraving,type=field,required=1;sku=1-text,price=4.995000,price_type=fixed,sku=,max_characters=30|name=Box,type=drop_down,required=0,price=0.0000,price_type=fixed,option_title=Plain|name=Box,type=drop_down,required=0,price=4.5000,price_type=fixed,option_title=Gift, with bow"',
      'cup,,Default,simple,Cup,9,"name=Photo,type=file,required=0,price=0.0000|name=Note,type=area,required=0,price=10.0000,price_type=percent"',
    ]);
    expect(problems).toEqual([]);
    expect(products.map(({ modifiers, notes }) => ({ modifiers, notes }))).toEqual([
      {
        modifiers: [
          { name: 'Engraving', kind: 'FREE_TEXT', isMandatory: true, maxLength: 30, addedPrice: '5.00' },
          {
            name: 'Box',
            kind: 'TEXT_CHOICES',
            isMandatory: false,
            choices: [{ name: 'Plain' }, { name: 'Gift, with bow', addedPrice: '4.50' }],
          },
        ],
        notes: [],
      },
      { modifiers: undefined, notes: ['modifiers'] },
    ]);
  });

  it('joins simple products to the configurable one that names them, wherever they stand', async () => {
    const { source, problems, products } = await readProductFile([
      'sku,store_view_code,attribute_set_code,product_type,categories,name,description,short_description,weight,product_online,tax_class_name,visibility,price,special_price,special_price_from_date,special_price_to_date,url_key,meta_title,base_image,base_image_label,additional_images,additional_image_labels,additional_attributes,qty,allow_backorders,is_in_stock,configurable_variations,configurable_variation_labels',
      'tee-red,,Default,simple,Default Category/Gear,Tee Red,,,0.2,1,Taxable Goods,Not Visible Individually,20.0000,15.0000,1/1/26,"12/31/26, 11:00 PM",tee-red,,https://cdn.example.com/red.jpg,,,,color=Red,5.0000,0,1,,',
      'tee-blue,,Default,simple,Default Category/Gear,Tee Blue,,,0.2,2,Taxable Goods,Not Visible Individually,21.0000,,,,tee-blue,,https://cdn.example.com/blue.jpg,,,,color=Blue,0.0000,0,0,,',
      'cap,,Default,virtual,,Cap,,,,1,None,"Catalog, Search",9.0000,,,,cap,,/c/a/cap.jpg,,,,,0.0000,0,1,,',
      'tee,,Default,configurable,"Default Category/Gear/Tops,Default Category/Sale",Tee,<p>Soft</p>,Short,,1,Taxable Goods,"Catalog, Search",,,,,tee,A tee,https://cdn.example.com/a.jpg,Front,"https://cdn.example.com/b.jpg,https://cdn.example.com/c.jpg","Back,Side",,0.0000,0,1,"sku=tee-red,color=Red|sku=tee-blue,color=Blue",color=Colour',
      'tee,de,Default,configurable,,Hemd,,,,,,,,,,,,,,,,,,,,,,',
    ]);
    expect({ source, problems }).toEqual({ source: 'magento', problems: [] });
    expect(products).toMatchObject([
      { handle: 'cap', productType: 'DIGITAL', variants: [{ sku: 'cap', inStock: true }] },
      {
        row: 5,
        handle: 'tee',
        name: 'Tee',
        description: '<p>Soft</p>',
        visible: true,
        productType: 'PHYSICAL',
        collections: ['Tops', 'Sale'],
        seoTitle: 'A tee',
        pictures: [
          { url: 'https://cdn.example.com/a.jpg', text: 'Front' },
          { url: 'https://cdn.example.com/b.jpg', text: 'Back' },
          { url: 'https://cdn.example.com/c.jpg', text: 'Side' },
          { url: 'https://cdn.example.com/red.jpg' },
          { url: 'https://cdn.example.com/blue.jpg' },
        ],
        options: ['Colour'],
        variants: [
          {
            choices: ['Red'],
            sku: 'tee-red',
            price: '15.00',
            compareAtPrice: '20.00',
            weight: 0.2,
            visible: true,
            quantity: 5,
          },
          { choices: ['Blue'], sku: 'tee-blue', price: '21.00', visible: false, quantity: 0 },
        ],
      },
    ]);
    expect(products.map(({ notes }) => notes.toSorted())).toEqual([
      ['noDelivery', 'relativePictures', 'untaxed'],
      ['categoryPaths', 'saleDates', 'summary', 'translations', 'weightUnit'],
    ]);
  });
});

describe('product files of other platforms', () => {
  it('leaves out pictures in the network of the other store, and identifiers that an earlier product has', async () => {
    const { problems, products } = await readProductFile([
      'Product ID,Active (0/1),Name *,Wholesale price,Price tax included,Reference #,EAN13,Image URLs (x;y;z...)',
      '1,1,Bowl,4.00,9.00,B,4006381333931,http://localhost/img/1.jpg',
      '2,1,Dish,4.00,9.00,D,4006381333931,http://192.168.0.7/2.jpg;https://nas.local/2.jpg;https://cdn.example.com/2.jpg',
    ]);
    expect(problems).toEqual([]);
    expect(products.map(({ pictures }) => pictures)).toEqual([
      undefined,
      [{ url: 'https://cdn.example.com/2.jpg' }],
    ]);
    expect(products.map(({ variants }) => variants[0]?.barcode)).toEqual(['4006381333931', undefined]);
    expect(products.map(({ notes }) => notes)).toEqual([
      ['relativePictures'],
      ['relativePictures', 'sharedSku'],
    ]);
  });
});

describe('product files of PrestaShop', () => {
  it('recognizes its importer’s file from which somebody has deleted columns', async () => {
    const { source, problems, products } = await readProductFile([
      'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Reference #;Quantity',
      '1;1;Chair;Home,Seats;49.90;CH-1;4',
      '2;0;Stool;;19.90;ST-1;0',
    ]);
    expect({ source, problems }).toEqual({ source: 'prestashop', problems: [] });
    expect(products).toMatchObject([
      { name: 'Chair', visible: true, collections: ['Seats'], variants: [{ sku: 'CH-1', price: '49.90' }] },
      { name: 'Stool', visible: false, variants: [{ sku: 'ST-1', price: '19.90', quantity: 0 }] },
    ]);
  });

  it('reads combinations of products that are in the store', async () => {
    const { source, problems, products } = await readProductFile([
      'Product ID*;Product Reference;Attribute (Name:Type:Position)*;Value (Value:Position)*;Supplier reference;Reference;EAN13;Wholesale price;Impact on price;Quantity',
      '1;TEE;Size:select:0, Color:color:1;S:0, Red:1;;TEE-S;4006381333931;8.00;0;4',
      '1;TEE;Size:select:0, Color:color:1;L:1, Red:1;;TEE-L;;;2.50;0',
      '2;;Size:select:0;S:0;;X;;;;1',
    ]);
    expect(source).toBe('prestashop');
    expect(problems).toMatchObject([{ kind: 'missing', column: 'Product Reference', row: 4 }]);
    expect(products).toEqual([
      {
        row: 2,
        baseSku: 'TEE',
        options: ['Size', 'Color'],
        variants: [
          {
            row: 2,
            choices: ['S', 'Red'],
            sku: 'TEE-S',
            barcode: '4006381333931',
            priceChange: '0',
            cost: '8.00',
            quantity: 4,
          },
          { row: 3, choices: ['L', 'Red'], sku: 'TEE-L', priceChange: '2.50', quantity: 0 },
        ],
        notes: [],
      },
    ]);
  });

  it('reads products with prices without tax, reductions and lists of pictures', async () => {
    const { source, problems, products } = await readProductFile([
      'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Wholesale price;On sale (0/1);Discount amount;Discount percent;Discount from (yyyy-mm-dd);Discount to (yyyy-mm-dd);Reference #;Manufacturer;EAN13;Weight;Quantity;Visibility;Summary;Description;Tags (x,y,z...);Meta title;Meta description;URL rewritten;Image URLs (x,y,z...);Image alt texts (x,y,z...);Out of stock action;Virtual product (0 = No, 1 = Yes)',
      '1;1;Tee;Home/Clothes,Sale;20.00;1;8.00;1;;10;;;TEE;Halfdrop;4006381333931;0.2;5;both;;<p>Soft</p>;soft,new;A tee;Soft tee;tee;https://cdn.example.com/a.jpg,https://cdn.example.com/b.jpg;Front,Back;1;0',
      '2;0;Guide;Home;9.00;1;;0;2;;;;GUIDE;;;;3;none;Short;;;;;guide;;;2;1',
    ]);
    expect({ source, problems }).toEqual({ source: 'prestashop', problems: [] });
    expect(products).toEqual([
      {
        row: 2,
        handle: 'tee',
        name: 'Tee',
        description: '<p>Soft</p>',
        visible: true,
        brand: 'Halfdrop',
        collections: ['Clothes', 'Sale'],
        tags: ['soft', 'new'],
        seoTitle: 'A tee',
        seoDescription: 'Soft tee',
        pictures: [
          { url: 'https://cdn.example.com/a.jpg', text: 'Front' },
          { url: 'https://cdn.example.com/b.jpg', text: 'Back' },
        ],
        options: [],
        variants: [
          {
            row: 2,
            choices: [],
            sku: 'TEE',
            barcode: '4006381333931',
            price: '18.00',
            compareAtPrice: '20.00',
            cost: '8.00',
            weight: 0.2,
            quantity: 5,
          },
        ],
        notes: ['beforeTax', 'weightUnit', 'backorders'],
      },
      {
        row: 3,
        handle: 'guide',
        name: 'Guide',
        description: 'Short',
        visible: false,
        productType: 'DIGITAL',
        options: [],
        variants: [{ row: 3, choices: [], sku: 'GUIDE', price: '7.00', compareAtPrice: '9.00', quantity: 3 }],
        notes: ['noDelivery', 'beforeTax'],
      },
    ]);
  });
});
