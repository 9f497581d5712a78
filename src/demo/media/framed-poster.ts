type Three = readonly [number, number, number];

const FLOAT = 5126;
const SHORT = 5123;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

/** The sides of a cube of one metre: outward, across, up. */
const SIDES: readonly (readonly [Three, Three, Three])[] = [
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [-1, 0, 0],
    [0, 1, 0],
  ],
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
];
const CORNERS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;

function cube() {
  const points: number[] = [];
  const normals: number[] = [];
  const picture: number[] = [];
  const triangles: number[] = [];
  for (const [out, across, up] of SIDES) {
    const first = points.length / 3;
    for (const [u, v] of CORNERS) {
      for (const axis of [0, 1, 2] as const) points.push(out[axis] / 2 + u * across[axis] + v * up[axis]);
      normals.push(...out);
      picture.push(u + 0.5, 0.5 - v);
    }
    triangles.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  return { points, normals, picture, triangles };
}

/** In metres: a poster of 50 × 70 cm in a frame of oak. */
const PARTS: readonly { name: string; mesh: number; translation: Three; scale: Three }[] = [
  { name: 'Print', mesh: 1, translation: [0, 0, 0], scale: [0.5, 0.7, 0.006] },
  { name: 'Left', mesh: 0, translation: [-0.26, 0, 0.005], scale: [0.02, 0.74, 0.03] },
  { name: 'Right', mesh: 0, translation: [0.26, 0, 0.005], scale: [0.02, 0.74, 0.03] },
  { name: 'Top', mesh: 0, translation: [0, 0.36, 0.005], scale: [0.5, 0.02, 0.03] },
  { name: 'Foot', mesh: 0, translation: [0, -0.36, 0.005], scale: [0.5, 0.02, 0.03] },
];

const padded = (bytes: Uint8Array, filler: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, filler)]);

function chunk(type: number, bytes: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(bytes.length, 0);
  head.writeUInt32LE(type, 4);
  return Buffer.concat([head, bytes]);
}

/** A framed poster as a GLB file. */
export function framedPoster(jpeg: Uint8Array): Uint8Array {
  const { points, normals, picture, triangles } = cube();
  const pieces: Buffer[] = [];
  const bufferViews: object[] = [];
  const keep = (bytes: Uint8Array): number => {
    const byteOffset = pieces.reduce((sum, { length }) => sum + length, 0);
    pieces.push(padded(bytes, 0));
    return bufferViews.push({ buffer: 0, byteOffset, byteLength: bytes.length }) - 1;
  };
  const floats = (numbers: readonly number[]): number =>
    keep(new Uint8Array(Float32Array.from(numbers).buffer));
  const count = points.length / 3;
  const accessors = [
    {
      bufferView: floats(points),
      componentType: FLOAT,
      count,
      type: 'VEC3',
      min: [-0.5, -0.5, -0.5],
      max: [0.5, 0.5, 0.5],
    },
    { bufferView: floats(normals), componentType: FLOAT, count, type: 'VEC3' },
    { bufferView: floats(picture), componentType: FLOAT, count, type: 'VEC2' },
    {
      bufferView: keep(new Uint8Array(Uint16Array.from(triangles).buffer)),
      componentType: SHORT,
      count: triangles.length,
      type: 'SCALAR',
    },
  ];
  const image = keep(jpeg);
  const attributes = { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 };
  const binary = Buffer.concat(pieces);
  const described = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: PARTS.map((_, at) => at) }],
    nodes: PARTS,
    meshes: [0, 1].map((material) => ({ primitives: [{ attributes, indices: 3, material }] })),
    materials: [
      {
        name: 'Oak',
        pbrMetallicRoughness: {
          baseColorFactor: [0.571, 0.323, 0.125, 1],
          metallicFactor: 0,
          roughnessFactor: 0.7,
        },
      },
      {
        name: 'Paper',
        pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0, roughnessFactor: 0.9 },
      },
    ],
    textures: [{ source: 0 }],
    images: [{ bufferView: image, mimeType: 'image/jpeg' }],
    bufferViews,
    accessors,
    buffers: [{ byteLength: binary.length }],
  };
  const body = Buffer.concat([
    chunk(JSON_CHUNK, padded(Buffer.from(JSON.stringify(described)), 0x20)),
    chunk(BINARY_CHUNK, binary),
  ]);
  const head = Buffer.alloc(12);
  head.write('glTF', 0, 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(head.length + body.length, 8);
  return Buffer.concat([head, body]);
}
