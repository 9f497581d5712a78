import type { FamilyName } from '../art/families.ts';
import type { PaletteName } from '../art/palettes.ts';

/** What is printed: of hundreds of numbers looked at, the ones worth a wall. */
export interface Poster {
  name: string;
  family: FamilyName;
  /** Seeds the drawing. */
  number: number;
  palette: PaletteName;
  /** Stands beside the picture for those who do not see it. */
  alt: string;
}

type Row = [name: string, number: number, palette: PaletteName, alt: string];

const chosen: Record<FamilyName, Row[]> = {
  drift: [
    ['Evening current', 428, 'dusk', 'Purple and apricot ribbons bending round each other'],
    ['Meltwater', 423, 'nightswim', 'Teal and cream ribbons falling through dark blue'],
    ['Harbor wind', 411, 'harbor', 'Blue, orange and yellow ribbons turning downwards'],
    ['Hedgerow', 418, 'orchard', 'Red and green ribbons leaning into the wind'],
    ['Long grass', 425, 'lichen', 'Upright green ribbons with a few yellow ones'],
    ['Cold front', 427, 'heather', 'Violet and black ribbons sweeping from the top'],
    ['Murmuration', 36, 'persimmon', 'Crimson, peach and petrol ribbons in an S'],
    ['Iron filings', 19, 'salt', 'Gray, black and rust ribbons round a hidden pole'],
  ],
  loop: [
    ['Roundabout', 9, 'riso', 'Broad pink and green bands winding over coral'],
    ['Switchyard', 118, 'orchard', 'Cream and rust bands winding over bottle green'],
    ['Bakery floor', 29, 'clay', 'Brown and cream rings that never end'],
    ['Night bus', 120, 'nightswim', 'Coral and ice-blue waves over teal'],
    ['Ring road', 112, 'dusk', 'Apricot bands and three suns over aubergine'],
    ['Tramlines', 108, 'harbor', 'Blue and orange rails over yellow'],
    ['Corkscrew', 36, 'persimmon', 'Orange rails climbing over petrol'],
    ['Garden hose', 33, 'heather', 'Green and violet hose coiled over yellow'],
  ],
  dune: [
    ['Low sun', 274, 'clay', 'A small sun behind brown ridges'],
    ['Last ferry', 259, 'harbor', 'A red sun over yellow and blue ridges'],
    ['Violet hour', 276, 'dusk', 'A coral sun going down behind violet ridges at twilight'],
    ['Salt flat', 280, 'salt', 'A rust-colored sun over gray ridges'],
    ['Second summer', 265, 'persimmon', 'A crimson sun over orange and petrol ridges'],
    ['Postcard', 267, 'riso', 'A red sun over pink, yellow, green and blue ridges'],
    ['Warm front', 271, 'nightswim', 'A teal sun in a coral sky'],
    ['Fallow', 273, 'lichen', 'A mustard sun over green fields'],
  ],
  seedhead: [
    ['Firework seen from the pier', 203, 'harbor', 'Petals bursting in blue, orange and yellow'],
    ['Dahlia', 47, 'dusk', 'Dark violet petals round a cream heart'],
    ['Sunflower state', 200, 'orchard', 'A round head of white, green and yellow seeds on black-green'],
    ['Sea urchin', 42, 'nightswim', 'Coral and teal petals round a dark triangle'],
    ['Peacock', 25, 'riso', 'Blue, yellow, green and red petals in arcs'],
    ['Artichoke', 31, 'lichen', 'Green petals opening round a yellow star'],
    ['Dandelion clock', 46, 'heather', 'Pale violet and green petals in seven rays'],
    ['Pine cone', 192, 'clay', 'A round head of orange and brown seeds'],
  ],
  weave: [
    ['Tea towel', 25, 'riso', 'Red, blue and yellow bands on white'],
    ['Loom song', 563, 'nightswim', 'Teal, coral and cream bands on midnight'],
    ['Oyster basket', 22, 'salt', 'Slanting rust and slate bands'],
    ['Deck chair', 551, 'harbor', 'Broad orange, yellow and blue bands'],
    ['Bread basket', 566, 'clay', 'Slanting brown and gray bands in steps'],
    ['Picnic', 571, 'dusk', 'Slanting violet and cream bands'],
    ['Market bag', 573, 'persimmon', 'Broad crimson, peach and petrol bands'],
  ],
  isoline: [
    ['Reef', 26, 'nightswim', 'A turquoise island, darker the higher, in a midnight sea'],
    ['Two lakes', 308, 'persimmon', 'Two petrol hollows in a peach-colored land'],
    ['Unnamed island', 315, 'harbor', 'A blue island with a yellow and red summit'],
    ['The saddle', 309, 'orchard', 'Two rust-colored summits joined by a ridge'],
    ['North face', 19, 'salt', 'A steep rust and black summit in gray land'],
    ['Archipelago', 306, 'dusk', 'Violet summits in an apricot land'],
    ['Peat bog', 316, 'lichen', 'A dark green plateau with a copper rim'],
  ],
  lunation: [
    ['Moonrise over lines', 720, 'harbor', 'Nine moons in an arc over striped water'],
    ['A month of moons', 738, 'salt', 'Twenty-eight moons in seven rows, two of them red'],
    ['First quarter', 732, 'nightswim', 'A great half moon over a small calendar of moons'],
    ['Spiral month', 724, 'dusk', 'Twenty-nine moons wound into a spiral'],
    ['Three moons', 7, 'persimmon', 'Three moons above each other, the middle one crimson'],
    ['Harvest moon', 11, 'orchard', 'A great full moon on green'],
    ['Night shift', 731, 'riso', 'Twenty-eight moons on bright blue, one of them red'],
  ],
  hollow: [
    ['The clearing', 24, 'orchard', 'Hills and a sun seen through green and yellow paper'],
    ['Ember valley', 92, 'persimmon', 'Pink hills seen through red and orange paper'],
    ['Cave mouth', 41, 'riso', 'Bright hills seen through rainbow-colored paper'],
    ['Fjord', 43, 'harbor', 'Blue hills and a yellow sun seen through orange paper'],
    ['Grotto', 13, 'nightswim', 'A moonlit shore seen through coral and teal paper'],
    ['Nine in the canyon', 103, 'dusk', 'Hills and a sun seen through coral and plum paper'],
    ['Keyhole', 102, 'heather', 'Green hills seen through violet and yellow paper'],
  ],
};

export const posters: readonly Poster[] = (Object.keys(chosen) as FamilyName[]).flatMap((family) =>
  chosen[family].map(([name, number, palette, alt]) => ({ name, family, number, palette, alt })),
);
