/** The parts of three that the viewer of models calls: the published types bring 980 files and six packages. */
declare module 'three' {
  export class Vector3 {
    set(x: number, y: number, z: number): this;
    sub(vector: Vector3): this;
    length(): number;
  }

  export class Object3D {
    readonly position: Vector3;
    add(...objects: Object3D[]): this;
  }

  export class Scene extends Object3D {}

  export class Box3 {
    setFromObject(object: Object3D): this;
    getSize(target: Vector3): Vector3;
    getCenter(target: Vector3): Vector3;
  }

  export class AmbientLight extends Object3D {
    constructor(color: string, intensity: number);
  }

  export class DirectionalLight extends Object3D {
    constructor(color: string, intensity: number);
  }

  export class PerspectiveCamera extends Object3D {
    constructor(fieldOfView: number);
    near: number;
    far: number;
    aspect: number;
    updateProjectionMatrix(): void;
  }

  export class LoadingManager {
    itemStart(address: string): void;
  }

  export class TextureLoader {
    readonly manager: LoadingManager;
    constructor(manager: LoadingManager);
  }

  export class WebGLRenderer {
    constructor(options: { canvas: HTMLCanvasElement; antialias: boolean; alpha: boolean });
    setPixelRatio(ratio: number): void;
    setSize(width: number, height: number, updateStyle: boolean): void;
    render(scene: Scene, camera: PerspectiveCamera): void;
    dispose(): void;
  }
}

declare module 'three/examples/jsm/controls/OrbitControls.js' {
  import type { PerspectiveCamera } from 'three';

  export class OrbitControls {
    constructor(camera: PerspectiveCamera, element: HTMLElement);
    addEventListener(type: 'change', listener: () => void): void;
    update(): boolean;
    dispose(): void;
  }
}

declare module 'three/examples/jsm/loaders/GLTFLoader.js' {
  import type { LoadingManager, Scene, TextureLoader } from 'three';

  interface Parser {
    textureLoader: TextureLoader;
    options: { manager: LoadingManager };
  }

  export class GLTFLoader {
    register(plugin: (parser: Parser) => { name: string }): this;
    load(
      address: string,
      onLoad: (model: { scene: Scene }) => void,
      onProgress: undefined,
      onError: (cause: unknown) => void,
    ): void;
  }
}
